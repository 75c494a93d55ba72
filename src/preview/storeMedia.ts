import { existsSync, lstatSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, win32 } from 'node:path';
import sharp from 'sharp';
import { hash } from '#build/hash.ts';
import { checkLinkedFile, isDownload } from '#load/checks/downloads.ts';
import { checkMedia } from '#load/checks/media.ts';
import { type MediaForm, readMedia } from '#load/media/readMedia.ts';
import { findSvgFaults } from '#load/media/readSvg.ts';
import { headLength } from '#load/fileSystemOf.ts';
import { createInside, leadsInside, OutsideLink, readInside } from '#load/insideFolder.ts';
import { unreserved } from '#schema/reservedNames.ts';
import { mediaName } from '#schema/mediaName.ts';
import { mediaTypeOf } from '#schema/mediaTypes.ts';
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

/** A file of the operator's computer. `isLinked`: a link shall lead to it, instead of a page that shows it. */
type Upload = { name: string; bytes: Uint8Array; isLinked?: boolean | undefined };

/**
 * Puts a file into media/: under its own name, never over another file, and not twice when it is there
 * already. A file that no page could show, or no link lead to, is refused, as the check would.
 */
export async function storeMedia(root: string, upload: Upload): Promise<UploadAnswer> {
  const { name, bytes, isLinked = false } = upload;
  const media = readMedia(bytes.slice(0, headLength));
  const file = `media/${unreserved(stemOf(name))}.${endingOf(upload, media?.form)}`;
  const svgFaults = media?.form === 'svg' ? findSvgFaults(bytes) : [];
  const head = { media, size: bytes.length, svgFaults };
  const location = { start: 0, end: 0, path: [] };
  const problem = isLinked
    ? checkLinkedFile(file, head, location)
    : checkMedia(file, head, { leastWidth: 0, locationOf: () => location });
  const isUnsafe = problem?.code === 'unsafe-svg';
  const hint = isUnsafe ? 'Export it again as a plain drawing.' : problem?.hint;
  if (problem?.severity === 'error') return refuse(problem.message, hint);
  const isReadable =
    (isLinked && isDownload(file)) ||
    media?.form === 'woff2' ||
    (await sharp(bytes)
      .metadata()
      .catch(() => undefined));
  if (!isReadable)
    return refuse(`${name} is no picture that can be read.`, 'Save it as JPEG, PNG, WebP or SVG.');
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
    const isSame = lstatSync(path).isFile() && hash(readInside(path, root)) === stored;
    if (!isSame || text.includes(file)) return { isDone: false };
    rmSync(path);
    return { isDone: true };
  } catch {
    return { isDone: false }; // It is gone already, or cannot be removed.
  }
}

/** What a file of media/ ends in: what it holds, but for a document or recording, which has many beginnings. */
function endingOf({ name, isLinked }: Upload, form: MediaForm | undefined): string {
  const own = win32.extname(name).slice(1).toLowerCase();
  const isNamed = isLinked === true && own !== '' && mediaTypeOf(`.${form}`)?.use !== 'picture';
  const ending = isNamed ? own : (form ?? (own || 'bin'));
  return ending === 'jpeg' ? 'jpg' : ending;
}

/** Under this name, or with a number behind it where another file has the name. */
function write(root: string, file: string, bytes: Uint8Array): { file: string; hash?: string } {
  const dot = file.lastIndexOf('.');
  const folder = join(root, 'media');
  if (!leadsInside(folder, root)) throw new OutsideLink('media');
  const there = existsSync(folder) ? readdirSync(folder) : [];
  for (let number = 1; number <= mostNames; number++) {
    const own = number === 1 ? file : `${file.slice(0, dot)}-${number}${file.slice(dot)}`;
    // Where capitals do not count, or letters are decomposed, it is the same file.
    const other = there.find((name) => sameEverywhere(`media/${name}`) === sameEverywhere(own));
    if (other === undefined) {
      createInside(join(root, own), root, bytes);
      return { file: own, hash: hash(bytes) };
    }
    const path = join(folder, other);
    const isSame = lstatSync(path).isFile() && readFileSync(path).equals(bytes);
    if (isSame) return { file: `media/${mediaName(other)}` };
  }
  throw new Error('There are too many files of this name.');
}

function sameEverywhere(file: string): string {
  return mediaName(file).toLowerCase();
}

/** The name without its ending, as it is but for characters that Windows, YAML or nobody can read. */
function stemOf(name: string): string {
  // Of Windows, as of every system.
  const stem = mediaName(win32.parse(name).name)
    .replaceAll(/\$(?=\{)|[<>:"|?*\p{Cc}\p{Cs}]+/gu, '-')
    // YAML doubles it.
    .replaceAll("'", '’')
    .replaceAll(/^[\s.]+|[\s.]+$/g, '');
  // A name may have 255 bytes, its number and ending included.
  return (
    new TextDecoder()
      .decode(Buffer.from(stem).subarray(0, 200))
      .replace(/\uFFFD$/, '')
      .trim() || 'file'
  );
}

function refuse(message: string, hint?: string): UploadAnswer {
  return { isDone: false, message: hint === undefined ? message : `${message} ${hint}` };
}
