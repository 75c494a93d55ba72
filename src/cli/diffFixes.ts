import { dirname } from 'node:path';
import { fileSystemOf } from '#load/fileSystemOf.ts';
import type { LoadOptions } from '#load/loadSite.ts';
import { applyEdits } from '#problems/applyEdits.ts';
import { locate } from '#problems/locate.ts';
import { applyFixes } from '#repair/applyFixes.ts';
import { loadText, type ReadSite } from '#repair/readSite.ts';
import { printDiff } from './printDiff.ts';

/** What `--fix` would write into a site file, then each fix that a person must decide on, as diffs. */
export function diffFixes(site: ReadSite, options: LoadOptions, colour: boolean): string {
  const { file, source, problems } = site;
  const fileSystem = fileSystemOf(dirname(file));
  const load = (text: string) => loadText({ file, source: text }, options, fileSystem);
  const { text } = applyFixes(site, load);
  const offers = problems.flatMap((problem) => {
    const { fix, code, block } = problem;
    if (!fix || fix.isSafe || block) return [];
    const { line, column } = locate(problem, source);
    const diff = printDiff(source, applyEdits(source, fix.edits), colour);
    return `${file}:${line}:${column} offered ${code}\n${diff}\n`;
  });
  const fixed = text === source ? '' : `${file} with --fix\n${printDiff(source, text, colour)}\n`;
  return fixed + offers.join('');
}
