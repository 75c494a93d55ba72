import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import type { YAMLParseError } from 'yaml';
import { lineAt, lineBefore, lineEnd } from '../lines.ts';
import { maxDepth } from './buildTree.ts';
import { oddIndentation, oddLine } from './indentationErrors.ts';
import {
  colourAsComment,
  mangledStart,
  meaningfulStart,
  missingColon,
  missingColonBefore,
  spaceAfterColon,
  spaceAfterColonBefore,
  spaceAfterColonInBraces,
  spaceAfterDash,
  strayMarks,
  textAfterBracket,
  unopenedBracket,
  unusualIndentation,
  wrongDash,
} from './lineErrors.ts';
import { type Explanation, placeOf } from './ParserError.ts';

/**
 * A parser's error in the operator's words, at the place where the operator has to write something.
 * What the line itself shows comes before what the parser says of it.
 */
export function explainSyntaxError(
  { code, message, pos }: YAMLParseError,
  source: string,
): Problem {
  const [start, end] = pos;
  const line = lineAt(source, start);
  const error = { code, message, start, end, source, line, before: lineBefore(source, line) };
  for (const explain of explanations) {
    const problem = explain(error);
    if (problem) return problem;
  }
  const [reason = ''] = message.split('\n');
  const plain = reason.charAt(0).toLowerCase() + reason.slice(1);
  return createProblem('unreadable-yaml', { reason: plain }, placeOf(start, end));
}

/** More levels than the parser can follow. */
const tooDeep: Explanation = ({ code, start, end }) =>
  code === 'RESOURCE_EXHAUSTION'
    ? createProblem('too-deep', { most: maxDepth }, placeOf(start, end))
    : undefined;

const tabIndentation: Explanation = ({ code, source, start }) => {
  if (code !== 'TAB_AS_INDENT') return undefined;
  const tabs = /^\t+/.exec(source.slice(start))?.[0].length ?? 1;
  return createProblem('tab-indentation', {}, placeOf(start, start + tabs));
};

/** A second document after `---`, or after the `...` that ends the first. */
const severalDocuments: Explanation = ({ code, source, start }) => {
  if (code !== 'MULTIPLE_DOCS') return undefined;
  const before = [...source.slice(0, start).matchAll(/^\.\.\./gm)].at(-1)?.index;
  const dashes = source.indexOf('---', start);
  const at = before ?? (dashes === -1 ? start : dashes);
  const mark = source.slice(at, at + 3);
  return createProblem('several-documents', { mark }, placeOf(at, at + 3));
};

/** `\d` inside "…". */
const wrongEscape: Explanation = ({ code, source, start, end }) => {
  if (code !== 'BAD_DQ_ESCAPE') return undefined;
  const escape = source.slice(start, Math.max(end, start + 2));
  return createProblem('wrong-escape', { escape }, placeOf(start, start + escape.length));
};

/** A text that starts with a character that no text without quotes can start with. */
const reservedStart: Explanation = ({ code, source, start, end }) =>
  code === 'BAD_SCALAR_START'
    ? createProblem('reserved-start', { character: source.charAt(start) }, placeOf(start, end))
    : undefined;

/**
 * A quote that nothing closes, which the parser notices at the end of the file: the first with which a
 * value or a key begins and that is not closed in its line.
 */
const unclosedQuote: Explanation = ({ message, source }) => {
  if (!/Missing closing/.test(message)) return undefined;
  const mark = message.includes('"') ? '"' : "'";
  const opens = new RegExp(`(?:: +|- +|[[{,] *|^ *(?=. *(?:- |<<|[\\w-]+:)))${mark}`, 'gm');
  const openings = [...source.matchAll(opens)].map(({ 0: lead, index }) => index + lead.length - 1);
  const opening =
    openings.find((at) => {
      const rest = source.slice(at + 1, lineEnd(source, at));
      return !rest.replace(mark === '"' ? /\\./g : /''/g, '').includes(mark);
    }) ?? source.lastIndexOf(mark);
  return createProblem('unclosed-quote', { mark }, placeOf(opening, opening + 1));
};

