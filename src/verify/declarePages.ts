import { addressOf } from '#build/addressOf.ts';
import { ids } from '#browser/dom.ts';
import type { BuildReport } from '#build/BuildReport.ts';
import { type ExpandedPage, expandPages } from '#load/expandPages.ts';
import { fieldsByPart } from '#load/fieldsByPart.ts';
import { targetsIn } from '#load/linksIn.ts';
import { valueAt } from '#load/paths.ts';
import { readFields, type ReadField } from '#load/readFields.ts';
import { richTextParts } from '#load/richTextParts.ts';
import type { Sources } from '#load/sources.ts';
import { givenNames } from '#load/references/setVariables.ts';
import type { Path } from '#load/tree.ts';
import type { Category } from '#schema/consent.ts';
import type { Shown } from '#schema/kinds.ts';
import type { Site, SiteSchema } from '#schema/site.ts';
import { askedCategories, disclose } from '#vendors/ledger.ts';

/** A part of a page: the index of a section that is shown, or what surrounds the sections. */
export type Region = number | 'header' | 'footer' | 'question' | 'page';

/** A text that site.yaml says a page has, and how visitors come to it. */
type DeclaredText = {
  path: Path;
  text: string;
  shown: Shown | 'visible' | 'alt' | 'title';
  region: Region;
};

/** A link that site.yaml says a page has. */
type DeclaredLink = {
  path: Path;
  to: string;
  /** The address in it: a path of this site's host, or an outside address. */
  href: string;
  newTab: boolean;
  /** On which screens; on all of them without it. */
  shown?: 'onPhone';
  /** The words on it, where site.yaml names them beside it. */
  words?: string;
  region: Region;
};

export type DeclaredPage = {
  /** Null for the 404 page. */
  route: string | null;
  path: Path;
  /** Those that are shown, in their order, with the words by which an operator knows them. */
  sections: { path: Path; name: string }[];
  texts: DeclaredText[];
  links: DeclaredLink[];
};

/** A site with the files that its links lead to, as the build made them. */
export type BuiltLinks = Site & { files?: BuildReport['files'] };

/** What a valid site file says about each of its pages. */
export function declarePages(
  sources: Sources,
  site: BuiltLinks,
  schema: SiteSchema,
): DeclaredPage[] {
  const read = readFields(sources, schema, {
    ...site.site.env,
    [givenNames]: Object.keys(site.site.env ?? {}).join(),
  });
  if (!read) throw new Error('Only a valid site file declares pages.');
  const { data } = read;
  const { routes, notFound } = expandPages(data);
  const fieldsIn = fieldsByPart(read.fields);
  const asked = askedCategories(site);
  const place = (from: Path, region: Region): Placed[] =>
    fieldsIn(from).map((field) => ({ field, region }));

  const header = place(['header'], 'header').map(({ field }) => inHeader(field));
  const common = [
    ...place(['footer'], 'footer'),
    ...(asked.length > 0
      ? place(['consent'], 'question').map(({ field }) => inQuestion(field, asked))
      : []),
  ];
  const messages = place(['messages'], 'page');
  const declare = ({ route, path, page, shown }: ExpandedPage): DeclaredPage => {
    const hasForm = shown.some(({ block }) => block['type'] === 'form');
    const placed = [
      ...place(path, 'page'),
      ...(valueAt(page, ['header']) === false ? [] : header),
      ...shown.flatMap(({ from, index }) => place(from, index)),
      ...common,
      // What forms say comes with those pages that have one.
      ...messages.filter(({ field }) => hasForm || field.path[1] !== 'form'),
    ];
    return {
      route,
      path,
      sections: shown.map(({ path: at, block, index }) => ({
        path: at,
        name: `section ${index + 1} (${block['type']})`,
      })),
      texts: placed.flatMap(textsOf),
      links: placed.flatMap((one) => linksOf(one, site, data)),
    };
  };
  // Without one, the page for unknown addresses is that of schema/defaults, of which the file says nothing.
  return [...routes, notFound].map(declare);
}

