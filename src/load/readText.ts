import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';

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
  const source = bytes.toString('utf8');
  // The byte order mark stays, so that places and the text written back fit the file.
  if (isUtf8(bytes)) return source;
  const again = Buffer.from(source, 'utf8');
  const wrong = bytes.findIndex((byte, at) => byte !== again[at]);
  return createProblem('not-utf8', { byte: (wrong === -1 ? again.length : wrong) + 1 }, start);
}
