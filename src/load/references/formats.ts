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

/** The formats of a site. Each is made when it is first used: making one takes milliseconds, using it does not. */
export function createFormats({ language, currency }: Locale): Formats {
  const style = { style: 'currency', currency } as const;
  const whole = once(() => new Intl.NumberFormat(language, { ...style, minimumFractionDigits: 0 }));
  const withPence = once(
    () => new Intl.NumberFormat(language, { ...style, minimumFractionDigits: 2 }),
  );
  const plain = once(() => new Intl.NumberFormat(language));
  return {
    money: (value) => (Number.isInteger(value) ? whole() : withPence()).format(value),
    number: (value) => plain().format(value),
  };
}

function once<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
