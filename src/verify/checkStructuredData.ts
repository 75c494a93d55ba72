import type { Issue } from './Finding.ts';

/** What of a thing a visitor must be able to read, by its type. */
const shown = ['Question', 'Product'];

/**
 * What search engines read of a page (#build/structuredData.ts) is JSON in which everything has a type, and names
 * nothing that the page does not show: they ignore such data, or the whole site
 * (https://developers.google.com/search/docs/appearance/structured-data/sd-policies).
 */
export function checkStructuredData(html: string, isShown: (text: string) => boolean): Issue[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...scripts].flatMap(([, json = '']): Issue[] => {
    const things = readThings(json);
    if (!things) return [{ code: 'structured-data-broken', facts: undefined }];
    return things
      .filter((thing) => shown.includes(String(thing['@type'])) && !isShown(String(thing['name'])))
      .map(({ name }) => ({ code: 'structured-data-hidden', facts: { name: String(name) } }));
  });
}

type Thing = Record<string, unknown>;

/** Every thing with a type, however deep; undefined where the whole cannot be read. */
function readThings(json: string): Thing[] | undefined {
  try {
    const { '@context': context, '@graph': graph } = JSON.parse(json) as Thing;
    const isWhole =
      context === 'https://schema.org' &&
      Array.isArray(graph) &&
      graph.every((thing: Thing) => typeof thing['@type'] === 'string');
    return isWhole ? thingsIn(graph) : undefined;
  } catch {
    return undefined;
  }
}

function thingsIn(value: unknown): Thing[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = '@type' in value ? [value as Thing] : [];
  return [...own, ...Object.values(value).flatMap(thingsIn)];
}
