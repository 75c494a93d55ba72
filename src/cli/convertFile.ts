import { replaceFile } from '#edit/replaceFile.ts';
import { decodeFile } from '#load/readText.ts';
import type { ReadSite } from '#repair/readSite.ts';

/**
 * Converts a site file to UTF-8 where it is certain how it was saved. Returns its text and what was done, why
 * it was not done, or undefined where there is nothing to convert.
 */
export async function convertFile({
  file,
  problems,
}: ReadSite): Promise<{ text: string; done: string } | string | undefined> {
  if (!problems.some(({ code }) => code === 'not-utf8')) return undefined;
  const decoded = decodeFile(file);
  if (!decoded?.isCertain) return undefined;
  const { bytes, text, encoding } = decoded;
  const failure = await replaceFile(file, { from: bytes, to: text });
  return failure ?? { text, done: `${file}: converted from ${encoding} to UTF-8.` };
}
