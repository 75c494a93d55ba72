import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { type Fault, placeOf } from './Fault.ts';
import { lineAt, lineEnd } from '../lines.ts';

/** A [ or { that nothing closes. */
export function unclosedBracket({ error, source, start }: Fault): Problem | undefined {
  const isUnclosed =
    /in block collection must be sufficiently indented|Flow (?:map|sequence)|Expected flow/;
  if (!isUnclosed.test(error.message)) return undefined;
  const open = /map/.test(error.message) ? '{' : '[';
  const close = open === '{' ? '}' : ']';
  const opening = source.lastIndexOf(open, start);
  const at = opening === -1 ? start : opening;
  return createProblem('unclosed-bracket', { open, close }, placeOf(at, at + 1));
}

/** `label: Home, to: / }`: the brace that opens the group is not there. */
export function unopenedBracket({ error, source, start }: Fault): Problem | undefined {
  if (error.code !== 'BLOCK_AS_IMPLICIT_KEY') return undefined;
  const line = lineAt(source, start);
  const plain = line.text.replace(/\$\{[^}]*\}/g, (reference) => ' '.repeat(reference.length));
  const group = /^(\s*(?:- +)*)(([\w-]+:) [^{}[\]]*\})\s*(?:#.*)?$/.exec(plain);
  if (!group) return undefined;
  const [, lead = '', written = '', key = ''] = group;
  const from = line.start + lead.length;
  const place = placeOf(from, from + written.length);
  return createProblem('unopened-bracket', { open: '{', close: '}', start: key }, place);
}

/** A bracket that closes nothing, or one behind a value that has ended. */
export function strayBracket({ error, source, start }: Fault): Problem | undefined {
  const [, how] = /flow-(?:map|seq)-(start|end)/.exec(error.message) ?? [];
  const mark = source[start] ?? '';
  if (how === undefined || !'[]{}'.includes(mark)) return undefined;
  return createProblem('stray-mark', { mark }, placeOf(start, start + 1));
}

/** `{name}, welcome`: the bracket has closed, and the text goes on. */
export function textAfterBracket({ error, source, start }: Fault): Problem | undefined {
  if (!/at node end/.test(error.message)) return undefined;
  const line = lineAt(source, start);
  const bracket = /^\s*(?:- +)*[\w-]+: +([[{]).*[\]}]$/.exec(
    source.slice(line.start, start).trimEnd(),
  );
  if (!bracket) return undefined;
  const from = line.start + bracket[0].search(/[[{]/);
  const open = bracket[1] ?? '';
  const close = open === '{' ? '}' : ']';
  const length = source.slice(from, lineEnd(source, start)).trimEnd().length;
  return createProblem('text-after-bracket', { open, close }, placeOf(from, from + length));
}

/** `{ name: Gold from: 20 }`: no comma parts one key from the next. */
export function missingComma({ error, source, start }: Fault): Problem | undefined {
  if (!/not allowed within flow/.test(error.message)) return undefined;
  const match = /^([^\n,{}[\]]*?[^\s:,{}[\]])(\s+)(\w+):(?=\s)/.exec(source.slice(start));
  if (!match) return undefined;
  const [, before = '', gap = '', key = ''] = match;
  const at = start + before.length + gap.length;
  const meant = before.replace(/;$/, '');
  return createProblem('missing-comma', { key, meant }, placeOf(at, at + key.length));
}

/** `[ ${constants.x} ]`: inside brackets, the braces of a reference are YAML's own. */
export function cutReference({ error, source, start }: Fault): Problem | undefined {
  const isCut =
    (error.code === 'MISSING_CHAR' || error.code === 'UNEXPECTED_TOKEN') &&
    /flow/.test(error.message) &&
    source.startsWith('${', start - 1);
  if (!isCut) return undefined;
  const end = source.indexOf('}', start) + 1 || start + 1;
  return createProblem('unquoted-reference', {}, placeOf(start - 1, end));
}
