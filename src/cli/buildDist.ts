import { join } from 'node:path';
import { printReport } from '#build/BuildReport.ts';
import { buildSite } from '#build/buildSite.ts';
import type { LoadOptions } from '#load/loadSite.ts';
import { counted } from '#problems/phrases.ts';
import type { Terminal } from './Terminal.ts';
import { withSite } from './withSite.ts';

const file = 'site.yaml';
/** The pages that the table shows. */
const mostInTable = 10;

/**
 * Checks the site file in `root` and builds it into `dist/` beside it. Returns the exit code: 0 when
 * built, 1 when the file or one of its media has errors (with `release`, placeholders are errors, too).
 * Throws when the build itself fails. In both cases `dist/` is as it was.
 */
export async function buildDist(
  options: LoadOptions,
  terminal: Terminal,
  root = process.cwd(),
): Promise<number> {
  const onErrors = (count: number) =>
    terminal.error(
      `${file}: ${counted(count, 'error')}. Nothing was built, and dist/ is as it was.\n`,
    );
  const wanted = { file, path: join(root, file), options, terminal, onErrors };
  return withSite(wanted, async ({ site }) => {
    const outDir = join(root, 'dist');
    const progress = createProgress(terminal.error, terminal.isLive === true);
    const onPicture = progress.show;
    const building = buildSite(site, { root, outDir, weighed: mostInTable, onPicture });
    const report = await building.finally(progress.end);
    // Since the process began: what the operator waited.
    terminal.out(printReport(report, performance.now()));
    return 0;
  });
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
