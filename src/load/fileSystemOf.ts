import { closeSync, fstatSync, openSync, readdirSync, readSync, realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type Media, readMedia } from './media/readMedia.ts';
import { type OwnBlocks, readOwnBlocks } from './ownBlocks/readOwnBlocks.ts';
import { findSvgFaults, mostSvgBytes, type SvgFault } from './media/findSvgFaults.ts';

/** What a check may know of the folder of the site file. Paths are written as in site.yaml: `media/logo.svg`. */
export type FileSystem = {
  /** Whether a file is there, under exactly this name: capitals count on every system. */
  hasFile(path: string): boolean;
  /** All files under media/, for the name that may have been meant. */
  files(): readonly string[];
  /** What the first bytes of a file say (`headLength` at most), an SVG file as a whole; undefined when it cannot be read. */
  readHead(path: string): FileHead | undefined;
  /** The blocks of the site’s own; without it, there are none. */
  ownBlocks?(): OwnBlocks;
};

/** What a file is by its beginning, undefined when it is nothing that a page can show; and its length in bytes. */
export type FileHead = {
  media: Media | undefined;
  size: number;
  /** Of an SVG file, which is read as a whole. */
  svgFaults?: readonly SvgFault[];
  /** It is a link to a file outside the folder of the site, and was not read. */
  isOutside?: true;
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
  const heads = new Map<string, FileHead | undefined>();
  const list = () => (files ??= listFiles(join(folder, 'media'), folder));
  return {
    ownBlocks: () => (own ??= readBlocks()),
    files: list,
    hasFile: (path) => (names ??= new Set(list())).has(path),
    readHead: (path) => {
      if (!heads.has(path)) heads.set(path, readHead(join(folder, path), folder));
      return heads.get(path);
    },
  };
}

function readHead(file: string, folder: string): FileHead | undefined {
  let descriptor: number | undefined;
  try {
    if (!isInSite(file, folder)) return { media: undefined, size: 0, isOutside: true };
    descriptor = openSync(file, 'r');
    const bytes = new Uint8Array(headLength);
    const length = readSync(descriptor, bytes);
    const media = readMedia(bytes.subarray(0, length));
    const { size } = fstatSync(descriptor);
    if (media?.form !== 'svg') return { media, size };
    const whole = Buffer.alloc(Math.min(size, mostSvgBytes + 1));
    readSync(descriptor, whole, 0, whole.length, 0);
    return { media, size, svgFaults: findSvgFaults(whole) };
  } catch {
    return undefined;
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}

function listFiles(media: string, folder: string): string[] {
  try {
    return readdirSync(media, { withFileTypes: true, recursive: true })
      .filter((entry) => !entry.isDirectory())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
  } catch {
    return [];
  }
}

/**
 * Whether a file under media/ is one of the site: no link in its path leads out of the folder of the
 * site. media/ itself may be a link, as where several sites share it. Throws where there is no file.
 */
export function isInSite(file: string, folder: string): boolean {
  const path = realpathSync.native(file);
  return [folder, join(folder, 'media')].some((top) =>
    path.startsWith(realpathSync.native(top) + sep),
  );
}
