import { closeSync, fstatSync, openSync, readdirSync, readSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type FileHead, type FileSystem, headLength } from './FileSystem.ts';
import { isInSite } from './media/isInSite.ts';
import { readMedia } from './media/readMedia.ts';
import { findSvgFaults, mostSvgBytes } from './media/findSvgFaults.ts';

/** The folder as the checks see it. Everything is read at most once, when it is first asked for. */
export function fileSystemOf(folder: string): FileSystem {
  let files: readonly string[] | undefined;
  let names: ReadonlySet<string> | undefined;
  const heads = new Map<string, FileHead | undefined>();
  const list = () => (files ??= listFiles(join(folder, 'media'), folder));
  return {
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
