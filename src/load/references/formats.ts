/** The language and currency of the site, as far as they are written. */
export type Locale = { language: string; currency: string };

/** How a number can be written into a text: `${constants.claims.sales | money}` gives «£1,000». */
export type Formats = {
  /** With the sign of the currency, and pence only where there are some. */
  money(value: number): string;
  /** With the language's separators. */
  number(value: number): string;
};

/** The words of the formats. */
export const formatNames = ['money', 'number'] as const satisfies (keyof Formats)[];

/** Whether a word names a format. */
export function isFormat(word: string): word is keyof Formats {
  return formatNames.some((name) => name === word);
}

/** The formats of a site. Making them is slow, using them is not. */
export function createFormats({ language, currency }: Locale): Formats {
  const money = (digits: number) =>
    new Intl.NumberFormat(language, { style: 'currency', currency, minimumFractionDigits: digits });
  const [whole, withPence, plain] = [money(0), money(2), new Intl.NumberFormat(language)];
  return {
    money: (value) => (Number.isInteger(value) ? whole : withPence).format(value),
    number: (value) => plain.format(value),
  };
}
