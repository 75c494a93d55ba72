import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isScalar, Lexer, parse, parseDocument } from 'yaml';
import { shippedSchema } from '#schema/site.ts';
import { editBetween } from '#edit/edits.ts';
import { editText } from '#edit/editText.ts';
import type { Path } from '#load/tree.ts';
import type { Operation } from '#edit/Operation.ts';
import { mergeTexts } from '#edit/mergeTexts.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';
import { commentedYaml } from './commentedYaml.ts';

/** Each is written in another way: blocks, braces, anchors, quotes. */
const sites = ['specification', 'small', 'bakery', 'rowing'].map(fixtureSite);

describe('editText, whatever the file and the operation', { timeout: 60_000 }, () => {
  test('says exactly what was requested, keeps every other letter, and can be undone', () => {
    fc.assert(
      fc.property(commentedYaml, choices, (source, choice) => {
        const operation = operationOf(parse(source), choice);
        expect(operation ? faultsOf(source, operation) : []).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  test.each(sites)('does so in the site $name, and refuses nothing there', ({ source }) => {
    const data: unknown = parse(source);
    fc.assert(
      fc.property(choices, (choice) => {
        const operation = operationOf(data, choice);
        fc.pre(operation !== undefined);
        expect(editText(source, operation, shippedSchema)).not.toHaveProperty('refusal');
        expect(faultsOf(source, operation)).toEqual([]);
      }),
      { numRuns: 15 },
    );
  });
});

type Choice = {
  pick: number;
  kind: Exclude<Operation['kind'], 'rename'>;
  value: string | number | boolean;
  place: number;
};

const choices: fc.Arbitrary<Choice> = fc.record({
  pick: fc.nat(),
  kind: fc.constantFrom(
    'set',
    'set',
    'set',
    'retype',
    'delete',
    'move',
    'duplicate',
    'hide',
    'insert',
    'add',
  ),
  value: fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc
      .array(fc.stringMatching(/^[a-z]{1,9}$/), { minLength: 1, maxLength: 30 })
      .map((list) => list.join(' ')),
    fc.constantFrom(
      'yes: no',
      '# none',
      'true',
      '12',
      '- a',
      '${constants.a | money}',
      'two\nlines',
      'It’s "so"',
      "it's",
    ),
    fc.integer(),
    fc
      .double({ noNaN: true, noDefaultInfinity: true, min: -1e6, max: 1e6 })
      .map((value) => value || 0),
    fc.boolean(),
  ),
  place: fc.nat(),
});

/** What is wrong with how an operation was done; a refusal is right but for single values. */
function faultsOf(source: string, operation: Operation): string[] {
  const edited = editText(source, operation, shippedSchema);
  if ('refusal' in edited) return operation.kind === 'set' ? [edited.refusal] : [];
  const { source: after } = edited;
  const wanted = change(parse(source), operation);
  const lost = notes(source).filter((note) => !after.includes(note));
  const faults = {
    'says something else': !isDeepStrictEqual(parse(after), wanted),
    'cannot be undone': !isUndone(source, after),
    'lost a comment': operation.kind !== 'delete' && lost.length > 0,
    'took several lines': operation.kind === 'set' && takesLines(source, operation, after),
  };
  return Object.entries(faults).flatMap(([fault, isTrue]) => (isTrue ? [fault] : []));
}

/** Beside what somebody else has written meanwhile, or not at all. */
function isUndone(source: string, after: string): boolean {
  const note = '# by somebody else\n\n';
  const merged = mergeTexts({ base: after, mine: source, theirs: note + after });
  const alone = mergeTexts({ base: after, mine: source, theirs: after });
  const isRight = 'line' in merged || merged.text === note + source;
  return isRight && 'text' in alone && alone.text === source;
}

/** A value of one line in place of one of one line changes that line alone. */
function takesLines(
  source: string,
  { path, value }: Extract<Operation, { kind: 'set' }>,
  after: string,
): boolean {
  const node = parseDocument(source).getIn(path, true);
  const [start, end] = (isScalar(node) && node.range) || [0, 0];
  if (source.slice(start, end).trim().includes('\n') || /[\r\n]/.test(String(value))) return false;
  return editBetween(source, after).text.includes('\n');
}

/** A choice among what the data offers. */
function operationOf(data: unknown, { pick, kind, value, place }: Choice): Operation | undefined {
  const all = [...pathsOf(data)].filter(
    ({ path }) => !path.includes('<<') && !String(path[0]).startsWith('x-'),
  );
  const among = <T>(list: readonly T[], number: number) => list[number % Math.max(1, list.length)];
  if (kind === 'insert') {
    const list = among(
      all.filter(({ node }) => Array.isArray(node) && node.length > 0),
      pick,
    );
    if (!list) return undefined;
    const yaml = 'type: note # new\ntext: |-\n  one\n  two\n';
    const index = place % ((list.node as unknown[]).length + 1);
    return { kind, path: [...list.path, index], yaml };
  }
  if (kind === 'add') {
    const location = among(
      all.filter(({ node }) => (Array.isArray(node) ? node.length > 0 : isGroup(node))),
      pick,
    );
    if (!location) return undefined;
    const size = Object.keys(location.node as object).length;
    const step = Array.isArray(location.node) ? place % (size + 1) : 'added';
    const part = { text: value, list: [{ a: 'one', b: 'two: three' }, { a: 'it’s' }] };
    return { kind, path: [...location.path, step], value: place % 3 === 0 ? value : part };
  }
  if (kind === 'set') {
    const location = among(
      all.filter(({ node }) => typeof node !== 'object'),
      pick,
    );
    return location && { kind, path: location.path, value };
  }
  if (kind === 'retype') {
    const location = among(
      all.filter(({ node, path }) => typeof node !== 'object' && typeof path.at(-1) === 'string'),
      pick,
    );
    const needs = { added: [String(value), 'two'], ...(place % 2 === 0 && { more: value }) };
    return location && { kind, path: location.path, value: String(value), needs };
  }
  if (kind === 'hide') {
    const location = among(
      all.filter(({ node, isItem, path }) => isItem && isGroup(node) && path.at(-2) !== 'buttons'),
      pick,
    );
    return location && { kind, path: location.path, hidden: true };
  }
  const items = all.filter(({ isItem, siblings }) => isItem && siblings > 1);
  const location = among(items, pick);
  if (!location) return undefined;
  return kind === 'move'
    ? { kind, path: location.path, to: place % location.siblings }
    : { kind, path: location.path };
}

type Found = { path: Path; node: unknown; isItem: boolean; siblings: number };

function* pathsOf(node: unknown, path: Path = []): Generator<Found> {
  if (Array.isArray(node)) {
    for (const [index, item] of node.entries()) {
      yield { path: [...path, index], node: item, isItem: true, siblings: node.length };
      yield* pathsOf(item, [...path, index]);
    }
  } else if (isGroup(node)) {
    for (const [key, value] of Object.entries(node)) {
      yield { path: [...path, key], node: value, isItem: false, siblings: 1 };
      yield* pathsOf(value, [...path, key]);
    }
  }
}

/** What the data must be afterwards. */
function change(before: unknown, operation: Operation): unknown {
  const data: unknown = structuredClone(before);
  const holder = at(data, operation.path.slice(0, -1)) as Record<string | number, unknown>;
  const step = operation.path.at(-1) ?? '';
  if (operation.kind === 'set') holder[step] = operation.value;
  if (operation.kind === 'retype')
    Object.assign(holder, { ...operation.needs, [step]: operation.value });
  if (operation.kind === 'add' && typeof step === 'string') holder[step] = operation.value;
  if (operation.kind === 'hide') (holder[step] as Record<string, unknown>)['hidden'] = true;
  if (!Array.isArray(holder) || typeof step !== 'number') return data;
  if (operation.kind === 'add') holder.splice(step, 0, operation.value);
  if (operation.kind === 'insert') holder.splice(step, 0, { type: 'note', text: 'one\ntwo' });
  if (operation.kind === 'delete') holder.splice(step, 1);
  if (operation.kind === 'move') holder.splice(operation.to, 0, ...holder.splice(step, 1));
  if (operation.kind === 'duplicate') {
    const copy: unknown = structuredClone(holder[step]);
    if (isGroup(copy)) delete copy['id'];
    holder.splice(step + 1, 0, copy);
  }
  return data;
}

function at(data: unknown, path: Path): unknown {
  // Whatever the path leads to: a wrong guess fails the test.
  return path.reduce((node, step) => (node as Record<string | number, unknown>)[step], data);
}

function isGroup(node: unknown): node is Record<string, unknown> {
  return typeof node === 'object' && node !== null && !Array.isArray(node);
}

/** The comments: what else begins with a hash is in a block of text, which the lexer marks. */
function notes(source: string): string[] {
  const tokens = [...new Lexer().lex(source)];
  return tokens.filter((token, index) => token.startsWith('#') && tokens[index - 1] !== '\x1f');
}
