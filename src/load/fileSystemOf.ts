import { closeSync, fstatSync, readSync } from 'node:fs';
import { join, relative } from 'node:path';
import { mediaName } from '#schema/mediaName.ts';
import { shippedSchema, type SiteSchema } from '#schema/site.ts';
import { entriesUnder } from './entriesUnder.ts';
import { leadsInside, openInside, OutsideLink } from './insideFolder.ts';
import { placeOfMedia } from './media/placeOfMedia.ts';
import { type Media, readMedia } from './media/readMedia.ts';
import { type OwnBlocks, readOwnBlocks } from './ownBlocks/readOwnBlocks.ts';
import { joinSources, type Source, type Sources } from './sources.ts';
import { installedTypefaces } from './typefaces.ts';
import { findSvgFaults, mostSvgBytes, type SvgFault } from './media/readSvg.ts';

/** What a check may know of the folder of the site file. Paths are as in site.yaml (`mediaName`): `media/logo.svg`. */
export type FileSystem = {
  /** Whether a file is there, under exactly this name: capitals count on every system. */
  hasFile(path: string): boolean;
  /** All files under media/, for the name that may have been meant. */
  files(): readonly string[];
  /** What the first bytes of a file say (`headLength` at most), an SVG file as a whole; undefined when it cannot be read. */
  readHead(path: string): FileHead | undefined;
  /** The names of the typefaces that are installed; without it, there are none. */
  typefaces?(): readonly string[];
  /** The blocks of the site’s own; without it, there are none. */
  ownBlocks?(): OwnBlocks;
  /** The files besides the site file that say a part of the site; without it, there are none. */
  sources?(): readonly Source[];
};

/** The texts of a site: of its site file, as it is or may become, and of the other files as they are. */
export function sourcesOf(siteText: string, { sources }: FileSystem): Sources {
  return joinSources(siteText, sources?.());
}

/** The schema of a site: the shipped one, or with its own blocks. */
export function schemaFor({ ownBlocks }: FileSystem): SiteSchema {
  return ownBlocks?.().schema ?? shippedSchema;
}

/** What a file is by its beginning, undefined when it is nothing that a page can show; and its length in bytes. */
export type FileHead = {
  media: Media | undefined;
  size: number;
  /** Of an SVG file, which is read as a whole. */
  svgFaults?: readonly SvgFault[];
  /** The link that leads out of the folder of the site to it, which was not read: itself, or `media`. */
  outside?: string;
};

/** Enough to find the size of a picture behind the notes that cameras write before it. */
export const headLength = 65_536;

/** The folder as the checks see it. Everything is read at most once, when it is first asked for. */
export function fileSystemOf(
  folder: string,
  readBlocks: () => OwnBlocks = () => readOwnBlocks(folder),
): FileSystem {
  let files: readonly string[] | undefined;
  let names: ReadonlySet<string> | undefined;
  let own: OwnBlocks | undefined;
  let typefaces: readonly string[] | undefined;
  const heads = new Map<string, FileHead | undefined>();
  const media = join(folder, 'media');
  let isShut: boolean | undefined;
  const isOutside = () => (isShut ??= !leadsInside(media, folder));
  const list = () => (files ??= isOutside() ? [] : listFiles(media, folder));
  return {
    ownBlocks: () => (own ??= readBlocks()),
    typefaces: () => (typefaces ??= installedTypefaces(folder)),
    files: list,
    hasFile: (path) => isOutside() || (names ??= new Set(list())).has(path),
    readHead: (path) => {
      if (isOutside()) return { ...unread, outside: 'media' };
      if (!heads.has(path)) heads.set(path, readHead(path, folder));
      return heads.get(path);
    },
  };
}

const unread = { media: undefined, size: 0 };

function readHead(path: string, folder: string): FileHead | undefined {
  let descriptor: number | undefined;
  try {
    descriptor = openInside(placeOfMedia(folder, path), folder);
    const bytes = new Uint8Array(headLength);
    const length = readSync(descriptor, bytes);
    const media = readMedia(bytes.subarray(0, length));
    const { size } = fstatSync(descriptor);
    if (media?.form !== 'svg') return { media, size };
    const whole = Buffer.alloc(Math.min(size, mostSvgBytes + 1));
    readSync(descriptor, whole, 0, whole.length, 0);
    return { media, size, svgFaults: findSvgFaults(whole) };
  } catch (error) {
    return error instanceof OutsideLink ? { ...unread, outside: path } : undefined;
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}

function listFiles(media: string, folder: string): string[] {
  try {
    return entriesUnder(media)
      .filter((entry) => !entry.isDirectory())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
      .map(mediaName);
  } catch {
    return [];
  }
}
