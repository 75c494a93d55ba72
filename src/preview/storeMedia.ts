import { lstatSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join, sep, win32 } from 'node:path';
import sharp from 'sharp';
import { hash } from '#build/hash.ts';
import { checkMedia } from '#load/checks/media.ts';
import { readMedia } from '#load/media/readMedia.ts';
import { findSvgFaults } from '#load/media/findSvgFaults.ts';
import { headLength } from '#load/fileSystemOf.ts';
import type { DiscardRequest } from './requests.ts';

/**
 * The name that a file has now (`media/…`), or why it was not taken. `hash` names what it holds,
 * where it was not there before.
 */
type UploadAnswer =
  | { isDone: true; file: string; hash?: string }
  | { isDone: false; message: string };

/** So many files of one name are enough. */
const mostNames = 1000;

/**
 * Puts a file into media/: under a name that is right in addresses, never over another file, and not
 * twice when it is there already. A file that no page could show is refused, as the check would.
 */
export async function storeMedia(
  root: string,
  { name, bytes }: { name: string; bytes: Uint8Array },
): Promise<UploadAnswer> {
  const media = readMedia(bytes.slice(0, headLength));
  const form = media?.form;
  const ending = form ?? (win32.extname(name).slice(1).toLowerCase() || 'bin');
  const file = `media/${stemOf(name)}.${ending === 'jpeg' ? 'jpg' : ending}`;
  const svgFaults = form === 'svg' ? findSvgFaults(bytes) : [];
  const problem = checkMedia(
    file,
    { media, size: bytes.length, svgFaults },
    { leastWidth: 0, locationOf: () => ({ start: 0, end: 0, path: [] }) },
  );
  const isUnsafe = problem?.code === 'unsafe-svg';
  const hint = isUnsafe ? 'Export it again as a plain drawing.' : problem?.hint;
  if (problem?.severity === 'error') return refuse(problem.message, hint);
  const picture =
    form === 'woff2' ||
    (await sharp(bytes)
      .metadata()
      .catch(() => undefined));
  if (!picture) return refuse(`${name} is no picture that can be read.`, hint);
  try {
    return { isDone: true, ...write(root, file, bytes) };
  } catch (error) {
    return refuse(`${file} could not be written. ${String(error)}`);
  }
}

/**
 * Removes a file that was put into media/ and then not used: only while it holds what was put
 * there, and the site file does not name it.
 */
export function discardMedia(
  root: string,
  text: string,
  { file, hash: stored }: DiscardRequest,
): { isDone: boolean } {
  const path = join(root, file);
  try {
    const isSame = lstatSync(path).isFile() && hash(readFileSync(path)) === stored;
    if (!isSame || text.includes(file)) return { isDone: false };
    rmSync(path);
    return { isDone: true };
  } catch {
    return { isDone: false }; // It is gone already, or cannot be removed.
  }
}

/** Under this name, or with a number behind it where another file has the name. */
function write(root: string, file: string, bytes: Uint8Array): { file: string; hash?: string } {
  const folder = join(root, 'media');
  mkdirSync(folder, { recursive: true });
  if (!realpathSync(folder).startsWith(realpathSync(root) + sep)) {
    throw new Error('media/ is a link to a place outside the project.');
  }
  const dot = file.lastIndexOf('.');
  for (let number = 1; number <= mostNames; number++) {
    const own = number === 1 ? file : `${file.slice(0, dot)}-${number}${file.slice(dot)}`;
    try {
      writeFileSync(join(root, own), bytes, { flag: 'wx' });
      return { file: own, hash: hash(bytes) };
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      if (readFileSync(join(root, own)).equals(bytes)) return { file: own };
    }
  }
  throw new Error('There are too many files of this name.');
}

/** `Élan (3).JPG` is `elan-3`. */
function stemOf(name: string): string {
  // Of Windows, as of every system.
  const plain = win32
    .parse(name)
    .name.normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return plain.slice(0, 80) || 'picture';
}

function refuse(message: string, hint?: string): UploadAnswer {
  return { isDone: false, message: hint === undefined ? message : `${message} ${hint}` };
}
