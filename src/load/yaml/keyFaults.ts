import { createProblem } from '#problems/createProblem.ts';
import type { Problem, Range } from '#problems/Problem.ts';
import { isScalar } from 'yaml';
import type { Entry, Path } from '../tree.ts';
import { isFieldName } from './isFieldName.ts';
import { lineEnd } from '../lines.ts';
import { emptyScalar } from './readScalar.ts';
import { codePointName } from './scanText.ts';
import type { ParsedPair } from './parsedNodes.ts';

type Where = { key: Range; path: Path; source: string };

/** Names that every object has of itself in JavaScript: under them, others would find what nobody wrote. */
const forbidden: ReadonlySet<string> = new Set([
  ...Object.getOwnPropertyNames(Object.prototype),
  'prototype',
]);

/** What is wrong with a key, if anything; `name` is undefined when it is no word. */
export function keyFault(
  name: string | undefined,
  { key, path, source }: Where,
): Problem | undefined {
  if (name === undefined) {
    const text = source.slice(key.start, key.end);
    const place = text === '' ? nextCharacter(key, source) : key;
    return createProblem('key-not-text', { text: text || ':' }, { ...place, path });
  }
  if (forbidden.has(name))
    return createProblem('forbidden-key', { key: name }, { ...key, path: [...path, name] });
  const lead = unusualSpaces.exec(name)?.[0];
  if (lead && source.startsWith(lead, key.start)) {
    const { start } = key;
    const place = { start, end: start + lead.length, path };
    return createProblem('unusual-indentation', { name: codePointName(lead) }, place);
  }
  return undefined;
}

/** Spaces that YAML does not count as such. */
const unusualSpaces = /^[\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000]\s*/;

/** A key that its group has already. */
export function duplicateKey(first: Entry, key: Range, path: Path): Problem {
  const { name } = first;
  const related = [{ ...first.key, message: `${name} stands here first.` }];
  const isItem = typeof path.at(-1) === 'number';
  const place = { ...key, path: [...path, name], related };
  return createProblem('duplicate-key', { key: name, isItem }, place);
}

/**
 * The number that a comma cut in two: `{ height: 2,500 }` is a height of 2 and a key 500. Three digits
 * after it are thousands, fewer a fraction.
 */
export function cutNumber(
  last: Entry | undefined,
  { key, path, source }: Where,
): Problem | undefined {
  const before = last?.value;
  const isCut =
    before?.kind === 'scalar' &&
    typeof before.value === 'number' &&
    before.end + 1 === key.start &&
    /^\d{1,3}$/.test(source.slice(key.start, key.end));
  if (!isCut) return undefined;
  before.isBroken = true;
  const [start, end] = [before.start, key.end];
  const written = source.slice(start, end);
  const suggestion = written.replace(',', end - key.start === 3 ? '' : '.');
  const place = { start, end, path, suggestion };
  return createProblem('comma-in-number', { written, meant: suggestion }, place);
}

/** The number alone between two commas: a piece of a text that they cut, as in `{ alt: Opened on May 1, 1999 }`. */
export function bareNumber(pair: ParsedPair, { key, source }: Where): string | undefined {
  const isNumber = isScalar(pair.key) && typeof pair.key.value === 'number';
  return isNumber && !pair.value ? source.slice(key.start, key.end) : undefined;
}

/** `text: [Corner]: it delivers`: the bracket has closed, and what follows looks like the value of a key that is not there. */
export function cutText(
  before: Entry | undefined,
  { key, path, source }: Where,
): Problem | undefined {
  const value = before?.value;
  if (!before || !value || value.kind === 'scalar' || !value.isFlow) return undefined;
  const isCut = key.start === key.end && /^ *:/.test(source.slice(value.end, key.start + 2));
  if (!isCut) return undefined;
  const { start } = value;
  const end = start + source.slice(start, lineEnd(source, start)).trimEnd().length;
  before.value = { ...emptyScalar(start), end, isBroken: true };
  const [open, close] = value.kind === 'list' ? ['[', ']'] : ['{', '}'];
  const place = { start, end, path: [...path, before.name] };
  return createProblem('text-after-bracket', { open, close }, place);
}

/** The key that `{ alt:Corner }` and `{ alt = Corner }` have without the colon and space that end it, with its place; its value is read as part of it. */
export function tightKey(
  text: string,
  { key, path, source }: Where,
): { name: string; problem: Problem } | undefined {
  const [written = '', name = '', colon] =
    /^([a-z][\w-]*) *(?:(:)(?=[^\s"'])|[=;] *(?=\S))/i.exec(text) ?? [];
  if (name === '' || !source.startsWith(written, key.start)) return undefined;
  if (!isFieldName(name, { exactly: true })) return undefined;
  const place = { start: key.start, end: key.end, path: [...path, name] };
  if (colon === undefined)
    return { name, problem: createProblem('missing-colon', { text }, place) };
  const end = key.start + written.length;
  return { name, problem: createProblem('space-after-colon', { key: name }, { ...place, end }) };
}

function nextCharacter({ start }: Range, source: string): Range {
  const at = start + Math.max(0, source.slice(start).search(/\S/));
  return { start: at, end: at + 1 };
}
