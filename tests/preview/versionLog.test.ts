import { expect, test } from 'vitest';
import { hash } from '#build/hash.ts';
import type { Operation } from '#edit/Operation.ts';
import { createVersionLog } from '#preview/versionLog.ts';

const down: Operation = { kind: 'move', path: ['items', 0], to: 1 };
const [first, second, third] = ['items: [a, b]', 'items: [b, a]', 'items: [b, a, c]'] as const;

test('the steps from a version on are the operations, and what changed between them', () => {
  const log = createVersionLog();
  log.addRead(first);
  log.addOwn(second, down);
  log.addRead('items: [b');
  log.addRead(third);
  expect(log.stepsSince(hash(first))).toEqual([
    { operation: down },
    { before: { items: ['b', 'a'] }, after: { items: ['b', 'a', 'c'] }, isOwn: false },
  ]);
  expect(log.stepsSince(hash(third))).toEqual([]);
  expect(log.stepsSince('unknown')).toBeUndefined();
});

test('what the window wrote is one step, also when it was read before the writer was done', () => {
  const log = createVersionLog();
  log.addRead(first);
  log.addRead(second);
  log.addOwn(second, down);
  expect(log.stepsSince(hash(first))).toEqual([{ operation: down }]);
});

test('a text that comes back is a step of its own, and the newest version', () => {
  const log = createVersionLog();
  log.addRead(first);
  log.addOwn(second, down);
  log.addRead(first);
  expect(log.stepsSince(hash(first))).toEqual([]);
  expect(log.stepsSince(hash(second))).toMatchObject([{ isOwn: false }]);
});
