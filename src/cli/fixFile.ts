import { replaceFile } from '#edit/replaceFile.ts';
import type { LoadOptions, World } from '#load/loadSite.ts';
import { loadText, type ReadSite } from '#load/readSite.ts';
import { applyFixes } from './applyFixes.ts';

/** What the file is now, what was done to it, and why it could not be written, if so. */
export type Fixed = { site: ReadSite; done: string[]; failure?: string };

/**
 * Does all that is certain to be meant, changing nothing but the characters that are wrong. The file
 * is written only when less is wrong afterwards, and not when somebody else has changed it meanwhile.
 */
export async function fixFile(site: ReadSite, options: LoadOptions, world?: World): Promise<Fixed> {
  const { file, source } = site;
  const { text, done } = applyFixes(site, (changed) =>
    loadText({ file, source: changed }, options, world),
  );
  if (text === source) return { site, done: [`${file}: nothing was changed.`] };
  const failure = await replaceFile(file, { from: source, to: text });
  if (failure !== undefined) return { site, done: [], failure };
  return { site: loadText({ file, source: text }, options, world), done };
}
