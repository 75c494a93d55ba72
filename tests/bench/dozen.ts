import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { serveDist } from '#build/serveDist.ts';
import { launchBrowser } from '#tests/endToEnd/harness/launchBrowser.ts';
import { builtFolder, fixtureSite } from '#tests/sites/fixtureSite.ts';
import type { Bench } from './Bench.ts';
import { measureVisit, type Visit } from './measureVisit.ts';

const visits = 5;
/** How much later than the page by hand ours may be painted. */
const most = 1.1;

export const dozen: Bench = {
  name: 'dozen',
  about:
    'a page of twelve sections (tests/sites/dozen) beside the same one by hand, on a phone with a 4x slower processor and slow 4G, medians of 5 visits in turn, in milliseconds: first and largest paint; the bytes that were loaded by then; script after the first sign of presence',
  async run() {
    const byHand = await makeByHand();
    const [ours, theirs, browser] = await Promise.all([
      serveDist(builtFolder('dozen'), { port: 0 }),
      serveDist(byHand, { port: 0 }),
      launchBrowser(),
    ]);
    try {
      const pages = [
        { name: 'Fascia', origin: ours.origin, results: [] as Visit[] },
        { name: 'by hand', origin: theirs.origin, results: [] as Visit[] },
      ];
      for (let round = 0; round < visits; round++) {
        for (const { origin, results } of pages) {
          results.push(await measureVisit(browser, `${origin}/`));
        }
      }
      const figures = ['first', 'largest', 'bytes', 'script'] as const;
      const medians = pages.map(({ results }) => figures.map((name) => median(results, name)));
      const [own = [], other = []] = medians;
      const ratios = own.map((value, index) => value / (other[index] ?? NaN));
      const [first = Infinity] = ratios;
      return {
        columns: ['page', ...figures],
        rows: [
          ...pages.map(({ name }, index) => [
            name,
            ...(medians[index] ?? []).map((value) => value.toFixed(0)),
          ]),
          ['×', ...ratios.map((ratio) => ratio.toFixed(2))],
        ],
        faults:
          first > most
            ? [`Fascia paints ${first.toFixed(2)} times as late as the page by hand`]
            : [],
      };
    } finally {
      await Promise.all([browser.close(), ours.close(), theirs.close()]);
      rmSync(byHand, { recursive: true });
    }
  },
};

/** The page by hand, with its pictures in the sizes and formats that it names. Returns the folder. */
async function makeByHand(): Promise<string> {
  const { folder } = fixtureSite('dozen');
  const made = mkdtempSync(join(tmpdir(), 'fascia-by-hand-'));
  cpSync(join(folder, 'by-hand'), made, { recursive: true });
  cpSync(join(folder, 'media'), join(made, 'media'), { recursive: true });
  const page = readFileSync(join(made, 'index.html'), 'utf8');
  const named = new Set(page.match(/media\/[\w-]+-\d+\.(?:avif|webp)/g));
  for (const file of named) {
    const [, name, width] = /^(.*)-(\d+)\./.exec(file) ?? [];
    await sharp(join(made, `${name}.jpg`))
      .resize(Number(width))
      .toFile(join(made, file));
  }
  return made;
}

function median(results: readonly Visit[], figure: keyof Visit): number {
  const sorted = results.map((result) => result[figure]).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}
