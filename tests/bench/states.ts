import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { mapLimited } from '#build/mapLimited.ts';
import { serveDist } from '#build/serveDist.ts';
import { styleNames } from '#styles/readStyle.ts';
import { launchBrowser } from '#tests/endToEnd/harness/launchBrowser.ts';
import { startVisit } from '#tests/endToEnd/harness/startVisit.ts';
import {
  findBarriers,
  findJumps,
  findStateFaults,
  modes,
  widths,
} from '#tests/states/findStateFaults.ts';
import { blockTypes, statePath, statesSite } from '#tests/states/statesSite.ts';
import type { Bench } from './Bench.ts';

/** Every content meets every tone, and every example every style. */
const runs = [
  ...[0, 1, 2].map((turn) => ({ turn, style: undefined })),
  ...styleNames.map((style, index) => ({ turn: index % 3, style })),
];
type Run = (typeof runs)[number];

export const states: Bench = {
  name: 'states',
  about:
    'every example of every block, in every style, with too little, usual and too much in it, on every tone, at every width, with large text, forced colours, less motion, on paper, from right to left and without JavaScript: what is cut off, overlaps, leaves its place, jumps or cannot be read; the gate takes each with each at least once',
  async run() {
    const browser = await launchBrowser();
    const found = new Map<string, string[]>(blockTypes.map((type) => [type, []]));
    try {
      for (const one of runs) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other: they share the processors
        for (const [type, faults] of await findFaults(browser, one))
          found.get(type)?.push(...faults);
      }
    } finally {
      await browser.close();
    }
    const all = [...found];
    return {
      columns: ['block', 'states', 'faults'],
      rows: all.map(([type, faults]) => [
        type,
        runs.length * widths.length * (modes.length + 1),
        faults.length,
      ]),
      faults: all.flatMap(([type, faults]) => faults.map((fault) => `${type}: ${fault}`)),
    };
  },
};

async function findFaults(browser: Browser, { turn, style }: Run) {
  const folder = await mkdtemp(join(tmpdir(), 'fascia-states-'));
  // React chooses its version when it is loaded.
  process.env['NODE_ENV'] = 'production';
  const { buildFixture } = await import('#tests/sites/buildFixture.ts');
  await buildFixture(statesSite(turn, style), folder);
  const server = await serveDist(folder, { port: 0 });
  const visit = async (type: string, javaScript: boolean) => {
    const { page, end } = await startVisit(browser, {
      viewport: 'desktop',
      javaScript,
      adBlocker: true,
      expectedErrors: [/./],
    });
    await page.goto(server.origin + statePath(type));
    // What compiles this program marks functions with a helper, which a page does not have.
    await page.evaluate('window.__name = (value) => value');
    const faults: string[] = javaScript ? await findJumps(page) : [];
    for (const width of widths) {
      for (const mode of javaScript ? modes : (['plain'] as const)) {
        // oxlint-disable no-await-in-loop -- in one window
        const here = await findStateFaults(page, { width, mode });
        // Of forced colours, axe reads those of the site.
        if (javaScript && width <= 390 && mode !== 'forced')
          here.push(...(await findBarriers(page)));
        // oxlint-enable no-await-in-loop
        const script = javaScript ? '' : ' without JavaScript';
        const look = style ?? `turn ${turn}`;
        faults.push(...here.map((fault) => `${width} ${mode}${script}, ${look}: ${fault}`));
      }
    }
    await end();
    return faults;
  };
  try {
    return await mapLimited(blockTypes, 2, async (type) => {
      return [type, [...(await visit(type, true)), ...(await visit(type, false))]] as const;
    });
  } finally {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
}
