import type { PageReport } from '#build/BuildReport.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';
import type { Bench } from './Bench.ts';
import baseline from './baseline.json' with { type: 'json' };

const kinds = ['html', 'scriptBefore', 'scriptAfter', 'dataAfter'] as const;
/** So much more than the baseline is worth a word; tests/build/budgets.json holds the limits. */
const most = 1.05;

export const weight: Bench = {
  name: 'weight',
  about:
    'what a visitor of each page of the specification’s site downloads, in bytes after brotli, and as a share of tests/bench/baseline.json',
  async run() {
    const pages = await buildReport();
    const known: Record<string, Record<string, number> | undefined> = baseline.weight;
    const figures = pages.flatMap((page) => {
      const path = page.path ?? '404';
      return kinds.map((kind) => {
        const bytes = page[kind];
        return { path, kind, bytes, ratio: bytes / (known[path]?.[kind] ?? bytes) };
      });
    });
    return {
      columns: ['page', ...kinds.flatMap((kind) => [kind, '×'])],
      rows: pages.map(({ path }) => [
        path ?? '404',
        ...figures
          .filter((figure) => figure.path === (path ?? '404'))
          .flatMap(({ bytes, ratio }) => [bytes, ratio.toFixed(2)]),
      ]),
      faults: figures
        .filter(({ ratio }) => ratio > most)
        .map(({ path, kind, ratio }) => `${path}: ${kind} is ${ratio.toFixed(2)} of the baseline`),
    };
  },
};

async function buildReport(): Promise<PageReport[]> {
  // React chooses its version when it is loaded.
  process.env['NODE_ENV'] = 'production';
  const { buildFixture } = await import('#tests/sites/buildFixture.ts');
  return (await buildFixture(fixtureSite('specification'))).pages;
}
