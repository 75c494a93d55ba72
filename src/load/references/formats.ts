/** The language and currency of the site, as far as they are written. */
export type Locale = { language: string; currency: string };

/** How a number can be written into a text: `${constants.claims.sales | money}` gives «£1,000». */
export const formats = {
  /** With the sign of the currency, and pence only where there are some. */
  money: (value: number, { language, currency }: Locale) =>
    new Intl.NumberFormat(language, {
      style: 'currency',
      currency,
      minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
    }).format(value),
  /** With the language's separators. */
  number: (value: number, { language }: Locale) => new Intl.NumberFormat(language).format(value),
};

/** The word of a format. */
export type Format = keyof typeof formats;

/** Whether a word names a format. */
export function isFormat(word: string): word is Format {
  return Object.hasOwn(formats, word);
}
