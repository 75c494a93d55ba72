import { createProblem } from '#problems/createProblem.ts';
import { lineEnd } from '../lines.ts';
import { type Explanation, placeOf, placeOfGroup } from './ParserError.ts';

/** A [ or { that nothing closes. */
export const unclosedBracket: Explanation = ({ message, source, start }) => {
  const isUnclosed =
    /in block collection must be sufficiently indented|Flow (?:map|sequence)|Expected flow/;
  if (!isUnclosed.test(message)) return undefined;
  const [open, close] = /map/.test(message) ? ['{', '}'] : ['[', ']'];
  const opening = source.lastIndexOf(open, start);
  const at = opening === -1 ? start : opening;
  return createProblem('unclosed-bracket', { open, close }, placeOf(at, at + 1));
};

/** `label: Home, to: / }`: the brace that opens the group is missing. */
export const unopenedBracket: Explanation = ({ code, line }) => {
  if (code !== 'BLOCK_AS_IMPLICIT_KEY') return undefined;
  const text = line.text.replace(/\$\{[^}]*\}/g, (reference) => ' '.repeat(reference.length));
  const match = /^\s*(?:- +)*(?<group>(?<start>[\w-]+:) [^{}[\]]*\})\s*(?:#.*)?$/d.exec(text);
  if (!match) return undefined;
  const { start = '' } = match.groups ?? {};
  const place = placeOfGroup(line, match, 'group');
  return createProblem('unopened-bracket', { open: '{', close: '}', start }, place);
};

/** A bracket that closes nothing, or one after a value that has ended. */
export const strayBracket: Explanation = ({ message, source, start }) => {
  const mark = source.charAt(start);
  const isStray = /flow-(?:map|seq)-(?:start|end)/.test(message) && '[]{}'.includes(mark);
  return isStray ? createProblem('stray-mark', { mark }, placeOf(start, start + 1)) : undefined;
};

/** `{name}, welcome`: the bracket has closed, and the text goes on. */
export const textAfterBracket: Explanation = ({ message, source, start, line }) => {
  if (!/at node end/.test(message)) return undefined;
  const before = source.slice(line.start, start).trimEnd();
  const match = /^\s*(?:- +)*[\w-]+: +(?<open>[[{]).*[\]}]$/d.exec(before);
  if (!match) return undefined;
  const { open = '' } = match.groups ?? {};
  const from = placeOfGroup(line, match, 'open').start;
  const text = source.slice(from, lineEnd(source, start)).trimEnd();
  const close = open === '{' ? '}' : ']';
  return createProblem('text-after-bracket', { open, close }, placeOf(from, from + text.length));
};

/** `{ name: Gold from: 20 }`: no comma between one key and the next. */
export const missingComma: Explanation = ({ message, source, start }) => {
  if (!/not allowed within flow/.test(message)) return undefined;
  const match = /^([^\n,{}[\]]*?[^\s:,{}[\]])(\s+)(\w+):(?=\s)/.exec(source.slice(start));
  if (!match) return undefined;
  const [, before = '', gap = '', key = ''] = match;
  const at = start + before.length + gap.length;
  const meant = before.replace(/;$/, '');
  return createProblem('missing-comma', { key, meant }, placeOf(at, at + key.length));
};

/** `[ ${constants.x} ]`: inside brackets, the braces of a reference are YAML's own. */
export const cutReference: Explanation = ({ code, message, source, start }) => {
  const isCut =
    (code === 'MISSING_CHAR' || code === 'UNEXPECTED_TOKEN') &&
    /flow/.test(message) &&
    source.startsWith('${', start - 1);
  if (!isCut) return undefined;
  const end = source.indexOf('}', start) + 1 || start + 1;
  return createProblem('unquoted-reference', {}, placeOf(start - 1, end));
};

/** `"Corner" delivers`: the quote has closed, and the text goes on. */
export const textAfterQuote: Explanation = ({ message, source, start }) => {
  if (!/at node end/.test(message)) return undefined;
  const mark = /(["'])\s*$/.exec(source.slice(0, start))?.[1];
  return mark === undefined
    ? undefined
    : createProblem('text-after-quote', { mark }, placeOf(start, lineEnd(source, start)));
};

/**
 * A quote that nothing closes, which the parser notices at the end of the file: the first with which a
 * value or a key begins and that is not closed in its line.
 */
export const unclosedQuote: Explanation = ({ message, source }) => {
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
