import { buildSite } from '#build/buildSite.ts';
import { printReport } from '#build/BuildReport.ts';
import type { LoadOptions } from '#load/loadSite.ts';
import { readSite } from '#repair/readSite.ts';
import { printPretty } from '#problems/printPretty.ts';
import { join } from 'node:path';
import { printBrokenMedia } from './printBrokenMedia.ts';
import { describeFailure, type Terminal } from './Terminal.ts';

const file = 'site.yaml';
const nothingBuilt = 'Nothing was built, and dist/ is as it was.\n';
/** The pages that the table shows. */
const mostInTable = 10;

/**
 * Checks the site file in `root` and builds it into `dist/` beside it. Returns the exit code: 0 when
 * built, 1 when the file or one of its media has errors (with `release`, placeholders are errors, too), 2
 * when the build itself failed. In the last two cases `dist/` is as it was.
 */
export async function buildDist(
  root: string,
  terminal: Terminal,
  options: LoadOptions = {},
): Promise<number> {
  const progress = createProgress(terminal.error, terminal.isLive === true);
  let source = '';
  try {
    const read = await readSite(join(root, file), options);
    const { site, problems } = read;
    ({ source } = read);
    if (problems.length > 0) {
      terminal.out(`${printPretty(problems, { file, source, colour: terminal.colour })}\n`);
    }
    if (!site) {
      const count = problems.filter(({ severity }) => severity === 'error').length;
      const errors = `${count} ${count === 1 ? 'error' : 'errors'}`;
      terminal.error(`${file}: ${errors}. ${nothingBuilt}`);
      return 1;
    }
    const outDir = join(root, 'dist');
    const onPicture = progress.show;
    const report = await buildSite(site, { root, outDir, weighed: mostInTable, onPicture });
    progress.end();
    // Since the process began: what the operator waited.
    terminal.out(printReport(report, performance.now()));
    return 0;
  } catch (error) {
    progress.end();
    const broken = printBrokenMedia(error, { file, source }, terminal.colour);
    if (broken !== undefined) {
      terminal.out(broken);
      terminal.error(`${file}: 1 error. ${nothingBuilt}`);
      return 1;
    }
    const reason = describeFailure(error, terminal);
    terminal.error(`The build failed, and dist/ is as it was. ${reason}\n`);
    return 2;
  }
}

/**
 * Shows how many pictures are ready: in one line that is written over, or, where that cannot be
 * (`isLive` is false), in a line for the first one and for each quarter.
 */
export function createProgress(write: (text: string) => void, isLive: boolean) {
  let shown = -1;
  return {
    show(ready: number, all: number): void {
      const quarter = Math.floor((4 * ready) / all);
      const line = `Making the sizes of new pictures: ${ready} of ${all} pictures are ready.`;
      if (isLive) write(`${clear}${line}`);
      else if (quarter > shown) write(`${line}\n`);
      shown = quarter;
    },
    /** Removes the line that is written over. */
    end(): void {
      if (isLive && shown >= 0) write(clear);
    },
  };
}

/** Back to the start of the line, and the rest of it away. */
const clear = '\r\u001B[K';
