import type { FileSources } from '#parts/FileSource.ts';

/** What a visitor of one page downloads, pictures and typefaces apart: bytes as a host sends them (brotli at its strongest). */
export type PageReport = {
  /** Null for the 404 page. */
  path: string | null;
  /** The whole HTML file, with the styles, data and boot script inside it. */
  html: number;
  /** The part of it that is styles, by itself. */
  css: number;
  /** The scripts that run at once, the boot script above all: a part of the HTML. */
  scriptBefore: number;
  /** What is fetched at the first interaction. */
  scriptAfter: number;
  dataAfter: number;
  /**
   * What the HTML and the script consist of, so that growth can be given a name: a section of the page
   * (`section hero`), the placeholder of its first picture (`placeholder`), a file of script (`script Hero`).
   */
  parts: { name: string; bytes: number }[];
};

/** What a build made, and how long it took. */
export type BuildReport = {
  /** Those that links lead to. */
  files: FileSources;
  /** How many pages were built, with the 404 page. */
  pageCount: number;
  /** Those that were weighed: all of them in the order of site.yaml, or the longest documents first. */
  pages: PageReport[];
  /** Milliseconds; steps may run side by side. */
  steps: { name: string; ms: number }[];
  /** Why the settings for servers are still those of the last build. */
  failure?: string;
  /** What a host cannot do of what the site says. */
  limits: string[];
};

const columns = ['HTML', 'of it CSS', 'script at once', 'script later', 'data later'];

/** A build as people read it: what a visitor of each page downloads, and how long the command took. */
export function printReport(
  { pageCount, pages, steps, limits }: BuildReport,
  { folder, ms }: { folder: string; ms: number },
): string {
  const times = steps.map((step) => `${step.name} ${Math.round(step.ms)}`).join(', ');
  const left = pageCount - pages.length;
  return [
    printWeights('KB (brotli)', {
      columns,
      rows: pages.map(({ path, html, css, scriptBefore, scriptAfter, dataAfter }) => ({
        name: path ?? '404',
        bytes: [html, css, scriptBefore, scriptAfter, dataAfter],
      })),
    }),
    ...(left > 0 ? [`The longest documents; ${left} shorter ones are left out.`] : []),
    '',
    `Built ${pageCount} pages into ${folder} in ${(ms / 1000).toFixed(1)} s (${times} ms).`,
    ...limits,
    '',
  ].join('\n');
}

type Table = { columns: readonly string[]; rows: readonly { name: string; bytes: number[] }[] };

/** A table of weights in KB (1,000 bytes), with a name for each row. */
export function printWeights(title: string, { columns: titles, rows }: Table): string {
  const width = Math.max(...[title, ...rows.map(({ name }) => name)].map(({ length }) => length));
  const lines = rows.map(({ name, bytes }) => [
    name,
    ...bytes.map((count, index) => (count / 1000).toFixed(1).padStart(titles[index]?.length ?? 0)),
  ]);
  return [[title, ...titles], ...lines]
    .map(([name = '', ...cells]) => [name.padEnd(width), ...cells].join('   '))
    .join('\n');
}
