import { dirname, join } from 'node:path';
import { type FileSystem, fileSystemOf } from '#load/fileSystemOf.ts';
import type { LoadOptions } from '#load/loadSite.ts';
import { applyEdits } from '#problems/applyEdits.ts';
import { locate } from '#problems/locate.ts';
import type { ReadSite } from '#repair/readSite.ts';
import { fixSource } from './fixSource.ts';
import { printDiff } from './printDiff.ts';

/** What `--fix` would write into the files of a site, then each fix that a person must decide on, as diffs. */
export function diffFixes(
  site: ReadSite,
  options: LoadOptions,
  {
    colour,
    fileSystem = fileSystemOf(dirname(site.file)),
  }: { colour: boolean; fileSystem?: FileSystem },
): string {
  return site.sources.files
    .map(({ path, text }, index) => {
      const name = index === 0 ? site.file : join(dirname(site.file), path);
      const fixed = fixSource(site, path, { options, fileSystem });
      const offers = site.problems.flatMap((problem) => {
        const { fix, code, file } = problem;
        if (!fix || fix.isSafe || file?.path !== (index === 0 ? undefined : path)) return [];
        const { line, column } = locate(problem, text);
        const diff = printDiff(text, applyEdits(text, fix.edits), colour);
        return `${name}:${line}:${column} offered ${code}\n${diff}\n`;
      });
      const isSame = fixed.text === text;
      const fixes = isSame ? '' : `${name} with --fix\n${printDiff(text, fixed.text, colour)}\n`;
      return fixes + offers.join('');
    })
    .join('');
}
