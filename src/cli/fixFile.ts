import { dirname } from 'node:path';
import { replaceFile } from '#edit/replaceFile.ts';
import { fileSystemOf } from '#load/fileSystemOf.ts';
import { placeOfMedia } from '#load/media/placeOfMedia.ts';
import type { LoadOptions } from '#load/loadSite.ts';
import { applyFixes } from '#repair/applyFixes.ts';
import { loadText, type ReadSite } from '#repair/readSite.ts';
import { convertFile } from './convertFile.ts';
import { fixDrawing } from './fixDrawing.ts';

/** What the file is now, what was done to it, and why something could not be done. */
type Fixed = { site: ReadSite; done: string[]; failures: string[] };

/**
 * Converts a file of another encoding, cleans the drawings that are not safe, then does all in the site file that is certain to be meant,
 * changing nothing but the characters that are wrong. The file is written only when less is wrong
 * afterwards, and not when somebody else has changed it meanwhile.
 */
export async function fixFile(site: ReadSite, options: LoadOptions): Promise<Fixed> {
  const converted = await convertFile(site);
  if (typeof converted === 'string') return { site, done: [], failures: [converted] };
  if (converted) {
    const again = loadText({ file: site.file, source: converted.text }, options);
    const fixed = await fixFile(again, options);
    return { ...fixed, done: [converted.done, ...fixed.done] };
  }
  const { file, source } = site;
  const drawings = new Set(site.problems.flatMap(({ media }) => media ?? []));
  const results = await Promise.all(
    [...drawings].map((drawing) => fixDrawing(placeOfMedia(dirname(file), drawing), dirname(file))),
  );
  const done = results.flatMap((result) => (typeof result === 'string' ? [] : result));
  const failures = results.filter((result) => typeof result === 'string');
  // Reads each drawing once, as it is now.
  const fileSystem = fileSystemOf(dirname(file));
  const load = (text: string) => loadText({ file, source: text }, options, fileSystem);
  const cleaned = done.length > 0 ? load(source) : site;
  if (cleaned.problems.length === 0) return { site: cleaned, done, failures };
  const fixed = applyFixes(cleaned, load);
  if (fixed.text === source) {
    return { site: cleaned, done, failures };
  }
  const failure = await replaceFile(file, { from: source, to: fixed.text });
  if (failure !== undefined) return { site: cleaned, done, failures: [...failures, failure] };
  const now = load(fixed.text);
  const both = [...done, ...fixed.done];
  // Drawings that only a right file is asked about.
  const isNew = now.problems.some(({ media }) => media !== undefined && !drawings.has(media));
  if (!isNew) return { site: now, done: both, failures };
  const more = await fixFile(now, options);
  return { ...more, done: [...both, ...more.done], failures: [...failures, ...more.failures] };
}
