import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { Consent } from '#schema/consent.ts';
import { Footer, Header } from '#schema/frame.ts';
import { Messages } from '#schema/messages.ts';
import type { SiteSchema, WrittenSite } from '#schema/site.ts';
import { countsUnasked } from '#vendors/counters.ts';
import { advertisingAccounts } from '#vendors/pixels.ts';
import { declarationsOf } from './collectDeclarations.ts';
import { expandPages } from './expandPages.ts';
import { valueAt } from './paths.ts';
import type { Document } from './readDocument.ts';
import { requiredKeys, type Schema } from './schemaNodes.ts';
import { countsVisits, english, languages, primary } from './withDefaults.ts';

/** The words that a site must write itself, since its language has no ready ones. */
export function missingWords(file: WrittenSite, { atValue, data, schema }: Document): Problem[] {
  const { language } = file.site;
  if (languages.includes(primary(language))) return [];
  const { categories } = file.consent ?? {};
  const { pixel } = file;
  const asks = file.consent?.ask !== false;
  const isAsked = (asks && (pixel || categories)) || countsUnasked(pixel, asks);
  const counts = pixel !== undefined && countsVisits(pixel);
  const sends = asks && advertisingAccounts(pixel).length > 0;
  const { statistics, marketing, ...others } = categories ?? {};
  const isNamed = counts && (sends || Object.keys(others).length > 0);
  const hasMenu = file.header?.menu || file.header?.buttons?.[1];
  const needed = [
    ...lacking(file.messages, Messages.omit({ form: true }), 'messages'),
    ...(hasForm(data, schema)
      ? lacking(file.messages?.form, Messages.shape.form, 'messages', 'form')
      : []),
    ...lacking(file.header, hasMenu ? Header.required({ menuLabel: true }) : Header, 'header'),
    ...lacking(file.footer, Footer, 'footer'),
    ...(isAsked
      ? lacking(
          file.consent,
          isNamed || Object.keys(categories ?? {}).length > 1
            ? Consent.required({ save: true })
            : Consent,
          'consent',
        )
      : []),
    ...(isNamed ? lacking(statistics, ofCategory, 'consent', 'categories', 'statistics') : []),
    ...(isNamed && sends
      ? lacking(marketing, ofCategory, 'consent', 'categories', 'marketing')
      : []),
    ...(file.notFound ? [] : ['notFound']),
  ];
  const facts = { language, languages, missing: needed };
  return needed.length > 0
    ? [createProblem('missing-words', facts, atValue(['site', 'language']))]
    : [];
}

const ofCategory = Consent.shape.categories.unwrap().shape.statistics.unwrap();

/** The texts that a part needs and has not, in one phrase with its name. */
function lacking(written: object | undefined, schema: Schema, ...path: string[]): string[] {
  const ready = Object.keys(valueAt(english, path) as object);
  const missing = requiredKeys(schema).filter(
    (key) => ready.includes(key) && valueAt(written, [key]) === undefined,
  );
  return missing.length > 0 ? [`${path.join(': ')} (${missing.join(', ')})`] : [];
}

function hasForm(data: unknown, { Block }: SiteSchema): boolean {
  const { routes, notFound } = expandPages(data);
  return [...routes, notFound].some(({ shown }) =>
    shown.some(({ block }) => declarationsOf(block, Block).form),
  );
}
