import { nearestWords } from '#load/nearestWords.ts';
import { expect, test } from 'vitest';

test.each([
  ['hedaline', 'headline'],
  ['headlin', 'headline'],
  ['head-line', 'headline'],
  ['HeadLine', 'headline'],
  ['headlines', 'headline'],
  ['accessible_label', 'accessibleLabel'],
  ['To', 'to'],
  ['ot', 'to'],
  ['tpye', 'type'],
])('finds that %s was meant to be %s', (written, meant) => {
  expect(nearestWords(written, ['headline', 'accessibleLabel', 'to', 'type', 'tone'])[0]).toBe(
    meant,
  );
});

test.each(['xyzzy', 'carousel', 'ab', 'tree', 'q'])('finds nothing near %s', (written) => {
  expect(nearestWords(written, ['headline', 'accessibleLabel', 'to', 'type', 'tone'])).toEqual([]);
});

test('gives all that are equally near', () => {
  expect(nearestWords('story-1', ['story-11', 'story-12', 'video'])).toEqual([
    'story-11',
    'story-12',
  ]);
});
