import { dirname } from 'node:path';
import { replaceFile } from '#edit/replaceFile.ts';
import { type FileSystem, fileSystemOf } from '#load/fileSystemOf.ts';
import { placeOfMedia } from '#load/media/placeOfMedia.ts';
import type { LoadOptions } from '#load/loadSite.ts';
import { type ReadSite, loadText } from '#repair/readSite.ts';
import { convertFile } from './convertFile.ts';
import { fixDrawing } from './fixDrawing.ts';
import { fixSource } from './fixSource.ts';

/** What the site is now, what was done to it, and why something could not be done. */
type Fixed = { site: ReadSite; done: string[]; failures: string[] };

/**
 * Converts a file of another encoding, cleans the drawings that are not safe, then does all in the files of the
 * site that is certain to be meant, changing nothing but the characters that are wrong. A file is written only
 * when less is wrong afterwards, and not when somebody else has changed it meanwhile.
 */
export async function fixFile(
  site: ReadSite,
  options: LoadOptions,
  { ownBlocks, sources: others }: FileSystem,
): Promise<Fixed> {
  const { file } = site;
  const folder = dirname(file);
  // What was read of its media may be otherwise by now; the blocks are what they were.
  const openAgain = () => ({
    ...fileSystemOf(folder, ownBlocks),
    ...(others && { sources: others }),
  });
  const converted = await convertFile(site);
  if (typeof converted === 'string') return { site, done: [], failures: [converted] };
  if (converted) {
    const again = openAgain();
    const text = { file, source: converted.text };
    const fixed = await fixFile(loadText(text, options, again), options, again);
    return { ...fixed, done: [converted.done, ...fixed.done] };
  }
  const drawings = new Set(site.problems.flatMap(({ media }) => media ?? []));
  const results = await Promise.all(
    [...drawings].map((drawing) => fixDrawing(placeOfMedia(folder, drawing), folder)),
  );
  const done = results.flatMap((result) => (typeof result === 'string' ? [] : result));
  const failures = results.filter((result) => typeof result === 'string');
  const fileSystem = openAgain();
  let now = done.length > 0 ? loadText({ file, source: site.source }, options, fileSystem) : site;
  for (const source of site.sources.files) {
    if (now.problems.length === 0) break;
    const fixed = fixSource(now, source, { options, fileSystem });
    if (fixed.text === source.text) continue;
    const texts = { from: source.text, to: fixed.text };
    const failure = await replaceFile(fixed.file, { ...texts, folder });
    if (failure === undefined) {
      now = fixed.load(fixed.text);
      done.push(...fixed.done);
    } else failures.push(failure);
  }
  // Drawings that only a right file is asked about.
  const isNew = now.problems.some(({ media }) => media !== undefined && !drawings.has(media));
  if (!isNew || now === site) return { site: now, done, failures };
  const more = await fixFile(now, options, fileSystem);
  return { ...more, done: [...done, ...more.done], failures: [...failures, ...more.failures] };
}
