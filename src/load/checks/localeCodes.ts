import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { nearestWords } from '../nearestWords.ts';
import { writtenAt } from '../tree.ts';
import type { CheckContext } from './CheckContext.ts';

/** A language, country or currency whose code has the right form, but does not exist. */
export function localeCodes({ file, tree, atValue }: CheckContext): Problem[] {
  const at = (path: readonly string[]) => atValue(writtenAt(path, tree));
  const language = unknownLocale(file.site.language);
  const place = at(['site', 'language']);
  const currencies = [
    { code: file.site.currency, path: ['site', 'currency'] },
    { code: file.pixel?.currency, path: ['pixel', 'currency'] },
  ];
  return [
    ...(language ? [createProblem('unknown-code', language, place)] : []),
    ...currencies.flatMap(({ code, path }, index) => {
      const isSame = index > 0 && code === file.site.currency;
      if (code === undefined || isSame || known().includes(code)) return [];
      const meant = ownCurrencies[code];
      const nearest = meant === undefined ? nearestWords(code, known()).slice(0, 3) : [meant];
      return createProblem('unknown-code', { what: 'currency', code, nearest }, at(path));
    }),
  ];

  function known(): string[] {
    return Intl.supportedValuesOf('currency');
  }
}

/** What of a language tag does not exist, with the tags that may be meant. */
function unknownLocale(tag: string): { what: string; code: string; nearest: string[] } | undefined {
  const [language = '', ...others] = tag.split('-');
  const region = others.find((part) => /^[A-Z]{2}$/.test(part));
  const [canonical = tag] = Intl.getCanonicalLocales(tag);
  const meant =
    ownLanguages[language] ?? (language.length === 3 ? canonical.split('-')[0] : undefined);
  // Not all languages with three letters are known here.
  const isUnknown = language.length === 2 && nameOf('language', language) === undefined;
  if (isUnknown || (language.length === 3 && meant?.length === 2))
    return {
      what: 'language',
      code: language,
      nearest: meant ? [[meant, ...others].join('-')] : [],
    };
  const replaced = new Intl.Locale(tag).region;
  if (
    region === undefined ||
    (nameOf('region', region) !== undefined && region !== 'ZZ' && replaced === region)
  )
    return undefined;
  const likely = new Intl.Locale(language).maximize().region;
  const own = language === 'en' ? ['en-GB', 'en-US'] : [`${language}-${likely}`, language];
  const nearest = replaced === region ? own : [`${language}-${replaced}`];
  return { what: 'country', code: region, nearest };
}

function nameOf(type: 'language' | 'region', code: string): string | undefined {
  return new Intl.DisplayNames('en', { type, fallback: 'none' }).of(code);
}

/** Countries and short forms that people write for a language. */
const ownLanguages: Readonly<Record<string, string>> = {
  jp: 'ja',
  cz: 'cs',
  dk: 'da',
  gr: 'el',
  cn: 'zh',
  ua: 'uk',
  sp: 'es',
  gb: 'en',
  us: 'en',
  vn: 'vi',
  at: 'de',
  ge: 'ka',
  rs: 'sr',
};

/** What people write for a currency. */
const ownCurrencies: Readonly<Record<string, string>> = {
  UKP: 'GBP',
  RMB: 'CNY',
  SFR: 'CHF',
  FRS: 'CHF',
  EUO: 'EUR',
  YEN: 'JPY',
  NTD: 'TWD',
  DKR: 'DKK',
  SKR: 'SEK',
  NKR: 'NOK',
};
