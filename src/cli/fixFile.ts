import { replaceFile } from '#edit/replaceFile.ts';
import type { FileSystem } from '#load/FileSystem.ts';
import type { LoadOptions } from '#load/loadSite.ts';
import { loadText, type ReadSite } from '#repair/readSite.ts';
import { dirname } from 'node:path';
import { applyFixes } from '#repair/applyFixes.ts';
import { fixMedia } from './fixMedia.ts';

/** What the file is now, what was done to it, and why it could not be written, if so. */
export type Fixed = { site: ReadSite; done: string[]; failure?: string };

/** Cleans the drawings that are not safe, then does the same for what is wrong in the site file. */
export async function fixFile(
  site: ReadSite,
  options: LoadOptions,
  fileSystem?: FileSystem,
): Promise<Fixed> {
  const media = await fixMedia(site.problems, dirname(site.file));
  const isCleaned = media.done.length > 0;
  // Other files are there now than those that the file system has looked at.
  const fresh = isCleaned ? undefined : fileSystem;
  const cleaned = isCleaned ? loadText(site, options, fresh) : site;
  const fixed: Fixed =
    cleaned.problems.length > 0
      ? await fixText(cleaned, options, fresh)
      : { site: cleaned, done: [] };
  const failure = [media.failure, fixed.failure].filter((one) => one !== undefined).join('\n');
  return {
    site: fixed.site,
    done: [...media.done, ...fixed.done],
    ...(failure !== '' && { failure }),
  };
}

/**
 * Does all that is certain to be meant, changing nothing but the characters that are wrong. The file
 * is written only when less is wrong afterwards, and not when somebody else has changed it meanwhile.
 */
async function fixText(
  site: ReadSite,
  options: LoadOptions,
  fileSystem?: FileSystem,
): Promise<Fixed> {
  const { file, source } = site;
  const { text, done } = applyFixes(site, (changed) =>
    loadText({ file, source: changed }, options, fileSystem),
  );
  if (text === source) return { site, done: [`${file}: nothing was changed.`] };
  const failure = await replaceFile(file, { from: source, to: text });
  if (failure !== undefined) return { site, done: [], failure };
  return { site: loadText({ file, source: text }, options, fileSystem), done };
}
