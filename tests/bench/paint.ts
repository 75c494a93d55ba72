import { serveDist } from '#build/serveDist.ts';
import { launchBrowser } from '#tests/endToEnd/harness/launchBrowser.ts';
import { builtFolder, fixtureSite, loadFixture } from '#tests/sites/fixtureSite.ts';
import type { Bench } from './Bench.ts';
import baseline from './baseline.json' with { type: 'json' };
import { measureVisit, type Visit } from './measureVisit.ts';

const visits = 3;
/** Noise of a machine with other work stays below this; a real change does not. */
const most = 1.5;

/** A page with a line of text and nothing else: what the machine and the network take by themselves. */
const control =
  'data:text/html,<!doctype html><meta name=viewport content=width=device-width><h1>Control</h1>';

export const paint: Bench = {
  name: 'paint',
  about:
    'the specification’s site, as `npm test -- build` builds it, on a phone with a 4x slower processor and slow 4G, best of 3 visits, in milliseconds: first and largest paint, script after the first sign of presence and its longest task, and the first paint as a share of that of a bare page, beside tests/bench/baseline.json',
  async run() {
    const { routes } = loadFixture(fixtureSite('specification'));
    const [server, browser] = await Promise.all([
      serveDist(builtFolder('specification'), { port: 0 }),
      launchBrowser(),
    ]);
    try {
      const paths = routes.map(({ path }) => path);
      const bare: Visit[] = [];
      const measured = new Map<string, Visit[]>(paths.map((path) => [path, []]));
      // Page by page and round after round, so that other work on the machine meets all alike.
      for (let round = 0; round < visits; round++) {
        bare.push(await measureVisit(browser, control));
        for (const [path, results] of measured) {
          results.push(await measureVisit(browser, server.origin + path));
        }
      }
      const known: Record<string, number | undefined> = baseline.paint;
      const figures = [...measured].map(([path, results]) => {
        const share = best(results, 'first') / best(bare, 'first');
        return { path, results, share, ratio: share / (known[path] ?? share) };
      });
      return {
        columns: ['page', 'first', 'largest', 'script', 'longest task', 'shift', 'share', '×'],
        rows: figures.map(({ path, results, share, ratio }) => [
          path,
          best(results, 'first').toFixed(0),
          best(results, 'largest').toFixed(0),
          best(results, 'script').toFixed(0),
          best(results, 'longestTask').toFixed(0),
          best(results, 'shift').toFixed(3),
          share.toFixed(2),
          ratio.toFixed(2),
        ]),
        faults: figures
          .filter(({ ratio }) => ratio > most)
          .map(({ path, ratio }) => `${path} paints at ${ratio.toFixed(2)} times its baseline`),
      };
    } finally {
      await Promise.all([browser.close(), server.close()]);
    }
  },
};

function best(results: readonly Visit[], figure: keyof Visit): number {
  return Math.min(...results.map((result) => result[figure]));
}
