import { checkStructuredData } from './checkStructuredData.ts';
import type { DeclaredPage } from './declarePages.ts';
import type { Issue } from './Finding.ts';

/** The files of one page: its HTML, and the JSON that React hydrates it with. */
type PageFiles = { html: string; data: readonly string[] };

/**
 * Every declared text and link is in the files of its page, so that it is there for search engines,
 * without script, and in the states that a visit does not come to. Needs no browser.
 */
export function checkFiles(declared: DeclaredPage, { html, data }: PageFiles): Issue[] {
  const whole = squeeze(decode(html));
  const visible = squeeze(
    decode(html.replace(/<(script|style)\b.*?<\/\1>/gs, '').replace(/<[^>]*>/g, '')),
  );
  const title = squeeze(decode(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? ''));
  const stored = data.flatMap((json) => textsIn(JSON.parse(json))).map(squeeze);
  const addresses = new Set(
    [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href = '']) => decode(href)),
  );
  const isThere = ({ text, shown }: DeclaredPage['texts'][number]) => {
    const wanted = squeeze(text);
    if (shown === 'never') return true;
    if (shown === 'atTimes') return [whole, ...stored].some((one) => one.includes(wanted));
    if (shown === 'title') return title.includes(wanted);
    const isInTag = ['inHead', 'spoken', 'alt'].includes(shown);
    return (isInTag ? whole : visible).includes(wanted);
  };
  return [
    ...declared.texts
      .filter((text) => !isThere(text))
      .map(({ text, path, region }): Issue => {
        return { code: 'text-missing', facts: { text }, path, region };
      }),
    ...declared.links
      .filter(({ href }) => !addresses.has(href))
      .map(({ to, href, path, region }): Issue => {
        return { code: 'link-missing', facts: { to, href }, path, region };
      }),
    ...checkStructuredData(html, (text) => visible.includes(squeeze(text))),
  ];
}

/** A text without what layout may change in it: spaces, line breaks and marks for hyphenation. */
function squeeze(text: string): string {
  return text.replace(/[\s\u00AD\u200B\u2060]+/g, '');
}

function textsIn(value: unknown): string[] {
  return typeof value === 'string' ? [value] : Object.values(Object(value)).flatMap(textsIn);
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** The characters that React and the build escape. */
function decode(html: string): string {
  return html.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
}
