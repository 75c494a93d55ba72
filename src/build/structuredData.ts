import type { BlockOf } from '#schema/block.ts';
import type { Page, Site } from '#schema/site.ts';
import { describePlaces } from './describePlaces.ts';
import { describeCatalog, describePlans } from './describePrices.ts';
import { touchIconPath } from './icons.ts';
import { organizationId, type Thing } from './Thing.ts';

type Inputs = {
  site: Site;
  page: Page;
  /** Null on the 404 page, which has no address. */
  path: string | null;
};

/**
 * What search engines read of a page (JSON-LD, https://schema.org): the organization on the home page, where they
 * look for it; the way to a page below others; the places, questions and prices that its sections show. Nothing that
 * the page does not show, and no ratings: a site's ratings of itself are ignored or punished
 * (https://developers.google.com/search/docs/appearance/structured-data/sd-policies).
 */
export function structuredData({ site, page, path }: Inputs): object | undefined {
  const isIndexed = path !== null && page.seo.index;
  const things = [
    ...(path === '/' ? describeOrganization(site) : []),
    ...(isIndexed ? [...describeWay(site, path), ...describeSections(site, page, path)] : []),
  ];
  return things.length > 0 ? { '@context': 'https://schema.org', '@graph': things } : undefined;
}

function describeOrganization(whole: Site): Thing[] {
  const { site } = whole;
  const url = `${site.url}/`;
  const id = organizationId(whole);
  const { name, language: inLanguage, favicon, touchIcon = favicon } = site;
  const logo = touchIcon === undefined ? {} : { logo: site.url + touchIconPath };
  return [
    { '@type': 'Organization', '@id': id, name, url, ...logo },
    {
      '@type': 'WebSite',
      '@id': `${url}#website`,
      name,
      url,
      inLanguage,
      publisher: { '@id': id },
    },
  ];
}

/**
 * The pages above a page by its address, and itself
 * (https://developers.google.com/search/docs/appearance/structured-data/breadcrumb: at least two).
 */
function describeWay({ site, routes }: Site, path: string): Thing[] {
  const way = routes
    .filter((one) => one.path !== '/' && `${path}/`.startsWith(`${one.path}/`))
    .toSorted((a, b) => a.path.length - b.path.length);
  if (way.length < 2) return [];
  const itemListElement = way.map((one, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: shortTitle(one.title, site.name),
    item: site.url + encodeURI(one.path),
  }));
  return [{ '@type': 'BreadcrumbList', itemListElement }];
}

/** `Prices | Corner` as `Prices`. */
function shortTitle(title: string, name: string): string {
  const rest = title.endsWith(name) ? title.slice(0, -name.length) : title;
  return rest.replace(/\s*[-–—|·:,]\s*$/, '') || title;
}

/** What the blocks of the page declare that they show. Each is of the shipped type that declares it. */
function describeSections(site: Site, page: Page, path: string): Thing[] {
  const shown = (what: Page['declared']['described'][number]['as']) =>
    page.declared.described.filter(({ as }) => as === what).map(({ block }) => block);
  return [
    ...describePlaces(site, shown('places') as BlockOf<'contact'>[], path),
    ...describeQuestions(shown('questions') as BlockOf<'faq'>[]),
    ...(shown('plans') as BlockOf<'pricing'>[]).flatMap((block) => describePlans(block, site)),
    ...(shown('prices') as BlockOf<'priceList'>[]).flatMap((block) => describeCatalog(block, site)),
  ];
}

/** All questions of a page are one thing (https://developers.google.com/search/docs/appearance/structured-data/faqpage). */
function describeQuestions(blocks: readonly BlockOf<'faq'>[]): Thing[] {
  const mainEntity = blocks.flatMap(({ questions }) =>
    questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: wordsIn(answer) },
    })),
  );
  return mainEntity.length > 0 ? [{ '@type': 'FAQPage', mainEntity }] : [];
}

/** The words of running text, without its marks: pieces of a line side by side, all else parted by spaces. */
function wordsIn(part: unknown): string {
  if (typeof part !== 'object' || part === null) return '';
  const { text } = part as { text?: unknown };
  if (typeof text === 'string') return text;
  const isLine = Array.isArray(part) && part.every((piece: object) => 'text' in piece);
  return Object.values(part)
    .map(wordsIn)
    .filter((words) => words !== '')
    .join(isLine ? '' : ' ');
}
