import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { placeOf } from './ParserError.ts';

/** A site of 10,000 pages takes about 10 MB. */
const mostMegabytes = 32;

/** The parser needs some 500 bytes for a character of a single line. A site of 60 pages as JSON fits. */
const longestLine = 250_000;

/** What the parser would hide or choke on: size, invisible characters, line ends, an empty file. */
export function scanText(source: string): Problem[] {
  if (source.length > mostMegabytes * 1_000_000)
    return [createProblem('too-large', { megabytes: mostMegabytes }, placeOf(0, 1))];
  const long = longLine(source);
  if (long !== -1) return [createProblem('long-line', { most: longestLine }, placeOf(long, long))];
  if (/^\uFEFF?\s*$/.test(source)) return [emptyFile()];
  const mark = mergeMark.exec(source);
  if (mark) return [createProblem('merge-conflict', {}, placeOfMatch(mark))];
  const oldLineEnd = source.search(/\r(?!\n)/);
  if (oldLineEnd !== -1)
    return [createProblem('old-line-ends', {}, placeOf(oldLineEnd, oldLineEnd))];
  return [...source.matchAll(invisible)].map((match) =>
    createProblem('control-character', { name: codePointName(match[0]) }, placeOfMatch(match)),
  );
}

export function emptyFile(): Problem {
  return createProblem('empty-file', {}, { start: 0, end: 0, path: [] });
}

function placeOfMatch({ 0: text, index }: RegExpExecArray) {
  return placeOf(index, index + text.length);
}

/** What git writes between two versions of the same lines. */
const mergeMark = /^(?:<{7}|={7}|>{7})(?= |\r?$)/m;

/** Where a line starts that is too long, or -1. */
function longLine(source: string): number {
  for (let start = 0; start !== -1;) {
    const end = source.indexOf('\n', start);
    if ((end === -1 ? source.length : end) - start > longestLine) return start;
    start = end === -1 ? -1 : end + 1;
  }
  return -1;
}

/** Control characters, line ends of other systems, marks that turn the writing direction, and a byte order mark inside the text. */
const invisible =
  // oxlint-disable-next-line no-control-regex -- finding them is the purpose
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069\uFFFE\uFFFF]|(?<!^)\uFEFF/g;

/** `U+00A0` for a no-break space. */
export function codePointName(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Fewer levels than exhaust the stack of the parser, and more than any real file has. */
const parserDepth = 400;
/** A level of lines takes a space or a mark. */
const deepLine = new RegExp(`^[ ?:-]{${2 * parserDepth}}`, 'm');

/**
 * Where a text opens so many levels that the recursive parser would exhaust its stack; -1 where it
 * does not. That cannot be left to the parser: such an error sometimes ends the process.
 */
export function findExcessiveDepth(source: string): number {
  let open = 0;
  for (const { 0: mark, index } of source.matchAll(/[[\]{}]/g)) {
    open = mark === '[' || mark === '{' ? open + 1 : Math.max(0, open - 1);
    if (open > parserDepth) return index;
  }
  return source.search(deepLine);
}
