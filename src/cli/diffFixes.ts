import { dirname } from 'node:path';
import { placeOfMedia } from '#load/media/placeOfMedia.ts';
import type { FileSystem } from '#load/fileSystemOf.ts';
import type { LoadOptions } from '#load/loadSite.ts';
import { applyEdits } from '#problems/applyEdits.ts';
import { locate } from '#problems/locate.ts';
import type { ReadSite } from '#repair/readSite.ts';
import { fixSource } from './fixSource.ts';
import { printDiff } from './printDiff.ts';

/** What `--fix` would write into the files of a site, which drawings it would clean, then each fix that a person must decide on, as diffs. */
export function diffFixes(
  site: ReadSite,
  options: LoadOptions,
  { colour, fileSystem }: { colour: boolean; fileSystem: FileSystem },
): string {
  const folder = dirname(site.file);
  const files = site.sources.files.map((source) => {
    const { text } = source;
    const { file: name, path, ...fixed } = fixSource(site, source, { options, fileSystem });
    const offers = site.problems.flatMap((problem) => {
      const { fix, code, file } = problem;
      if (!fix || fix.isSafe || file?.path !== path) return [];
      const { line, column } = locate(problem, text);
      const diff = printDiff(text, applyEdits(text, fix.edits), colour);
      return `${name}:${line}:${column} offered ${code}\n${diff}\n`;
    });
    const isSame = fixed.text === text;
    const fixes = isSame ? '' : `${name} with --fix\n${printDiff(text, fixed.text, colour)}\n`;
    return { fixes, offers: offers.join('') };
  });
  const drawings = new Set(site.problems.flatMap(({ media }) => media ?? []));
  const cleaned = [...drawings].map(
    (drawing) =>
      `${placeOfMedia(folder, drawing)} with --fix\nWhat could run a program or fetch something is taken out.\n\n`,
  );
  return [
    ...files.map(({ fixes }) => fixes),
    ...cleaned,
    ...files.map(({ offers }) => offers),
  ].join('');
}
