import { expect, test } from 'vitest';
import { hash } from '#build/hash.ts';
import { createVersionLog } from '#preview/siteWriter.ts';

const [first, second, third] = ['items: [a, b]', 'items: [b, a]', 'items: [b, a, c]'] as const;
const own = { before: { items: ['a', 'b'] }, after: { items: ['b', 'a'] }, isOwn: true };

test('the steps from a version on are what the window changed, and what others changed', () => {
  const log = createVersionLog();
  log.add(first, false);
  log.add(second, true);
  log.add('items: [b', false);
  log.add(third, false);
  expect(log.stepsSince(hash(first))).toEqual([
    own,
    { before: { items: ['b', 'a'] }, after: { items: ['b', 'a', 'c'] }, isOwn: false },
  ]);
  expect(log.stepsSince(hash(third))).toEqual([]);
  expect(log.stepsSince('unknown')).toBeUndefined();
});

test('what the window wrote is its step, also when it was read before the writer was done', () => {
  const log = createVersionLog();
  log.add(first, false);
  log.add(second, false);
  log.add(second, true);
  expect(log.stepsSince(hash(first))).toEqual([own]);
});

test('a text that comes back is a step, and the newest version', () => {
  const log = createVersionLog();
  log.add(first, false);
  log.add(second, true);
  log.add(first, false);
  expect(log.stepsSince(hash(first))).toEqual([]);
  expect(log.stepsSince(hash(second))).toMatchObject([{ isOwn: false }]);
});
