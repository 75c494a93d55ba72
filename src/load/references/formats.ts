/** The language and currency of the site. */
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

/** The formats of a site. */
export function createFormats({ language, currency }: Locale): Formats {
  return {
    money(value) {
      const minimumFractionDigits = Number.isInteger(value) ? 0 : 2;
      return write(value, language, { style: 'currency', currency, minimumFractionDigits });
    },
    number: (value) => write(value, language, {}),
  };
}

/** Kept for all sites of the process: making one takes half a millisecond, using it next to none. */
const writers = new Map<string, Intl.NumberFormat>();

function write(value: number, language: string, options: Intl.NumberFormatOptions): string {
  const key = JSON.stringify([language, options]);
  const writer = writers.get(key) ?? new Intl.NumberFormat(language, options);
  writers.set(key, writer);
  return writer.format(value);
}
