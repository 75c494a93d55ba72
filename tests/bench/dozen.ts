import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { serveDist } from '#build/serveDist.ts';
import { launchBrowser } from '#tests/endToEnd/harness/launchBrowser.ts';
import { builtFolder, fixtureSite } from '#tests/sites/fixtureSite.ts';
import { styleNames } from '#styles/readStyle.ts';
import { parse, stringify } from 'yaml';
import type { Bench } from './Bench.ts';
import { measureVisit, type Visit } from './measureVisit.ts';

const visits = 5;
/** How much later than the page by hand ours may be painted. */
const most = 1.1;

export const dozen: Bench = {
  name: 'dozen',
  about:
    'a page of twelve sections (tests/sites/dozen), as it is and in every style, beside the same one by hand, on a phone with a 4x slower processor and slow 4G, medians of 5 visits in turn, in milliseconds: first and largest paint; the bytes that were loaded by then; script after the first sign of presence',
  async run() {
    const byHand = await makeByHand();
    const styled = mkdtempSync(join(tmpdir(), 'fascia-styled-'));
    // React chooses its version when it is loaded.
    process.env['NODE_ENV'] = 'production';
    const { buildFixture } = await import('#tests/sites/buildFixture.ts');
    const site = fixtureSite('dozen');
    for (const style of styleNames) {
      const source = stringify({ ...parse(site.source), theme: { style } });
      // oxlint-disable-next-line no-await-in-loop -- they share the pictures
      await buildFixture({ ...site, source }, join(styled, style));
    }
    const folders = [
      { name: 'by hand', folder: byHand },
      { name: 'Fascia', folder: builtFolder('dozen') },
      ...styleNames.map((name) => ({ name, folder: join(styled, name) })),
    ];
    const browser = await launchBrowser();
    const pages = await Promise.all(
      folders.map(async ({ name, folder }) => {
        const server = await serveDist(folder, { port: 0 });
        return { name, server, results: [] as Visit[] };
      }),
    );
    try {
      for (let round = 0; round < visits; round++) {
        for (const { server, results } of pages) {
          results.push(await measureVisit(browser, `${server.origin}/`));
        }
      }
      const figures = ['first', 'largest', 'bytes', 'script'] as const;
      const measured = pages.map(({ name, results }) => ({
        name,
        medians: figures.map((figure) => median(results, figure)),
      }));
      const known = measured[0]?.medians ?? [];
      const ratios = measured.map(({ name, medians }) => ({
        name,
        ratio: (medians[0] ?? Infinity) / (known[0] ?? NaN),
      }));
      return {
        columns: ['page', ...figures, '× first'],
        rows: measured.map(({ name, medians }, index) => [
          name,
          ...medians.map((value) => value.toFixed(0)),
          ratios[index]?.ratio.toFixed(2) ?? '',
        ]),
        faults: ratios.flatMap(({ name, ratio }) =>
          ratio > most
            ? `${name} paints ${ratio.toFixed(2)} times as late as the page by hand`
            : [],
        ),
      };
    } finally {
      await Promise.all([browser.close(), ...pages.map(({ server }) => server.close())]);
      for (const folder of [byHand, styled]) rmSync(folder, { recursive: true });
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
