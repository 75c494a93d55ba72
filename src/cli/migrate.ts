import { dirname, join } from 'node:path';
import { replaceFile } from '#edit/replaceFile.ts';
import { fileSystemOf } from '#load/fileSystemOf.ts';
import { migrateText } from '#migrate/migrateText.ts';
import { counted } from '#problems/phrases.ts';
import { loadText, readSite } from '#repair/readSite.ts';
import { version } from '#schema/changes.ts';
import { callOf } from './callOf.ts';
import type { OptionsOf } from './commands.ts';
import { countErrors, printProblems } from './formats.ts';
import { printDiff } from './printDiff.ts';
import { refuse, type Terminal } from './Terminal.ts';

/**
 * Shows what makes the site file in `root` one of the present version, and with `write` writes it. Returns
 * the exit code: 0 when that is all that the file needs, or when it needs nothing; 1 when the file would still
 * have errors, 2 when it could not be read or written. In all cases but the first nothing is written.
 */
export async function migrate(
  { root = '', write }: OptionsOf<'migrate'>,
  { out, error, colour }: Terminal,
): Promise<number> {
  const file = join(root, 'site.yaml');
  const read = await readSite(file);
  if (read.source === '' && read.problems.length > 0) {
    out(printProblems(read, colour));
    return 2;
  }
  const text = migrateText(read.source);
  if (text === undefined && read.site) {
    out(`${file} is of version ${version}, as this Fascia is. There is nothing to migrate.\n`);
    return 0;
  }
  const migrated =
    text === undefined
      ? read
      : loadText({ file, source: text }, undefined, fileSystemOf(dirname(file)));
  out(printDiff(read.source, migrated.source, colour));
  if (!migrated.site) {
    const problems = migrated.problems.filter(({ severity }) => severity === 'error');
    const state = text === undefined ? 'has' : 'would still have';
    out(`\n${printProblems({ ...migrated, problems }, colour)}`);
    error(
      `${file} ${state} ${counted(countErrors(problems), 'error')}, so nothing was written. Correct the file first: ${callOf('check')}\n`,
    );
    return 1;
  }
  const again = callOf('migrate', `${root && `--root ${root} `}--write`);
  if (!write) {
    out(`\nNothing is written yet. To write this into ${file}: ${again}\n`);
    return 0;
  }
  const failure = await replaceFile(file, { from: read.source, to: migrated.source });
  if (failure !== undefined) return refuse({ error }, failure);
  out(`\n${file} is of version ${version} now.\n`);
  return 0;
}
