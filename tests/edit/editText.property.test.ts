import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { editText } from '#edit/editText.ts';
import type { Operation, YamlPath } from '#edit/Operation.ts';
import { applyEdits } from '#problems/applyEdits.ts';
import type { Edit } from '#problems/Problem.ts';
import { invertEdits } from '#edit/invertEdits.ts';
import { commentedYaml } from './commentedYaml.ts';

const sites = [
  'site.yaml',
  'tests/sites/small.yaml',
  'tests/sites/bakery.yaml',
  'tests/sites/club.yaml',
];

describe('editText, whatever the file and the operation', { timeout: 60_000 }, () => {
  test('says exactly what was asked for, keeps every other letter, and can be taken back', () => {
    fc.assert(
      fc.property(commentedYaml, choices, (source, choice) => holds(source, choice)),
      { numRuns: 300 },
    );
  });

  test.each(sites)('does so in %s', (file) => {
    const source = readFileSync(file, 'utf8');
    fc.assert(
      fc.property(choices, (choice) => holds(source, choice, true)),
      { numRuns: 40 },
    );
  });
});

type Choice = {
  pick: number;
  kind: Operation['kind'];
  value: string | number | boolean;
  place: number;
};

const choices: fc.Arbitrary<Choice> = fc.record({
  pick: fc.nat(),
  kind: fc.constantFrom('set', 'set', 'set', 'delete', 'move', 'duplicate', 'hide', 'insert'),
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

function holds(source: string, choice: Choice, isReal = false): void {
  const before: unknown = parse(source);
  const operation = operationOf(before, choice);
  if (!operation) return;
  const edited = editText(source, operation);
  if ('refusal' in edited) {
    // Only the last key of a group and lists inside lists may be left to a person.
    if (isReal || operation.kind === 'set') expect([operation, edited.refusal]).toEqual([]);
    return;
  }
  const { source: after, edits } = edited;
  expect(parse(after)).toEqual(change(before, operation));
  expect(applyEdits(source, edits)).toBe(after);
  expect(applyEdits(after, invertEdits(edits, source))).toBe(source);
  if (operation.kind !== 'delete')
    expect(notes(after)).toEqual(expect.arrayContaining(notes(source)));
  if (operation.kind === 'set')
    expect(changedLines(source, edits)).toBeLessThanOrEqual(allowedLines(operation));
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
    return { kind, list: list.path, index: place % ((list.node as unknown[]).length + 1), yaml };
  }
  if (kind === 'set') {
    const spot = among(
      all.filter(({ node }) => typeof node !== 'object'),
      pick,
    );
    return spot && { kind, path: spot.path, value };
  }
  if (kind === 'hide') {
    const spot = among(
      all.filter(({ node, isItem }) => isItem && isGroup(node)),
      pick,
    );
    return spot && { kind, path: spot.path, hidden: true };
  }
  const items = all.filter(({ isItem, siblings }) => isItem && siblings > 1);
  const spot = among(items, pick);
  if (!spot) return undefined;
  return kind === 'move'
    ? { kind, path: spot.path, to: place % spot.siblings }
    : { kind, path: spot.path };
}

type Found = { path: YamlPath; node: unknown; isItem: boolean; siblings: number };

function* pathsOf(node: unknown, path: YamlPath = []): Generator<Found> {
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
function change(data: unknown, operation: Operation): unknown {
  const result = structuredClone(data);
  const path = operation.kind === 'insert' ? [...operation.list, operation.index] : operation.path;
  const holder = path.slice(0, -1).reduce<any>((node, step) => node[step], result);
  const last = path.at(-1) ?? 0;
  switch (operation.kind) {
    case 'set':
      holder[last] = operation.value;
      break;
    case 'delete':
      holder.splice(last, 1);
      break;
    case 'move':
      holder.splice(operation.to, 0, ...holder.splice(last, 1));
      break;
    case 'duplicate': {
      const copy = structuredClone(holder[last]);
      if (isGroup(copy)) delete copy['id'];
      holder.splice(Number(last) + 1, 0, copy);
      break;
    }
    case 'hide':
      holder[last].hidden = true;
      break;
    case 'insert':
      holder.splice(last, 0, { type: 'note', text: 'one\ntwo' });
  }
  return result;
}

function isGroup(node: unknown): node is Record<string, unknown> {
  return typeof node === 'object' && node !== null && !Array.isArray(node);
}

function notes(source: string): string[] {
  return source.split(/\r?\n/).flatMap((row) => /(?:^|\s)(#[^"']*)$/.exec(row)?.[1] ?? []);
}

function changedLines(source: string, edits: readonly Edit[]): number {
  return edits.reduce(
    (sum, { start, end }) => sum + source.slice(start, end).split('\n').length,
    0,
  );
}

/** A text of several lines may take several; one that stood on one line, and is one line, takes one. */
function allowedLines({ value }: Extract<Operation, { kind: 'set' }>): number {
  return typeof value === 'string' && value.length < 40 && !value.includes('\n') ? 12 : 40;
}
