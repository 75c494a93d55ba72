/** An address on one line; a long one by its beginning. */
export function shortAddress(address: string): string {
  const text = address.trim().replaceAll(/\s+/g, ' ');
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
