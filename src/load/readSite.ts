import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { isUtf8 } from 'node:buffer';
import { closeSync, fstatSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { loadSite, type Loaded, type LoadOptions, type FileSystem } from './loadSite.ts';
import { isInSite } from './media/isInSite.ts';
import { readMedia } from './media/readMedia.ts';
import { findSvgFaults, mostSvgBytes } from './media/findSvgFaults.ts';
import { type FileHead, headLength } from './FileSystem.ts';

/** A text with the file that it is for. */
export type SiteText = { file: string; source: string };

/** A loaded site, with the file and the text that it came from. */
export type ReadSite = Loaded & { file: string; source: string };

/** Reads and loads a site file. Media are looked for beside it. A file that cannot be read is a problem, never a throw. */
export async function readSite(
  file: string,
  options?: LoadOptions,
  fileSystem?: FileSystem,
): Promise<ReadSite> {
  const read = readText(file);
  if (typeof read !== 'string') return { file, source: '', site: undefined, problems: [read] };
  return loadText({ file, source: read }, options, fileSystem);
}

/** The same for a text that may become the content of the file. */
export function loadText(
  { file, source }: SiteText,
  options?: LoadOptions,
  fileSystem: FileSystem = fileSystemOf(dirname(file)),
): ReadSite {
  return { file, source, ...loadSite(source, fileSystem, options) };
}

/** The text of a file, or why it cannot be read. */
export function readText(file: string): string | Problem {
  const start = { start: 0, end: 0, path: [] };
  let bytes: Buffer;
  try {
    // At once: starting a thread for one small file takes longer than reading it.
    bytes = readFileSync(file);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    return reason === 'ENOENT'
      ? createProblem('missing-file', { file }, start)
      : createProblem('unreadable-file', { reason }, start);
  }
  // The byte order mark stays, so that places and the text written back fit the file.
  return isUtf8(bytes)
    ? bytes.toString('utf8')
    : createProblem('not-utf8', { byte: firstWrongByte(bytes) }, start);
}

/** The number of the first byte, from 1, at which the text stops being UTF-8. */
function firstWrongByte(bytes: Buffer): number {
  const again = Buffer.from(bytes.toString('utf8'), 'utf8');
  const index = bytes.findIndex((byte, at) => byte !== again[at]);
  return (index === -1 ? again.length : index) + 1;
}

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
