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

/** The formats of a site, whose locale is asked for when the first number is written. */
export function createFormats(localeOf: () => Locale): Formats {
  return {
    money(value) {
      const { language, currency } = localeOf();
      const minimumFractionDigits = Number.isInteger(value) ? 0 : 2;
      const key = `${language} ${currency} ${minimumFractionDigits}`;
      const options = { style: 'currency', currency, minimumFractionDigits } as const;
      return writer(key, language, options).format(value);
    },
    number(value) {
      const { language } = localeOf();
      return writer(language, language, {}).format(value);
    },
  };
}

/** Kept for all sites of the process: making one takes half a millisecond, using it next to none. */
const writers = new Map<string, Intl.NumberFormat>();

function writer(
  key: string,
  language: string,
  options: Intl.NumberFormatOptions,
): Intl.NumberFormat {
  let made = writers.get(key);
  if (!made) writers.set(key, (made = new Intl.NumberFormat(language, options)));
  return made;
}
