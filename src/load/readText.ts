import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { type Decoded, decodeText, readWide } from './decodeText.ts';
import { isUtf8 } from 'node:buffer';
import { readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { OutsideLink, readInside } from './insideFolder.ts';

/** The text of a file, or why it cannot be read. */
export function readText(file: string): string | Problem {
  const start = { start: 0, end: 0, path: [] };
  let bytes: Buffer;
  try {
    // At once: starting a thread for one small file takes longer than reading it.
    bytes = readInside(file, dirname(file));
  } catch (error) {
    if (error instanceof OutsideLink) return createProblem('outside-file', { file }, start);
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    return reason === 'ENOENT'
      ? createProblem('missing-file', { file, actual: withOtherCapitals(file) }, start)
      : createProblem('unreadable-file', { reason }, start);
  }
  const actual = withOtherCapitals(file);
  if (actual !== undefined) return createProblem('missing-file', { file, actual }, start);
  const source = bytes.toString('utf8');
  // The byte order mark stays, so that places and the text written back fit the file.
  if (isPlain(bytes)) return source;
  const again = Buffer.from(source, 'utf8');
  const wrong = bytes.findIndex((byte, at) => byte !== again[at]);
  const byte = (wrong === -1 ? again.length : wrong) + 1;
  return createProblem('not-utf8', { byte, decoded: decodeText(bytes) }, start);
}

/** A file that is not UTF-8, as it was likely saved; undefined for any other. Throws where it cannot be read. */
export function decodeFile(file: string): (Decoded & { bytes: Buffer }) | undefined {
  const bytes = readInside(file, dirname(file));
  const decoded = isPlain(bytes) ? undefined : decodeText(bytes);
  return decoded && { ...decoded, bytes };
}

function isPlain(bytes: Buffer): boolean {
  return isUtf8(bytes) && !readWide(bytes);
}

/**
 * What a file is called in its folder where that differs in capital letters alone. Windows and macOS read it
 * all the same, but the preview would never hear of its changes, and other systems do not find it.
 */
function withOtherCapitals(file: string): string | undefined {
  const name = basename(file);
  try {
    const names = readdirSync(dirname(file));
    if (names.includes(name)) return undefined;
    return names.find((one) => one.toLowerCase() === name.toLowerCase());
  } catch {
    return undefined; // There is no such folder, or it cannot be listed.
  }
}
