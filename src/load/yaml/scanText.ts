import { createProblem, safely } from '#problems/createProblem.ts';
import { mostFound, type Problem } from '#problems/Problem.ts';
import { readAgain } from '../misreadLetters.ts';
import { findConflicts, findLeftovers } from './findLeftovers.ts';
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
  const conflicts = findConflicts(source);
  if (conflicts.length > 0) return conflicts.slice(0, mostFound);
  const oldLineEnd = source.search(/\r(?!\n)/);
  if (oldLineEnd !== -1)
    return [createProblem('old-line-ends', {}, placeOf(oldLineEnd, oldLineEnd))];
  const problems: Problem[] = findLeftovers(source);
  let end = 0;
  for (const match of source.matchAll(invisible)) {
    if (problems.length === mostFound) break;
    if (match.index < end) continue;
    const name = codePointName(match[0]);
    const misread = misreadWord(match, source);
    if (!misread) {
      problems.push(createProblem('control-character', { name }, placeOfMatch(match)));
      continue;
    }
    const { start, written, meant } = misread;
    end = start + written.length;
    const place = { ...placeOf(start, end), suggestion: meant };
    const fix = safely({ start, end, text: meant });
    problems.push(createProblem('control-character', { name, written, meant }, { ...place, fix }));
  }
  return problems;
}

export function emptyFile(): Problem {
  return createProblem('empty-file', {}, { start: 0, end: 0, path: [] });
}

function placeOfMatch({ 0: text, index }: RegExpExecArray) {
  return placeOf(index, index + text.length);
}

/** The word of an invisible character that is the rest of a letter which was read in a wrong encoding. */
function misreadWord({ 0: character, index }: RegExpExecArray, source: string) {
  if (!/[\u0080-\u009F]/.test(character)) return undefined;
  const [before = ''] = /[^\s"]*$/.exec(source.slice(Math.max(0, index - 40), index)) ?? [];
  const [after = ''] = /^[^\s"]*/.exec(source.slice(index, index + 40)) ?? [];
  const written = before + after;
  const meant = readAgain(written);
  return /[\u0080-\u009F]/.test(meant)
    ? undefined
    : { start: index - before.length, written, meant };
}

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

/** The parser needs some 700 bytes for a value, and three times as much for a list or a group. */
const mostValues = 150_000;
const valuesPerCharacter = 0.3;
const weightOfPart = 3;

/** Where a text has more lists, groups and values than its length can need; -1 where it has not. */
export function findExcessiveCount(source: string): number {
  let left = Math.max(mostValues, source.length * valuesPerCharacter);
  if (source.length * weightOfPart < left) return -1;
  for (const { 0: mark, index } of source.matchAll(/[[\]{},\n]|: |[-?] +(?=[-?] )/g)) {
    left -= '[{-?'.includes(mark.charAt(0)) ? weightOfPart : 1;
    if (left < 0) return index;
  }
  return -1;
}

/** Fewer levels than exhaust the stack of the parser, and more than any real file has. */
const parserDepth = 400;
/** A level of lines takes a space or a mark. */
const deepLine = new RegExp(`^[ ?:-]{${2 * parserDepth}}`, 'm');

/**
 * Where a text opens so many levels that the recursive parser would exhaust its stack; -1 where it
 * does not. That cannot be left to the parser: such an error sometimes ends the process. In `a: b: c: d`, each
 * colon is a level for it, as far as the line goes or, inside brackets, to the comma.
 */
export function findExcessiveDepth(source: string): number {
  let open = 0;
  let keys = 0;
  for (const { 0: mark, index } of source.matchAll(/[[\]{},\n]|:(?=\s)/g)) {
    if (mark === ':') keys += 1;
    else if (mark === '[' || mark === '{') open += 1;
    else if (mark === ']' || mark === '}') open = Math.max(0, open - 1);
    else if (mark === '\n' || open > 0) keys = 0;
    if (open > parserDepth || keys > parserDepth) return index;
  }
  return source.search(deepLine);
}
