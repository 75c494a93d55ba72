import { createFinding, type Finding } from '../Finding.ts';
import { type Look, placeOf } from '../placeOf.ts';
import { squeeze } from '../squeeze.ts';

/** The files of one page: its HTML, and the JSON that React takes it over with. */
export type PageFiles = { html: string; data: readonly string[] };

/**
 * Every declared text and link is in the files of its page, so that it is there for search engines,
 * without script, and in the states that a visit does not come to. Needs no browser.
 */
export function checkFiles({ declared }: Look, { html, data }: PageFiles): Finding[] {
  const look = { declared };
  const whole = squeeze(decode(html));
  const visible = squeeze(
    decode(html.replace(/<(script|style)\b.*?<\/\1>/gs, '').replace(/<[^>]*>/g, '')),
  );
  const stored = data.flatMap((json) => textsIn(JSON.parse(json))).map(squeeze);
  const addresses = new Set(
    [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href = '']) => decode(href)),
  );

  const texts = declared.texts.filter(({ text, shown }) => {
    const wanted = squeeze(text);
    if (shown === 'atTimes')
      return !whole.includes(wanted) && !stored.some((one) => one.includes(wanted));
    const isInTag =
      shown === 'inHead' || shown === 'spoken' || shown === 'alt' || shown === 'title';
    return shown !== 'never' && !(isInTag ? whole : visible).includes(wanted);
  });
  const links = declared.links.filter(({ href }) => !addresses.has(href));
  return [
    ...texts.map(({ text, path, region }) =>
      createFinding('text-missing', { text }, { path, place: placeOf(look, region) }),
    ),
    ...links.map(({ to, href, path, region }) =>
      createFinding('link-missing', { to, href }, { path, place: placeOf(look, region) }),
    ),
  ];
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/** The characters that HTML writes in another way. */
function decode(html: string): string {
  return html.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    return decimal ? String.fromCodePoint(Number(decimal)) : (named[name] ?? whole);
  });
}
