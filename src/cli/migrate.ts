import { countErrors } from '#problems/Entry.ts';
import { dirname, join } from 'node:path';
import { replaceFile } from '#edit/replaceFile.ts';
import { fileSystemOf, schemaFor } from '#load/fileSystemOf.ts';
import { findRetired, takenType } from '#load/findRetired.ts';
import { parseYaml } from '#load/yaml/parseYaml.ts';
import { lostInMigration } from '#migrate/lostInMigration.ts';
import { migrateText } from '#migrate/migrateText.ts';
import { counted } from '#problems/phrases.ts';
import { loadText, readSite } from '#repair/readSite.ts';
import { version } from '#schema/changes.ts';
import { commandLine, rootOption } from './commandLine.ts';
import type { OptionsOf } from './commands.ts';
import { printProblems } from './formats.ts';
import { printDiff } from './printDiff.ts';
import { refuse, type Terminal } from './Terminal.ts';

/**
 * Shows what makes the site file in `root` one of the present version, and with `write` writes it. Returns
 * the exit code: 0 when the file is right then, or when it needs nothing; 1 when it has errors, which are
 * those that it had, or when only a person can change it; 2 when it could not be read or written.
 */
export async function migrate(
  { root = '', write }: OptionsOf<'migrate'>,
  { out, error, colour }: Terminal,
): Promise<number> {
  const file = join(root, 'site.yaml');
  const fileSystem = fileSystemOf(dirname(file));
  const read = await readSite(file, {}, fileSystem);
  if (read.source === '' && read.problems.length > 0) {
    out(printProblems(read, colour));
    return 2;
  }
  const check = commandLine('check', rootOption(root));
  const schema = schemaFor(fileSystem);
  const text = migrateText(read.source, { schema });
  const isHarmless = text !== undefined && lostInMigration(read.source, text, schema).length === 0;
  if (!isHarmless) {
    const old = read.problems.filter(({ code }) => code === 'old-version');
    if (old.length > 0) {
      const { tree } = parseYaml(read.source, schema);
      const taken = tree && takenType(findRetired(tree, schema), schema);
      const byHand = 'Only a person can move this. Move it, then write the version.';
      const problems = taken ? old : old.map((problem) => ({ ...problem, hint: byHand }));
      const why = taken
        ? `"${taken.word}" would be "${taken.now}" in ${file}, which is a block of the site’s own`
        : `${file} is written in a way that only a person should edit`;
      out(printProblems({ ...read, problems }, colour));
      error(`${why}. Nothing was written.\n`);
      return 1;
    }
    const errors = countErrors(read.problems);
    out(
      errors > 0
        ? `Nothing in ${file} can be migrated as it is. Its ${counted(errors, 'error')}: ${check}\n`
        : `${file} is of version ${version}, as this Fascia is. There is nothing to migrate.\n`,
    );
    return Number(errors > 0);
  }
  const migrated = loadText({ file, source: text }, {}, fileSystem);
  const errors = countErrors(migrated.problems);
  const left = counted(errors, 'error');
  out(printDiff(read.source, text, colour));
  if (write) {
    const failure = await replaceFile(file, { from: read.source, to: text });
    if (failure !== undefined) return refuse({ error }, failure);
    out(`\n${file} is of version ${version} now.\n`);
    if (errors > 0)
      out(`${left} of before ${errors === 1 ? 'is' : 'are'} left. To list: ${check}\n`);
  } else {
    const again = commandLine('migrate', `${rootOption(root)} --write`.trim());
    out(`\nNothing is written yet. To write this into ${file}: ${again}\n`);
    if (errors > 0) out(`${left} of before will be left. To list then: ${check}\n`);
  }
  return Number(errors > 0);
}
