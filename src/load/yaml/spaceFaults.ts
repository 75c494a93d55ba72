import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { type Fault, placeOf } from './Fault.ts';
import { isFieldName } from './isFieldName.ts';
import { oddLine } from './indentationFaults.ts';
import { type Line, lineAt, lineBefore, lineEnd } from '../lines.ts';

/** `text:Hello`, or an unusual space or colon in place of the ordinary ones. */
export function spaceAfterColon({ source, start }: Fault): Problem | undefined {
  const line = lineAt(source, start);
  const tight = /^(\s*(?:- +)*)([\w-]+)(?::(?!\/\/)(?=\S|\u00A0)|\uFF1A)/.exec(line.text);
  if (!tight) return undefined;
  const [, lead = '', key = ''] = tight;
  const from = line.start + lead.length;
  const isWide = tight[0].endsWith('\uFF1A');
  return createProblem(
    'space-after-colon',
    isWide ? { key, mark: '\uFF1A' } : { key },
    placeOf(from, from + key.length + 1),
  );
}

/** `{ label:"Home" }`: inside braces, such a text is cut at its commas and braces. */
export function spaceAfterColonInBraces({ source, start }: Fault): Problem | undefined {
  const line = lineAt(source, start);
  const tight = /[{,]\s*([\w-]+):["']/.exec(line.text.slice(0, start - line.start + 1));
  if (!tight) return undefined;
  const [whole, key = ''] = tight;
  const from = line.start + tight.index + whole.length - key.length - 2;
  return createProblem('space-after-colon', { key }, placeOf(from, from + key.length + 1));
}

/** `version:1` at the beginning of a part, which the parser sees only at the next line that is not empty. */
export function spaceAfterColonBefore(fault: Fault): Problem | undefined {
  const before = lineBefore(fault.source, lineAt(fault.source, fault.start));
  const parent = before && lineBefore(fault.source, before);
  const isFirst = !parent || /:\s*(?:#.*)?$/.test(parent.text);
  return before && isFirst ? spaceAfterColon({ ...fault, start: before.start }) : undefined;
}

/** `-path: /join`. */
export function spaceAfterDash({ source, start }: Fault): Problem | undefined {
  const line = lineAt(source, start);
  const dash = /^(\s*(?:- +)*)-(?=[\w"'])[^:]*:/.exec(line.text);
  if (!dash) return undefined;
  const from = line.start + (dash[1] ?? '').length;
  return createProblem('space-after-dash', {}, placeOf(from, from + 1));
}

/** `• One` or `– One`: an item that starts with another mark than a dash, as texts from elsewhere have it. */
export function wrongDash({ source, start }: Fault): Problem | undefined {
  const line = lineAt(source, start);
  for (const near of [line, lineBefore(source, line)]) {
    const mark =
      near && /^ *([\u2010-\u2015\u2212\u2022\u2023\u25E6\u00B7*])[ \u00A0]+(?=\S)/.exec(near.text);
    if (!near || !mark?.[1]) continue;
    const from = near.start + mark[0].indexOf(mark[1]);
    return createProblem('wrong-dash', { mark: mark[1] }, placeOf(from, from + 1));
  }
  return undefined;
}

/** `text: Corner: it delivers` looks like a key in the place of a value. */
export function colonInText({ error, source, start }: Fault): Problem | undefined {
  if (error.code !== 'BLOCK_AS_IMPLICIT_KEY') return undefined;
  const line = lineAt(source, start);
  const rest = source.slice(start, lineEnd(source, start));
  const isValue = /:\s+$/.test(line.text.slice(0, start - line.start));
  const joined = isValue && joinedLines(line, start, source);
  if (joined) return joined;
  if (isValue && /:(?:\s|$)/.test(rest))
    return createProblem(
      'colon-in-text',
      { isAddress: /^(?:tel|mailto|https):/.test(rest) },
      placeOf(start, start + rest.trimEnd().length),
    );
  return oddLine(source, isValue ? lineEnd(source, start) + 1 : line.start);
}

/** `label: Home    to: /` or `label: "Home" - to: /`: the line break before a key or an item was lost. */
function joinedLines(line: Line, start: number, source: string): Problem | undefined {
  const value = line.text.slice(start - line.start);
  const parted =
    /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|.*?(?= {2}))( *)((?:- +)*)([\w-]+):(?: |$)/.exec(value);
  const [whole, gap = '', dashes = '', key = ''] = parted ?? [];
  if (whole === undefined || !isFieldName(key, { exactly: true })) return undefined;
  const at = start + whole.trimEnd().length - key.length - 1;
  const end = at - dashes.length;
  // Where only the line break was lost, the indentation is there still.
  const own = /^ *(?:- +)*/.exec(line.text)?.[0].length ?? 0;
  const column = gap.length > 1 ? gap.length : own;
  const lineBreak = source.includes('\r\n') ? '\r\n' : '\n';
  const edit = { start: end - gap.length, end, text: lineBreak + ' '.repeat(column) };
  const place = placeOf(at, at + key.length);
  return { ...createProblem('joined-lines', { key }, place), fix: { edits: [edit], isSafe: true } };
}

/** A word that is neither key nor value. */
export function missingColon({ error, source, start }: Fault): Problem | undefined {
  const isWord =
    error.code === 'MULTILINE_IMPLICIT_KEY' ||
    /need to be followed by map values/.test(error.message);
  if (!isWord) return undefined;
  const line = lineAt(source, start);
  return strayText(line, source) ?? noColon(line);
}

/** A line of running text below a text: three words or more, of which the first is no key. */
function strayText(line: Line, source: string): Problem | undefined {
  const text = line.text.trim();
  const [first = '', ...others] = text.split(/\s+/);
  const isProse = others.length >= 2 && !/^[-#=]|=/.test(others[0] ?? '') && !isFieldName(first);
  if (!isProse || /^[-["'{<>]|:(?:\s|$)/.test(text)) return undefined;
  let above = lineBefore(source, line);
  while (above && !keyOfText.test(above.text)) above = lineBefore(source, above);
  const [, lead = '', key = ''] = (above && keyOfText.exec(above.text)) || [];
  if (key === '') return undefined;
  const from = line.start + line.text.indexOf(text);
  const place = placeOf(from, from + text.length);
  return createProblem('stray-text', { key, column: lead.length + 2 }, place);
}

/** A key with a text of one or more lines behind it. */
const keyOfText = /^(\s*(?:- +)*)([\w-]+):\s+\S/;

/** `version 1` at the beginning of a part, which the parser sees only at the next line. */
export function missingColonBefore({ source, start }: Fault): Problem | undefined {
  const before = lineBefore(source, lineAt(source, start));
  const parent = before && lineBefore(source, before);
  const isFirst = !parent || /:\s*(?:#.*)?$/.test(parent.text);
  if (!before || !isFirst || /:|^\s*- /.test(withoutComment(before))) return undefined;
  return noColon(before);
}

/** Shows what stands on a line, without dashes and comment. */
function noColon(line: Line): Problem {
  const text = withoutComment(line)
    .trim()
    .replace(/^(?:- +)+/, '');
  const from = line.start + line.text.indexOf(text);
  return createProblem('missing-colon', { text }, placeOf(from, from + text.length));
}

function withoutComment(line: Line): string {
  return line.text.replace(/\s#.*$/, '');
}
