import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { lateLayoutScript, lateLayoutStyles } from '#browser/lateLayout.ts';
import type { PageReport } from './BuildReport.ts';
import type { ClientBundle } from './bundleClient.ts';
import type { BuiltPage } from './composePage.ts';
import type { DataFile } from './renderSite.ts';

/** What a build made that visitors download. */
export type BuiltPages = {
  pages: readonly BuiltPage[];
  shared: DataFile;
  client: ClientBundle;
  baseStyles: string;
};

/**
 * What a visitor of each page downloads. Of more than `most` pages, the longest documents:
 * to compress as hosts do takes longer than all the rest of a build.
 */
export async function weighPages(made: BuiltPages, most: number): Promise<PageReport[]> {
  const { shared, client, baseStyles } = made;
  const length = ({ html, data }: BuiltPage) => html.length + data.json.length;
  const isAll = made.pages.length <= most;
  const pages = isAll
    ? made.pages
    : made.pages.toSorted((one, other) => length(other) - length(one)).slice(0, most);
  // Both are inside the page, and are compressed as one.
  const scriptBefore = await weigh(lateLayoutScript + client.boot);
  const weighed = client.files.map(
    async ({ path, code }) => [`/${path}`, await weigh(code)] as const,
  );
  const scripts = new Map<string, number>(await Promise.all(weighed));
  return Promise.all(
    pages.map(async ({ page, path, components, html, data, rendered }) => {
      const modules = client.modulesOf(components).map((address) => ({
        name: `script ${nameOf(address)}`,
        bytes: scripts.get(address) ?? 0,
      }));
      const { placeholder } = rendered;
      const written = [
        ...sectionsOf(rendered.html, page.sections.length).map((section, index) => ({
          name: `section ${page.sections[index]?.type}`,
          text: section,
        })),
        ...(placeholder ? [{ name: 'placeholder', text: placeholder }] : []),
      ].map(async ({ name, text }) => ({ name, bytes: await weigh(text) }));
      return {
        path,
        html: await weigh(html),
        css: await weigh(baseStyles + lateLayoutStyles + rendered.css),
        scriptBefore,
        scriptAfter: modules.reduce((sum, { bytes }) => sum + bytes, 0),
        dataAfter: (await weigh(shared.json)) + (await weigh(data.json)),
        parts: [...modules, ...(await Promise.all(written))],
      };
    }),
  );
}

/** The HTML of each section (#page/Section.tsx). */
function sectionsOf(html: string, count: number): string[] {
  const sections = html.split(/(?=<section [^>]*data-tone=)/).slice(1);
  if (sections.length !== count) throw new Error(`${sections.length} of ${count} sections found.`);
  return sections;
}

/** `/assets/Hero-1a2b3c4d.js` → `Hero`. */
function nameOf(address: string): string {
  return address.replace(/^\/assets\/|-[\w-]{8}\.js$/g, '');
}

const compress = promisify(brotliCompress);

/** How many bytes a host sends for a text. */
export async function weigh(text: string): Promise<number> {
  const bytes = Buffer.from(text);
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return (await compress(bytes, { params })).length;
}
