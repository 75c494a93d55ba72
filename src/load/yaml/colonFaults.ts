import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { oddLine } from './indentationFaults.ts';
import { isFieldName } from './isFieldName.ts';
import { type Line, lineBefore, lineBreakOf, lineEnd } from '../lines.ts';
import {
  type Explanation,
  type ParserError,
  placeOf,
  placeOfGroup,
  withFix,
} from './ParserError.ts';

/** `text:Hello`, or an unusual space or colon in place of the ordinary ones. */
export const spaceAfterColon: Explanation = ({ line }) => spaceAfterColonIn(line);

/** `version:1` at the beginning of a part. */
export const spaceAfterColonBefore: Explanation = (error) => {
  const line = openingLineBefore(error);
  return line && spaceAfterColonIn(line);
};

function spaceAfterColonIn(line: Line): Problem | undefined {
  const match =
    /^\s*(?:- +)*(?<tight>(?<key>[\w-]+)(?::(?!\/\/)(?=\S|\u00A0)|(?<mark>\uFF1A)))/d.exec(
      line.text,
    );
  if (!match) return undefined;
  const { key = '', mark } = match.groups ?? {};
  return createProblem(
    'space-after-colon',
    mark === undefined ? { key } : { key, mark },
    placeOfGroup(line, match, 'tight'),
  );
}

/** `{ label:"Home" }`: inside braces, such a text is cut at its commas and braces. */
export const spaceAfterColonInBraces: Explanation = ({ start, line }) => {
  const before = line.text.slice(0, start - line.start + 1);
  const match = /[{,]\s*(?<tight>(?<key>[\w-]+):)["']/d.exec(before);
  if (!match) return undefined;
  const { key = '' } = match.groups ?? {};
  return createProblem('space-after-colon', { key }, placeOfGroup(line, match, 'tight'));
};

/** The line before, when a part begins with it: the parser notices what it lacks only at the next line. */
function openingLineBefore({ source, line }: ParserError): Line | undefined {
  const before = lineBefore(source, line);
  const parent = before && lineBefore(source, before);
  return !parent || /:\s*(?:#.*)?$/.test(parent.text) ? before : undefined;
}

/** `text: Corner: it delivers` looks like a key in the place of a value. */
export const colonInText: Explanation = ({ code, source, start, line }) => {
  if (code !== 'BLOCK_AS_IMPLICIT_KEY') return undefined;
  const rest = source.slice(start, lineEnd(source, start)).trimEnd();
  const isValue = /:\s+$/.test(line.text.slice(0, start - line.start));
  if (!isValue) return oddLine(source, line.start);
  const joined = joinedLines(line, start, source);
  if (joined) return joined;
  if (!/:(?:\s|$)/.test(rest)) return oddLine(source, lineEnd(source, start) + 1);
  const isAddress = /^(?:tel|mailto|https):/.test(rest);
  return createProblem('colon-in-text', { isAddress }, placeOf(start, start + rest.length));
};

/** `label: Home    to: /` or `label: "Home" - to: /`: the line break before a key or an item was lost. */
function joinedLines(line: Line, start: number, source: string): Problem | undefined {
  const [whole, gap = '', dashes = '', key = ''] =
    /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|.*?(?= {2}))( *)((?:- +)*)([\w-]+):(?: |$)/.exec(
      line.text.slice(start - line.start),
    ) ?? [];
  if (whole === undefined || !isFieldName(key, { exactly: true })) return undefined;
  const at = start + whole.trimEnd().length - key.length - 1;
  const end = at - dashes.length;
  // Where only the line break was lost, the indentation is still there.
  const own = /^ *(?:- +)*/.exec(line.text)?.[0].length ?? 0;
  return withFix(createProblem('joined-lines', { key }, placeOf(at, at + key.length)), {
    start: end - gap.length,
    end,
    text: lineBreakOf(source) + ' '.repeat(gap.length > 1 ? gap.length : own),
  });
}

/** A word that is neither key nor value. */
export const missingColon: Explanation = ({ code, message, source, line }) => {
  const isWord =
    code === 'MULTILINE_IMPLICIT_KEY' || /need to be followed by map values/.test(message);
  return isWord ? (strayText(line, source) ?? noColon(line)) : undefined;
};

/** `version 1` at the beginning of a part. */
export const missingColonBefore: Explanation = (error) => {
  const line = openingLineBefore(error);
  return line && !/:|^\s*- /.test(line.text.replace(/\s#.*$/, '')) ? noColon(line) : undefined;
};

/** Shows what is on a line, without dashes and comment. */
function noColon(line: Line): Problem {
  const text = line.text
    .replace(/\s#.*$/, '')
    .trim()
    .replace(/^(?:- +)+/, '');
  const from = line.start + line.text.indexOf(text);
  return createProblem('missing-colon', { text }, placeOf(from, from + text.length));
}

/** A line of running text below a text: three words or more, of which the first is no key. */
function strayText(line: Line, source: string): Problem | undefined {
  const text = line.text.trim();
  const [first = '', ...others] = text.split(/\s+/);
  const isProse = others.length >= 2 && !/^[-#=]|=/.test(others[0] ?? '') && !isFieldName(first);
  if (!isProse || /^[-["'{<>]|:(?:\s|$)/.test(text)) return undefined;
  const keyWithText = /^(\s*(?:- +)*)([\w-]+):\s+\S/;
  let above = lineBefore(source, line);
  while (above && !keyWithText.test(above.text)) above = lineBefore(source, above);
  const [, lead = '', key = ''] = (above && keyWithText.exec(above.text)) || [];
  if (key === '') return undefined;
  const from = line.start + line.text.indexOf(text);
  const place = placeOf(from, from + text.length);
  return createProblem('stray-text', { key, column: lead.length + 2 }, place);
}
