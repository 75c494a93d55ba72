import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Operation } from '#preview/EditApi.ts';
import { openTwoFiles, sectionsText, siteText, writeTwoFiles } from '#tests/load/twoFiles.ts';
import { startEdits } from './startEdits.ts';

/** A window on a site of two files. */
async function start() {
  const edits = await startEdits(openTwoFiles);
  writeTwoFiles(edits.root);
  const second = join(edits.root, 'sections.yaml');
  return {
    ...edits,
    second: () => readFileSync(second, 'utf8'),
    put: (text: string) => writeFileSync(second, text),
  };
}

const path = ['sections', 'benefits', 'text'];
const setText = (value: string): Operation => ({ kind: 'set', path, value });
const edited = sectionsText.replace('${constants.commission}% commission', 'No commission');

test('what a page shows of the second file has its place there', async () => {
  const { ask } = await start();
  const places = await ask('GET places', undefined, '?route=/join');
  expect(places?.sections.map(({ shared }) => shared?.place)).toEqual([
    { path: ['sections', 'benefits'], line: 1, column: 1, file: 'sections.yaml' },
  ]);
  expect(places?.values.find((value) => value.path.join() === path.join())).toMatchObject({
    line: 5,
    column: 9,
    file: 'sections.yaml',
  });
});

test('an edit of the second file is written there alone, and undone there', async () => {
  const { ask, text, second, hash } = await start();
  const request = { hash: await hash(), operation: setText('No commission'), isConfirmed: true };
  expect(await ask('POST edit', request)).toMatchObject({ isDone: true, line: 5, undo: 1 });
  expect([text(), second()]).toEqual([siteText, edited]);
  expect(await ask('POST undo', {})).toMatchObject({ isDone: true, line: 5 });
  expect([text(), second()]).toEqual([siteText, sectionsText]);
  await ask('POST redo', {});
  expect([text(), second()]).toEqual([siteText, edited]);
});

test('what somebody else has changed in the second file is a conflict', async () => {
  const { ask, second, put, hash } = await start();
  const seen = await hash();
  const others = sectionsText.replace('${constants.commission}%', 'Their');
  put(others);
  const answer = await ask('POST edit', { hash: seen, operation: setText('No commission') });
  expect(answer).toMatchObject({ isDone: false, reason: 'conflict', now: { line: 5 } });
  expect(second()).toBe(others);
});

test('an edit of one file is kept while another program changes the other', async () => {
  const { ask, text, second, put, hash } = await start();
  const seen = await hash();
  put(sectionsText.replace('id: benefits', 'id: benefit'));
  const operation: Operation = { kind: 'set', path: ['routes', 0, 'title'], value: 'Start' };
  await ask('POST edit', { hash: seen, operation, isConfirmed: true });
  expect(text()).toBe(siteText.replace('title: Home', 'title: Start'));
  expect(second()).toContain('id: benefit\n');
});

test('the fix of a problem in the second file is done there', async () => {
  const { ask, text, second, put, hash } = await start();
  put(sectionsText.replace('text:', 'txet:'));
  const answer = await ask('POST apply-fix', { hash: await hash(), problem: 0 });
  expect(answer).toMatchObject({ isDone: true, line: 5 });
  expect([text(), second()]).toEqual([siteText, sectionsText]);
});
