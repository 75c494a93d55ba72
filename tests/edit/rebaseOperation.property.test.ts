import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { shippedSchema } from '#schema/site.ts';
import { rebaseOperation } from '#edit/rebaseOperation.ts';
import { editText } from '#edit/editText.ts';
import type { Operation } from '#edit/Operation.ts';

const names = ['one', 'two', 'three', 'four', 'five', 'six'];
const listOf = (items: readonly string[]) =>
  `items:\n${items.map((one) => `  - name: ${one}\n`).join('')}`;
const namesIn = (source: string) =>
  (parse(source) as { items: { name: string }[] }).items.map(({ name }) => name);

function edit(source: string, operation: Operation): string {
  const edited = editText(source, operation, shippedSchema);
  if ('refusal' in edited) throw new Error(edited.refusal);
  return edited.source;
}

/** Somebody else's change of a text, or the window's. */
const step = (before: string, after: string, isOwn = false) => ({
  before: parse(before) as unknown,
  after: parse(after) as unknown,
  isOwn,
});

/** An operation that changes which item has which index. */
const shifting = fc
  .record({
    kind: fc.constantFrom('move', 'delete', 'duplicate', 'insert'),
    at: fc.nat(5),
    to: fc.nat(5),
  })
  .map(({ kind, at, to }): Operation =>
    kind === 'insert'
      ? { kind, path: ['items', at], yaml: `name: new ${to}` }
      : kind === 'move'
        ? { kind, path: ['items', at], to }
        : { kind: kind as 'delete', path: ['items', at] },
  );
const rename = (at: number): Operation => ({
  kind: 'set',
  path: ['items', at, 'name'],
  value: 'HIT',
});

describe('an operation', () => {
  test('finds the same item after another change, unless that deleted it', () => {
    fc.assert(
      fc.property(shifting, fc.nat(5), (first, at) => {
        const before = listOf(names);
        const after = edit(before, first);
        const carried = rebaseOperation(rename(at), [step(before, after)]);
        expect(carried === undefined).toBe(!namesIn(after).includes(names[at] ?? ''));
        if (!carried) return;
        expect(carried.isChanged).toBe(false);
        const position = namesIn(edit(after, carried.operation)).indexOf('HIT');
        expect(namesIn(after)[position]).toBe(names[at]);
      }),
    );
  });

  test('moves an item as many places as it was asked to, however many moves come before it', () => {
    const down: Operation = { kind: 'move', path: ['items', 0], to: 1 };
    const before = listOf(names);
    let source = before;
    for (let count = 0; count < 5; count += 1) {
      const carried = rebaseOperation(down, [step(before, source, true)]);
      if (!carried) throw new Error('The item is gone.');
      source = edit(source, carried.operation);
    }
    expect(namesIn(source)).toEqual(['two', 'three', 'four', 'five', 'six', 'one']);
  });

  test('knows whether somebody else changed what it is about, and no more than that', () => {
    const data = (headline: string, radius: number) => ({
      items: [{ headline }],
      theme: { radius },
    });
    const set: Operation = { kind: 'set', path: ['items', 0, 'headline'], value: 'Mine' };
    const after = (headline: string, radius: number, isOwn = false) =>
      rebaseOperation(set, [{ before: data('Old', 1), after: data(headline, radius), isOwn }])
        ?.isChanged;
    expect(after('Theirs', 1)).toBe(true);
    expect(after('Old', 2)).toBe(false);
    expect(after('Theirs', 1, true)).toBe(false);
  });

  test('finds the original of a copy, and a constant under its new name', () => {
    const before = listOf(['one', 'one', 'two']);
    const after = edit(before, { kind: 'duplicate', path: ['items', 1] });
    const path = (at: number) =>
      rebaseOperation(rename(at), [step(before, after, true)])?.operation;
    expect([0, 1, 2].map((at) => path(at))).toEqual([0, 1, 3].map(rename));
    const constants = (name: string) => ({ constants: { [name]: 250, other: 1 } });
    const set: Operation = { kind: 'set', path: ['constants', 'fee'], value: 300 };
    const renamed = { before: constants('fee'), after: constants('payout'), isOwn: false };
    expect(rebaseOperation(set, [renamed])).toEqual({
      operation: { ...set, path: ['constants', 'payout'] },
      isChanged: false,
    });
  });

  test('adds at the end of a list that has grown, and before the same neighbour else', () => {
    const before = { items: ['a', 'b', 'c'] };
    const after = { items: ['new', 'a', 'b', 'c', 'more'] };
    const at = (index: number) =>
      rebaseOperation({ kind: 'add', path: ['items', index], value: 'x' }, [
        { before, after, isOwn: false },
      ])?.operation;
    expect(at(3)).toMatchObject({ path: ['items', 5] });
    expect(at(1)).toMatchObject({ path: ['items', 2] });
  });
});
