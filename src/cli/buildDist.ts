import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { printReport } from '#build/BuildReport.ts';
import { buildSite } from '#build/buildSite.ts';
import { settingsFolder } from '#build/hosts/hostFiles.ts';
import { isInside } from '#load/isInside.ts';
import { leadsInside } from '#load/insideFolder.ts';
import { counted } from '#problems/phrases.ts';
import type { OptionsOf } from './commands.ts';
import { refuse, type Terminal } from './Terminal.ts';
import { withSite } from './withSite.ts';

/** The pages that the table shows. */
const mostInTable = 10;

/**
 * Checks the site file in `root` and builds it into `out`. Returns the exit code: 0 when built, 1 when the
 * file or one of its media has errors (with `release`, placeholders are errors, too), 2 when `out` is a folder
 * that must not be replaced, or when the settings beside it cannot be written. Throws when the build itself fails.
 * In all other cases but the first `out` is as it was.
 */
export async function buildDist(
  { root = '', out, release }: OptionsOf<'build'>,
  terminal: Terminal,
): Promise<number> {
  const file = join(root, 'site.yaml');
  const folder = out ?? join(root, 'dist');
  // A link stays one: what it leads to is replaced.
  const outDir = realPath(folder);
  const isElsewhere = out === undefined && !leadsInside(outDir, root);
  const refusal = isElsewhere
    ? 'is a link to a place outside the folder of the site. If that is meant, name it with --out.'
    : refuseFolder(outDir, root);
  if (refusal !== undefined) return refuse(terminal, `${folder} ${refusal}`);
  const onErrors = (count: number) =>
    terminal.error(
      `${file}: ${counted(count, 'error')}. Nothing was built, and ${join(folder, sep)} is as it was.\n`,
    );
  return withSite({ file, options: { release }, terminal, onErrors }, async ({ site }) => {
    const progress = createProgress(terminal.error, terminal.isLive === true);
    const onPicture = progress.show;
    const building = buildSite(site, { root, outDir, weighed: mostInTable, onPicture });
    const report = await building.finally(progress.end);
    // Since the process began: what the operator waited.
    terminal.out(printReport(report, { folder: join(folder, sep), ms: performance.now() }));
    if (report.failure === undefined) return 0;
    const settings = join(settingsFolder(outDir), sep);
    return refuse(
      terminal,
      `${join(folder, sep)} is new, but the settings for web servers in ${settings} are still the last ones, and may not fit. ${report.failure}`,
    );
  });
}

/** Why a folder must not be replaced by a built site, or undefined for one that is empty, not there, or one already. */
function refuseFolder(outDir: string, root: string): string | undefined {
  const holds = (folder: string) => isInside(folder, outDir);
  if (holds(join(realPath(root), 'media')) || holds(realPath(''))) {
    return 'holds more than a built site, and would be replaced as a whole. Name a folder of its own with --out.';
  }
  const isBuilt = existsSync(join(settingsFolder(outDir), 'serving.json'));
  const isEmpty =
    !existsSync(outDir) || (statSync(outDir).isDirectory() && readdirSync(outDir).length === 0);
  return isBuilt || isEmpty
    ? undefined
    : 'is there already, was not built by Fascia, and would be replaced as a whole. Name another folder with --out, or empty it.';
}

/** The path without links, as far as there is something. */
function realPath(path: string): string {
  const whole = resolve(path);
  return existsSync(whole) ? realpathSync.native(whole) : whole;
}

/** Back to the start of the line, and the rest of it away: for a line that is written over. */
const clearLine = '\r\u001B[K';

/**
 * Shows how many pictures are ready: in one line that is written over, or, where that cannot be
 * (`isLive` is false), in a line for the first one and for each quarter.
 */
export function createProgress(write: Terminal['error'], isLive: boolean) {
  let shown = -1;
  return {
    show(ready: number, all: number): void {
      const quarter = Math.floor((4 * ready) / all);
      const line = `Making the sizes of new pictures: ${ready} of ${all} pictures are ready.`;
      if (isLive) write(clearLine + line, true);
      else if (quarter > shown) write(`${line}\n`);
      shown = quarter;
    },
    /** Removes the line that is written over. */
    end(): void {
      if (isLive && shown >= 0) write(clearLine, true);
    },
  };
}
