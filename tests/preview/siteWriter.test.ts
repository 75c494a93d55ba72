import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hash } from '#build/hash.ts';
import { createSiteWriter } from '#preview/siteWriter.ts';
import { createVersionLog } from '#preview/versionLog.ts';
import { temporaryFolder } from '#tests/build/temporaryFolder.ts';
import { joinSources } from '#load/sources.ts';

const [first, second, third] = ['items: [a, b]', 'items: [b, a]', 'items: [b, a, c]'] as const;
const own = { before: { items: ['a', 'b'] }, after: { items: ['b', 'a'] }, isOwn: true };

test('the steps from a version on are what the window changed, and what others changed', () => {
  const log = createVersionLog();
  log.add(joinSources(first), false);
  log.add(joinSources(second), true);
  log.add(joinSources('items: [b'), false);
  log.add(joinSources(third), false);
  expect(log.stepsSince(hash(first))).toEqual([
    own,
    { before: { items: ['b', 'a'] }, after: { items: ['b', 'a', 'c'] }, isOwn: false },
  ]);
  expect(log.stepsSince(hash(third))).toEqual([]);
  expect(log.stepsSince('unknown')).toBeUndefined();
});

test('what the window wrote is its step, also when it was read before the writer was done', () => {
  const log = createVersionLog();
  log.add(joinSources(first), false);
  log.add(joinSources(second), false);
  log.add(joinSources(second), true);
  expect(log.stepsSince(hash(first))).toEqual([own]);
});

test('a text that comes back is a step, and the newest version', () => {
  const log = createVersionLog();
  log.add(joinSources(first), false);
  log.add(joinSources(second), true);
  log.add(joinSources(first), false);
  expect(log.stepsSince(hash(first))).toEqual([]);
  expect(log.stepsSince(hash(second))).toMatchObject([{ isOwn: false }]);
});

test('what another program has undone or done again is refused, and leaves the history', async () => {
  const root = temporaryFolder();
  const put = (text: string) => writeFileSync(join(root, 'site.yaml'), text);
  const { write, travel } = createSiteWriter(root);
  const check = () => Promise.resolve(undefined);
  put(first);
  await write(joinSources(first), joinSources(second));
  put(first);
  expect(await travel('undo', joinSources(first), check)).toMatchObject({
    isDone: false,
    message: 'The last change is not in the file any more.',
    undo: 0,
    redo: 0,
  });
  await write(joinSources(first), joinSources(second));
  await travel('undo', joinSources(second), check);
  put(second);
  expect(await travel('redo', joinSources(second), check)).toMatchObject({
    isDone: false,
    message: 'The last change is in the file already.',
    undo: 0,
    redo: 0,
  });
});
