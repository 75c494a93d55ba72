import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import type { FileSource, FileSources } from '#parts/FileSource.ts';
import { placeOfMedia } from '#load/media/placeOfMedia.ts';
import { isMedia } from '#schema/mediaName.ts';
import { mediaTypeOf } from '#schema/mediaTypes.ts';
import type { Site } from '#schema/site.ts';
import { addressOf } from './addressOf.ts';
import { hash } from './hash.ts';
import { assetName, BrokenMedia, type BuildContext } from './makeFiles.ts';
import { readPublishable, withoutNotes } from './readPublishable.ts';

/** Every file that a link of the site leads to. */
export function downloadsOf({ routes, notFound, uses, redirects, links }: Site): string[] {
  const all = [...routes, notFound, { uses }].flatMap((page) => page.uses.files);
  const targets = redirects.map(({ to }) => links[to]?.href ?? to);
  return [...new Set([...all, ...targets.filter(isMedia)])];
}

/** Copies the files that links lead to, by the path that site.yaml names. */
export async function copyDownloads(site: Site, { root, output }: BuildContext) {
  return sourcesOf(site, async (file) => {
    const original = await readPublishable(root, file);
    const isPicture = mediaTypeOf(file)?.use === 'picture';
    const content = isPicture ? await withoutNotes(original).catch(broken(file)) : original;
    const path = `${assetName(file, hash(content))}${extname(file).toLowerCase()}`;
    await output.keep(path, content);
    return { src: addressOf(output, `/${path}`), size: content.length };
  });
}

/** The same with the files as they are, at an address that the caller has for each. */
export function describeDownloads(
  site: Site,
  root: string,
  addressIn: (file: string) => Promise<string>,
): Promise<FileSources> {
  return sourcesOf(site, async (file) => {
    const { size } = await stat(placeOfMedia(root, file));
    return { src: await addressIn(file), size };
  });
}

function broken(file: string) {
  return (error: unknown): never => {
    throw new BrokenMedia(file, error);
  };
}

async function sourcesOf(
  site: Site,
  find: (file: string) => Promise<{ src: string; size: number }>,
): Promise<FileSources> {
  const sources = downloadsOf(site).map(async (file): Promise<[string, FileSource]> => {
    const { src, size } = await find(file);
    const ending = extname(file).slice(1);
    const about = `${ending.toUpperCase()}, ${inUnits(size, site.site.language)}`;
    const opens = mediaTypeOf(file)?.opens === true;
    return [file, { src, about, opens, name: file.slice(file.lastIndexOf('/') + 1) }];
  });
  return Object.fromEntries(await Promise.all(sources));
}

/** `240 kB`, `1.2 MB`, as the language writes it. */
function inUnits(bytes: number, language: string): string {
  const isLarge = bytes >= 999_500;
  const amount = bytes / (isLarge ? 1_000_000 : 1000);
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge && amount < 10 ? 1 : 0,
  }).format(Math.max(amount, 1));
}
