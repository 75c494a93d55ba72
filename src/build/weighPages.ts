import type { PageReport, Weight } from './BuildReport.ts';
import type { ClientBundle } from './bundleClient.ts';
import { lateLayoutScript, lateLayoutStyles } from '#browser/lateLayout.ts';
import type { DataFile, SitePage } from './renderSite.ts';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

type Made = {
  pages: readonly (SitePage & { html: string })[];
  shared: DataFile;
  client: ClientBundle;
  baseStyles: string;
};

/**
 * What a visitor of each page downloads. Of more than `most` pages, the heaviest before compression:
 * to compress as hosts do takes longer than all the rest of a build.
 */
export async function weighPages(made: Made, most: number): Promise<PageReport[]> {
  const { shared, client, baseStyles } = made;
  const pages = made.pages.length > most ? findHeaviest(made).slice(0, most) : made.pages;
  // Both stand in the page itself, and are compressed as one.
  const scriptBefore = await weigh(lateLayoutScript + client.boot);
  const weighed = client.files.map(
    async ({ path, code }) => [`/${path}`, await weigh(code)] as const,
  );
  const scripts = new Map<string, Weight>(await Promise.all(weighed));
  return Promise.all(
    pages.map(async ({ page, path, html, data, rendered }) => {
      const types = page.sections.map(({ type }) => type);
      const modules = client.modulesOf(types).map((address) => ({
        name: `script ${nameOf(address)}`,
        weight: scripts.get(address) ?? nothing,
      }));
      const sections = rendered.html.split(/(?=<section [^>]*data-tone=)/).slice(1);
      const written = await Promise.all(
        types.map(async (type, index) => ({
          name: `section ${type}`,
          weight: await weigh(sections[index] ?? ''),
        })),
      );
      const placeholder = rendered.placeholder
        ? [{ name: 'placeholder', weight: await weigh(rendered.placeholder) }]
        : [];
      return {
        path,
        html: await weigh(html),
        css: await weigh(baseStyles + lateLayoutStyles + rendered.css),
        scriptBefore,
        scriptAfter: modules.map(({ weight }) => weight).reduce(add, nothing),
        dataAfter: await weigh(shared.json, data.json),
        parts: [...modules, ...written, ...placeholder],
      };
    }),
  );
}

function findHeaviest({ pages, client }: Made): Made['pages'] {
  const lengths = new Map(client.files.map(({ path, code }) => [`/${path}`, code.length]));
  const lengthOf = ({ html, data, page }: Made['pages'][number]) =>
    client
      .modulesOf(page.sections.map(({ type }) => type))
      .map((address) => lengths.get(address) ?? 0)
      .reduce((sum, length) => sum + length, html.length + data.json.length);
  const measured = pages.map((page) => ({ page, length: lengthOf(page) }));
  return measured.toSorted((a, b) => b.length - a.length).map(({ page }) => page);
}

/** `/assets/Hero-1a2b3c4d.js` → `Hero`. */
function nameOf(address: string): string {
  return address.replace(/^\/assets\/|-[\w-]{8}\.js$/g, '');
}

const nothing: Weight = { raw: 0, brotli: 0 };

function add(one: Weight, other: Weight): Weight {
  return { raw: one.raw + other.raw, brotli: one.brotli + other.brotli };
}

const compress = promisify(brotliCompress);

/** How heavy some texts are, each compressed by itself, together. */
export async function weigh(...texts: readonly string[]): Promise<Weight> {
  const weights = await Promise.all(texts.map(weighOne));
  return {
    raw: weights.reduce((sum, { raw }) => sum + raw, 0),
    brotli: weights.reduce((sum, { brotli }) => sum + brotli, 0),
  };
}

async function weighOne(text: string): Promise<Weight> {
  const bytes = Buffer.from(text);
  const compressed = await compress(bytes, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  return { raw: bytes.length, brotli: compressed.length };
}
