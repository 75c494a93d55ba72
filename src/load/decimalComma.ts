/** Whether the language of a site writes fractions with a comma, so that `1,180` may be little more than one. */
export function hasDecimalComma(source: string): boolean {
  const [, language = 'en'] = /^ +language: *["']?([a-z]{2,3})\b/m.exec(source) ?? [];
  return new Intl.NumberFormat(language).format(1.5).includes(',');
}
