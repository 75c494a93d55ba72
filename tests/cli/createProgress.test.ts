import { expect, test } from 'vitest';
import { createProgress } from '#cli/buildDist.ts';

function show(isLive: boolean, ready: readonly number[]) {
  let written = '';
  const progress = createProgress((text) => (written += text), isLive);
  for (const one of ready) progress.show(one, 8);
  progress.end();
  return written;
}

test('writes one line over and over on a terminal, and removes it at the end', () => {
  expect(show(true, [1, 2]).split('\r\u001B[K')).toEqual([
    '',
    'Making the sizes of new pictures: 1 of 8 pictures are ready.',
    'Making the sizes of new pictures: 2 of 8 pictures are ready.',
    '',
  ]);
});

test('writes a line for the first picture and for each quarter elsewhere', () => {
  const lines = show(false, [1, 2, 3, 4, 5, 6, 7, 8]).trimEnd().split('\n');
  expect(lines.map((line) => /\d of 8/.exec(line)?.[0])).toEqual(
    [1, 2, 4, 6, 8].map((ready) => `${ready} of 8`),
  );
});

test.each([true, false])('writes nothing where no picture is new (live: %s)', (isLive) => {
  expect(show(isLive, [])).toBe('');
});