/** `"Corner" delivers`: the quote has closed, and the text goes on. */
const textAfterQuote: Explanation = ({ message, source, start }) => {
  if (!/at node end/.test(message)) return undefined;
  const mark = /(["'])\s*$/.exec(source.slice(0, start))?.[1];
  return mark === undefined
    ? undefined
    : createProblem('text-after-quote', { mark }, placeOf(start, lineEnd(source, start)));
};

/** A [ or { that nothing closes. */
const unclosedBracket: Explanation = ({ message, source, start }) => {
  const isUnclosed =
    /in block collection must be sufficiently indented|Flow (?:map|sequence)|Expected flow/;
  if (!isUnclosed.test(message)) return undefined;
  const [open, close] = /map/.test(message) ? ['{', '}'] : ['[', ']'];
  const opening = source.lastIndexOf(open, start);
  const at = opening === -1 ? start : opening;
  return createProblem('unclosed-bracket', { open, close }, placeOf(at, at + 1));
};

/** A bracket that closes nothing, or one after a value that has ended. */
const strayBracket: Explanation = ({ message, source, start }) => {
  const mark = source.charAt(start);
  const isStray = /flow-(?:map|seq)-(?:start|end)/.test(message) && '[]{}'.includes(mark);
  return isStray ? createProblem('stray-mark', { mark }, placeOf(start, start + 1)) : undefined;
};

/** `{ name: Gold from: 20 }`: no comma between one key and the next. */
const missingComma: Explanation = ({ message, source, start }) => {
  if (!/not allowed within flow/.test(message)) return undefined;
  const match = /^([^\n,{}[\]]*?[^\s:,{}[\]])(\s+)(\w+):(?=\s)/.exec(source.slice(start));
  if (!match) return undefined;
  const [, before = '', gap = '', key = ''] = match;
  const at = start + before.length + gap.length;
  const meant = before.replace(/;$/, '');
  return createProblem('missing-comma', { key, meant }, placeOf(at, at + key.length));
};

/** `[ ${constants.x} ]`: inside brackets, the braces of a reference are those of YAML. */
const cutReference: Explanation = ({ code, message, source, start }) => {
  const isCut =
    (code === 'MISSING_CHAR' || code === 'UNEXPECTED_TOKEN') &&
    /flow/.test(message) &&
    source.startsWith('${', start - 1);
  if (!isCut) return undefined;
  const end = source.indexOf('}', start) + 1 || start + 1;
  return createProblem('unquoted-reference', {}, placeOf(start - 1, end));
};

/** `text: Corner: it delivers` looks like a key in the place of a value. */
const colonInText: Explanation = ({ code, source, start, line }) => {
  if (code !== 'BLOCK_AS_IMPLICIT_KEY') return undefined;
  const end = lineEnd(source, start);
  const rest = source.slice(start, end).trimEnd();
  const isValue = /:\s+$/.test(line.text.slice(0, start - line.start));
  if (!isValue) return oddLine(source, line.start);
  if (!/:(?:\s|$)/.test(rest)) return oddLine(source, end + 1);
  const isAddress = /^(?:tel|mailto|https):/.test(rest);
  return createProblem('colon-in-text', { isAddress }, placeOf(start, start + rest.length));
};

/** In this order: the first that knows the error explains it. */
const explanations: readonly Explanation[] = [
  tooDeep,
  tabIndentation,
  unusualIndentation,
  severalDocuments,
  wrongDash,
  wrongEscape,
  colourAsComment,
  ...strayMarks,
  mangledStart,
  reservedStart,
  meaningfulStart,
  unclosedQuote,
  spaceAfterColonInBraces,
  unclosedBracket,
  spaceAfterColon,
  spaceAfterDash,
  missingComma,
  textAfterBracket,
  textAfterQuote,
  cutReference,
  strayBracket,
  spaceAfterColonBefore,
  missingColonBefore,
  unopenedBracket,
  colonInText,
  missingColon,
  oddIndentation,
];