type Placed = { field: ReadField; region: Region };

/** What is above the header is outside of it, and so are the buttons at the foot of phones. */
function inHeader(field: ReadField): Placed {
  const [, part] = field.path;
  if (part === 'announcement') return { field, region: 'page' };
  if (part !== 'callBar') return { field, region: 'header' };
  const shown = field.shown === 'tooltip' ? 'atTimes' : (field.shown ?? 'onPhone');
  return { field: { ...field, shown }, region: 'page' };
}

/** Where there is more than one kind to allow, the question names them. The control that asks again is in the footer. */
function inQuestion(field: ReadField, asked: readonly Category[]): Placed {
  const [, key, category, word] = field.path;
  if (key === 'settings') return { field, region: 'footer' };
  const isNamed =
    key === 'categories' &&
    asked.some((one) => one === category) &&
    (word === 'label' || word === 'text');
  const isChoice = asked.length > 1 && (key === 'save' || isNamed);
  return { field: isChoice ? { ...field, shown: undefined } : field, region: 'question' };
}

function textsOf({ field, region }: Placed): DeclaredText[] {
  const { path, kind, shown, scalar } = field;
  const text = scalar.value;
  if (typeof text !== 'string') return [];
  if (kind === 'text') return [{ path, text, shown: shown ?? 'visible', region }];
  if (kind === 'alt' || kind === 'title') return [{ path, text, shown: shown ?? kind, region }];
  if (kind !== 'richText') return [];
  return richTextParts(text).map((part) => {
    const seen = part.src === undefined ? 'visible' : 'alt';
    return { path, text: part.text, shown: seen, region };
  });
}

function linksOf({ field, region }: Placed, site: BuiltLinks, data: unknown): DeclaredLink[] {
  const { path, kind, shown, scalar } = field;
  const isOnPhone = shown === 'onPhone';
  if ((shown !== undefined && !isOnPhone) || kind === undefined) return [];
  if (typeof scalar.value !== 'string') return [];
  const value = scalar.value;
  const targets = kind === 'link' ? [value] : targetsIn({ kind, value, path });
  const label = kind === 'target' ? valueAt(data, [...path.slice(0, -1), 'label']) : undefined;
  return targets.map((to) => {
    const link = linkTo(to, site);
    if (!link) throw new Error(`The site has no link ${to}.`);
    return {
      path,
      to,
      ...link,
      region,
      ...(typeof label === 'string' && { words: label }),
      ...(isOnPhone && { shown }),
    };
  });
}

/** Where a link leads, as the built site has it. */
function linkTo(to: string, site: BuiltLinks): { href: string; newTab: boolean } | undefined {
  if (to.startsWith('/')) return { href: addressOf(site, to), newTab: false };
  const { href = to, newTab = false } = site.links[to] ?? {};
  const file = site.files?.[href];
  return file ? { href: file.src, newTab } : site.links[to];
}

/**
 * What a site may link to: its pages, every outside address that the file names, and the privacy pages
 * of the companies that the site uses.
 */
export function knownLinks(site: BuiltLinks) {
  const privacy = disclose(site).flatMap((company) => company.privacy ?? []);
  return {
    addresses: [...addressesIn(site), ...privacy.flatMap(readAddress)],
    paths: [
      ...site.routes.map(({ path }) => addressOf(site, path)),
      ...Object.values(site.files ?? {}).map(({ src }) => src),
    ],
    /** The hash of the main part of a page. */
    content: `#${ids.content}`,
  };
}

function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') {
    return /^(?:https|tel|sms|mailto):/.test(value) ? readAddress(value) : [];
  }
  return Object.values(Object(value)).flatMap(addressesIn);
}

/** As links have it. Not by `URL.canParse`, with which Node 20 errs (#schema/url.ts). */
function readAddress(text: string): string[] {
  try {
    return [new URL(text).href];
  } catch {
    return [];
  }
}
