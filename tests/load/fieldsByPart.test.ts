import { expect, test } from 'vitest';
import { fieldsByPart, partOf } from '#load/fieldsByPart.ts';
import type { Path } from '#load/tree.ts';

test.each<[Path, Path]>([
  [
    ['routes', 0, 'sections', 2, 'buttons', 0, 'to'],
    ['routes', 0, 'sections', 2],
  ],
  [
    ['notFound', 'sections', 1, 'seo'],
    ['notFound', 'sections', 1],
  ],
  [
    ['sections', 'benefits', 'sections', 0],
    ['sections', 'benefits'],
  ],
  [
    ['routes', 0, 'seo', 'picture', 'src'],
    ['routes', 0],
  ],
  [['notFound', 'title'], ['notFound']],
  [['header', 'home', 'to'], ['header']],
])('%j is written in %j', (path, part) => {
  expect(partOf(path)).toEqual(part);
});

test('the fields of a page are those outside of its sections', () => {
  const title = { path: ['routes', 0, 'title'] };
  const text = { path: ['routes', 0, 'sections', 0, 'text'] };
  const fieldsIn = fieldsByPart([title, text]);
  expect(fieldsIn(['routes', 0])).toEqual([title]);
  expect(fieldsIn(['routes', 0, 'sections', 0])).toEqual([text]);
  expect(fieldsIn(['routes', 1])).toEqual([]);
});
