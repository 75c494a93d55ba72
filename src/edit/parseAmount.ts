/** The number of a sum as pages show it (`£1,250`, `30%`) or as it is written; undefined for other words. */
export function parseAmount(words: string): string | undefined {
  const isSum = /^(?:\p{Sc}[\d,. ]+|[\d,. ]+%|\d[\d,]*(?:\.\d+)?)$/u.test(words.trim());
  const digits = words.replaceAll(/[^\d.]/g, '');
  return isSum && digits !== '' && !Number.isNaN(Number(digits))
    ? String(Number(digits))
    : undefined;
}
