/** Which way the words of a language run, as `dir` says it; nothing for those that run from left to right. */
export function directionOf(language: string): 'rtl' | undefined {
  const { script = '' } = new Intl.Locale(language).maximize();
  return rightToLeft.includes(script) ? 'rtl' : undefined;
}

/** The living scripts with `rtl=YES` in CLDR (https://github.com/unicode-org/cldr/blob/main/common/properties/scriptMetadata.txt). */
const rightToLeft = ['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'];
