import { createProblem } from '#problems/createProblem.ts';
import type { Problem, Range } from '#problems/Problem.ts';
import type { SiteSchema } from '#schema/site.ts';
import { isMap, isScalar, type ParsedNode } from 'yaml';
import { hasDecimalComma } from '../decimalComma.ts';
import { lineEnd } from '../lines.ts';
import { plainNumber } from '../plainNumber.ts';
import type { Entry, Path } from '../tree.ts';
import { isFieldName, isTextField } from '../schemaAt.ts';
import { brokenScalar, type ParsedPair, rangeOf } from './parsedNodes.ts';
import { codePointName } from './scanText.ts';

type Where = { key: Range; path: Path; source: string; schema: SiteSchema };

/** Names that every object inherits in JavaScript: under them, others would find what nobody wrote. */
const forbidden: ReadonlySet<string> = new Set([
  ...Object.getOwnPropertyNames(Object.prototype),
  'prototype',
]);

/** Spaces that YAML does not count as such. */
const unusualSpaces = /^[\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000]\s*/;

/** The name of a key, or what is wrong with it; both where its value was read as part of it. `last` is the entry before. */
export function readKey(
  { key: node, value }: ParsedPair,
  last: Entry | undefined,
  where: Where,
): { name?: string; problem?: Problem } {
  const { key, path, source } = where;
  const text = source.slice(key.start, key.end);
  const isWord = isScalar(node) && typeof node.value === 'string';
  const cut =
    isWord && !/^\d/.test(text) ? undefined : (cutNumber(last, where) ?? cutText(last, where));
  if (cut) return { problem: cut };
  // The number alone between two commas is a piece of a text that they cut, as in `{ alt: Opened on May 1, 1999 }`.
  const isPiece = isScalar(node) && typeof node.value === 'number' && !value;
  if (!isWord && !isPiece) {
    const { start } = key;
    const next = start + Math.max(0, source.slice(start).search(/\S/));
    const place = text === '' ? { start: next, end: next + 1 } : key;
    return { problem: createProblem('key-not-text', { text: text || ':' }, { ...place, path }) };
  }
  const name = isWord ? String(node.value) : text;
  if (forbidden.has(name)) {
    const place = { ...key, path: [...path, name] };
    return { problem: createProblem('forbidden-key', { key: name }, place) };
  }
  const lead = unusualSpaces.exec(name)?.[0];
  if (lead && source.startsWith(lead, key.start)) {
    const place = { start: key.start, end: key.start + lead.length, path };
    return { problem: createProblem('unusual-indentation', { name: codePointName(lead) }, place) };
  }
  // In an `x-` part the operator may write anything.
  const isFree = value || String(path[0]).startsWith('x-');
  return (isFree ? undefined : tightKey(name, where)) ?? { name };
}

/**
 * The number that a comma cut in two: `{ height: 2,500 }` is a height of 2 and a key 500. Three digits
 * after it are thousands, fewer a fraction. A text keeps its comma: `{ figure: 8,000 }`.
 */
function cutNumber(
  last: Entry | undefined,
  { key, path, source, schema }: Where,
): Problem | undefined {
  const before = last?.value;
  const isCut =
    before?.kind === 'scalar' &&
    typeof before.value === 'number' &&
    before.end + 1 === key.start &&
    /^\d{1,3}(?:\.\d+)?(?: ?[£$€])?$/.test(source.slice(key.start, key.end));
  if (!isCut) return undefined;
  before.isBroken = true;
  const [start, end] = [before.start, key.end];
  const written = source.slice(start, end);
  const bare = written.replace(/ ?[£$€]$/, '');
  const meant = plainNumber(bare) ?? bare.replace(',', '');
  const place = { start, end, path };
  if (isTextField(last?.name ?? '', schema) && path[0] !== 'constants') {
    const text = `"${written}"`;
    return createProblem(
      'comma-in-number',
      { written, meant: text },
      { ...place, suggestion: text },
    );
  }
  if (/^-?\d+,\d{3}$/.test(bare) && hasDecimalComma(source)) {
    const either = `${meant} or ${bare.replace(',', '.')}`;
    return createProblem('comma-in-number', { written, meant: either }, place);
  }
  return createProblem('comma-in-number', { written, meant }, { ...place, suggestion: meant });
}

/** `text: [Corner]: it delivers`: the bracket has closed, and what follows looks like the value of a key that is not there. */
function cutText(last: Entry | undefined, { key, path, source }: Where): Problem | undefined {
  const value = last?.value;
  if (!last || !value || value.kind === 'scalar' || !value.isFlow) return undefined;
  const isCut = key.start === key.end && /^ *:/.test(source.slice(value.end, key.start + 2));
  if (!isCut) return undefined;
  const { start } = value;
  const end = start + source.slice(start, lineEnd(source, start)).trimEnd().length;
  last.value = brokenScalar(start, end);
  const [open, close] = value.kind === 'list' ? ['[', ']'] : ['{', '}'];
  const place = { start, end, path: [...path, last.name] };
  return createProblem('text-after-bracket', { open, close }, place);
}

/** The key that `{ alt:Corner }` and `{ alt = Corner }` have without the colon and space that end it. */
function tightKey(text: string, { key, path, source, schema }: Where) {
  const [written = '', name = '', colon] =
    /^([a-z][\w-]*) *(?:(:)(?=[^\s"'])|[=;] *(?=\S))/i.exec(text) ?? [];
  if (!isFieldName(name, schema, { exactly: true }) || !source.startsWith(written, key.start))
    return undefined;
  const { start } = key;
  const place = { ...key, path: [...path, name] };
  if (colon === undefined)
    return { name, problem: createProblem('missing-colon', { text }, place) };
  const end = start + written.length;
  return { name, problem: createProblem('space-after-colon', { key: name }, { ...place, end }) };
}

/** Pairs that are an item, where their first key is, and where the last of them ends. */
type ItemPart = { pairs: readonly ParsedPair[]; key: Range; end: number };

/**
 * The pairs of a list item that is several to a reader, since a dash is missing inside it: the key that
 * begins the item comes again, with another value, and more keys follow. Otherwise that key is a
 * duplicate. Undefined for an item that is one.
 */
export function splitItem(item: ParsedNode, source: string): ItemPart[] | undefined {
  if (!isMap(item) || item.anchor !== undefined || source[item.range[0]] === '{') return undefined;
  const pairs: readonly ParsedPair[] = item.items;
  const [first] = pairs;
  if (!first || !isScalar(first.key)) return undefined;
  const name = first.key.value;
  const isAgain = ({ key }: ParsedPair) => isScalar(key) && String(key.value) === String(name);
  const textOf = ({ value }: ParsedPair) => {
    const { start, end } = value ? rangeOf(value, source) : { start: 0, end: 0 };
    return source.slice(start, end);
  };
  const isOnlyKey = pairs.every(isAgain);
  const cuts = pairs.flatMap((pair, index) => {
    const isInside = isOnlyKey ? index > 0 : index > 1 && index < pairs.length - 1;
    return isInside && isAgain(pair) && textOf(pair) !== textOf(first) ? [index] : [];
  });
  if (cuts.length === 0) return undefined;
  return [0, ...cuts].map((cut, index) => {
    const part = pairs.slice(cut, cuts[index]);
    const [opening = first, closing = opening] = [part[0], part.at(-1)];
    const { end } = rangeOf(closing.value ?? closing.key, source);
    return { pairs: part, key: rangeOf(opening.key, source), end };
  });
}
