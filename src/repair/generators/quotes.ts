import { isLong, lineAt, lineEnd } from '#load/lines.ts';
import { createProblem } from '#problems/createProblem.ts';
import type { Edit, Range } from '#problems/Problem.ts';
import { type Candidate, change, type Damage, type Generator, placeOf } from '../Candidate.ts';
import { withoutQuotes } from '../meantText.ts';

/** A text that YAML misreads without quotes: the whole value is put in quotes. */
export const putInQuotes: Generator = ({ problem: { start }, source }) =>
  inQuotes(source, start, endOfValue(source, start));

/** `tel: +44…` is an address with a space too many, `Note: closed` a text that needs quotes. */
export const putColonInQuotes: Generator = (damage) => {
  const { start, end } = damage.problem;
  const address = /^(?:tel|sms|mailto|https):( +)(?=\S)/.exec(damage.source.slice(start, end));
  if (!address) return putInQuotes(damage);
  const [whole, space = ''] = address;
  return [change(start + whole.length - space.length, start + whole.length, '')];
};

/** `{ alt: Before: the shop }`: a text with a colon, up to what ends it in braces. */
export const quoteInBraces: Generator = ({ problem, source }) => {
  const line = lineAt(source, problem.start);
  const texts = line.text.matchAll(
    /(?<=[{,]\s*[\w-]+: +)[^\s"'{}[\],][^{}[\],]*: [^{}[\],]*[^\s{}[\],]/g,
  );
  return [...texts].flatMap(({ 0: text, index }) => {
    const start = line.start + index;
    const cause = createProblem('colon-in-text', { isAddress: false }, placeOf(start, text.length));
    return inQuotes(source, start, start + text.length).map((one) => ({ ...one, cause }));
  });
};

/** `{ except: /one, /two }`: a list that is cut at its commas. */
export const joinPieces: Generator = ({ problem, source }) => {
  const line = lineAt(source, problem.start);
  if (isLong(line)) return [];
  const cut = /(?<=[{,]\s*[\w-]+: +)[^\s"'{}[\]][^{}[\]]*?(?=\s*(?:,\s*[\w-]+:\s|\}))/g;
  return [...line.text.matchAll(cut)].flatMap(({ 0: written, index }): Candidate[] => {
    const start = line.start + index;
    const end = start + written.length;
    if (!written.includes(',') || problem.start < start || problem.start >= end) return [];
    const list = `[${written}]`;
    const advice = `Write a list in brackets: ${list}.`;
    const facts = { written: `"${written}"`, got: 'a text', wanted: 'a list', advice };
    const place = { start, end, path: problem.path, suggestion: list };
    return [{ ...change(start, end, list), cause: createProblem('wrong-kind', facts, place) }];
  });
};

/** A character at the start of a text: a mark that goes, or part of a text that needs quotes. */
export const removeOrQuote: Generator = (damage) => {
  const isText = /^[*?@`%&]/.test(damage.source.slice(damage.problem.start, damage.problem.end));
  return isText ? putInQuotes(damage) : [withoutStart(damage), ...putInQuotes(damage)];
};

/** `!!str 5` does without its tag; `!word` may be the first of a text. Without proof: there may be thousands. */
export const removeTag: Generator = (damage) => {
  const tag = damage.source.slice(damage.problem.start, damage.problem.end);
  const isYamls = /^!!|^!</.test(tag);
  const candidates =
    isYamls || /^!(?:[a-z]|$)/.test(tag) ? [withoutStart(damage)] : putInQuotes(damage);
  return candidates.map((one) => ({ ...one, proof: 'none', isOffered: !isYamls }));
};

/** A reference inside brackets; the text that it is in ends at the next comma or bracket. */
export const putReferenceInQuotes: Generator = ({ problem, source }) => {
  const lead = source.slice(lineAt(source, problem.start).start, problem.start);
  const before = lead.split(/[[{,:]/).at(-1) ?? '';
  const rest = /^[^\],}\n]*/.exec(source.slice(problem.end))?.[0] ?? '';
  const start = problem.start - before.trimStart().length;
  return inQuotes(source, start, problem.end + rest.trimEnd().length);
};

/** `'It's here'` and `"One" more`: the whole value in quotes of the other kind. */
export const changeQuotes: Generator = ({ problem, source }) => {
  const line = lineAt(source, problem.start);
  const lead = /^\s*(?:- +)*(?:[\w-]+: +)?(?=["'])/.exec(line.text)?.[0];
  if (lead === undefined) return [];
  const start = line.start + lead.length;
  const end = endOfValue(source, start);
  const text = source.slice(start, end);
  const mark = text.charAt(0);
  const other = mark === '"' ? "'" : '"';
  const inner = text.endsWith(mark) && text.length > 2 ? text.slice(1, -1) : text;
  return inner.includes(other) || inner.includes('\\')
    ? []
    : [change(start, end, other + inner + other)];
};

/** The quote that was lost at the start of a text of one line. */
export const openQuote: Generator = ({ problem: { end }, source }) => {
  const line = lineAt(source, end);
  const lead = /^\s*(?:- +)*(?:[\w-]+: +)?/.exec(line.text)?.[0].length ?? 0;
  const start = line.start + lead;
  if (/["\\]/.test(source.slice(start, end - 1))) return [];
  return [{ ...change(start, start, '"'), proof: 'none' }];
};

/**
 * A quote that is never closed, or by one of the other kind: most likely at the end of its line. Where a text
 * below ends with one and starts without, that one starts there, too.
 */
export const closeQuote: Generator = ({ problem, source }) => {
  const mark = source.slice(problem.start, problem.end);
  const candidates = closed(problem, source, mark);
  const below = openedBelow(source, lineEnd(source, problem.end), mark);
  const both = candidates.map(({ edits }) => ({ edits: [...edits, ...below] }));
  return below.length > 0 ? [...both, ...candidates] : candidates;
};

/** How far below a quote another one is looked for. */
const mostBelow = 2000;

/** Opens the first text below that has a quote, if it has it at its end alone. The one of `the shops'` is its own. */
function openedBelow(source: string, from: number, mark: string): Edit[] {
  const quote = new RegExp(`(?<!\\w)${mark}|${mark}(?!\\w)`);
  let start = from;
  for (const line of source.slice(from, from + mostBelow).split('\n')) {
    const [, lead = '', text = ''] = /^(\s*(?:- +)*(?:[\w-]+: +)?)(.*?),?\s*$/.exec(line) ?? [];
    if (quote.test(text)) {
      const isAlone = text.indexOf(mark) === text.length - 1 && text.length > 1;
      const isOwn = mark === "'" && /[nsxz]'$/.test(text);
      const at = start + lead.length;
      return isAlone && !isOwn ? change(at, at, mark).edits : [];
    }
    start += line.length + 1;
  }
  return [];
}

/**
 * A bracket that is never closed, most likely at the end of its line, with the space inside that the other has;
 * or `{ label: Deal #1 }`, which needs quotes.
 */
export const closeBracket: Generator = ({ problem, source }) => {
  const line = lineAt(source, problem.start);
  const cut = isLong(line) ? null : (cutText.exec(line.text) ?? begunText.exec(line.text));
  if (cut) {
    const start = line.start + cut.index;
    return inQuotes(source, start, start + cut[0].length);
  }
  const mark = source.slice(problem.start, problem.end) === '{' ? '}' : ']';
  return closed(problem, source, source[problem.end] === ' ' ? ` ${mark}` : mark);
};

const cutText =
  /(?<=[{[,]\s*(?:[\w-]+: +)?)(?![\w-]+: )[^\s"'{}[\],#][^{}[\],]*\s#\S[^{}[\],]*(?<=\S)(?=\s*[,}\]])/;

/** `label: # of guests, max: 9 }`, where all of a text is cut. */
const begunText = /(?<=: )#\s[^{}[\],]*(?<=\S)(?=\s*[,}\]])/;

/** `${constants.x` without its brace: at the end of the name, when that refers to something. */
export const closeReference: Generator = ({ problem: { end }, source }) => [
  change(end, /[)\]]/.test(source.charAt(end)) ? end + 1 : end, '}'),
];

/** `label: Home, to: / }`: the brace that opens the group, before its first key or after the key of the group. */
export const openBracket: Generator = ({ problem: { start, end }, source }) => {
  const key = /^[\w-]+: +/.exec(source.slice(start, end))?.[0].length ?? 0;
  return [start, start + key].map((at) => {
    // Of two spaces the second was inside the brace.
    const isInside = at > 0 && /\S {2}$/.test(source.slice(Math.max(0, at - 3), at));
    return isInside ? change(at - 1, at - 1, '{') : change(at, at, '{ ');
  });
};

function withoutStart({ problem: { start, end }, source }: Damage): Candidate {
  const space = /^ */.exec(source.slice(end, end + 20))?.[0].length ?? 0;
  return change(start, end + space, '');
}

/** The mark at each place where what the problem opens may end; in place of another mark, without the space before it. */
function closed(problem: Range, source: string, mark: string): Candidate[] {
  return placesToClose(problem, source).map(({ start, end }) => {
    const isInstead = source.slice(start, end).trim() !== '';
    return change(start, end, isInstead ? mark.trim() : mark);
  });
}

/** With the line or its value, or before a mark that may follow there. */
function placesToClose(problem: Range, source: string): Range[] {
  const line = lineAt(source, problem.start);
  const end = endOfValue(source, problem.start);
  const text = source.slice(problem.start, end);
  const isQuote = /^["']/.test(text);
  const others = isQuote ? [...text.slice(1).matchAll(/["'](?=\s*(?:[,}\]]|$))/g)] : [];
  if (others.length > 0) return others.map(({ index }) => placeOf(problem.end + index, 1));
  if (!isQuote && text.endsWith(')') && text.split(')').length > text.split('(').length)
    return [{ start: end - 1, end }];
  const isLast = source.slice(end, line.end).trim() === '';
  const marks = line.text.slice(problem.end - line.start).matchAll(/ ?[\]},]/g);
  const before = [...marks].map(({ index }) => problem.end + index);
  return [
    ...(isLast ? [{ start: end, end: line.end }] : [placeOf(end, 0), placeOf(line.end, 0)]),
    ...before.map((at) => placeOf(at, 0)),
  ];
}

/** Where the value that starts at an offset ends on its line: before a comment, without spaces. */
function endOfValue(source: string, offset: number): number {
  const rest = source.slice(offset, lineAt(source, offset).end);
  return offset + rest.replace(/ +#.*$/, '').trimEnd().length;
}

/** The text in quotes, in place of those that YAML does not read as such. Where a quote is at its end alone, the one at its start was lost. */
function inQuotes(source: string, start: number, end: number): Candidate[] {
  const written = source.slice(start, end);
  const text = withoutQuotes(written);
  const lost = /^[^"'“„‘]*(["'])$/.exec(written)?.[1];
  if (lost !== undefined) return [change(start, start, lost)];
  const mark = ['"', "'"].find((one) => !text.includes(one));
  if (text.includes('\\')) return [];
  if (mark === undefined) return [change(start, end, `'${text.replaceAll("'", "''")}'`)];
  return [change(start, end, mark + text + mark)];
}
