// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Block } from '#schema/block.ts';
import { samplePicture } from '#tests/render/sampleSite.ts';
import { renderBlock } from '#tests/render/renderBlock.tsx';
import { stylesAt } from '#tests/render/stylesAt.ts';

const mark = (alt: string, to?: string) => ({ src: 'media/mark.svg', alt, ...(to && { to }) });

test('names each mark, and the links after theirs', () => {
  renderBlock({ type: 'logos', marks: [mark('North Dairy'), mark('Orchard', 'booking')] });
  expect(screen.getAllByRole('img').map((picture) => picture.getAttribute('alt'))).toEqual([
    'North Dairy',
    'Orchard',
  ]);
  expect(screen.getByRole('link', { name: /^Orchard/ })).toHaveAttribute(
    'href',
    'https://booking.shop.example/alex',
  );
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('shows ranks one after the other, each under its heading', () => {
  const ranks = [
    { heading: 'Main sponsor', size: 'large' as const, marks: [mark('Bank')] },
    { marks: [mark('Baker'), mark('Garage')] },
  ];
  renderBlock({ type: 'logos', heading: 'Sponsors', ranks });
  expect(screen.getByRole('heading', { level: 3, name: 'Main sponsor' })).toBeVisible();
  const lists = screen.getAllByRole('list').map((list) => within(list).getAllByRole('img').length);
  expect(lists).toEqual([1, 2]);
});

test('makes a wide mark wider than a square one, and lower', () => {
  const shapes = { 'media/wide.svg': [600, 100], 'media/square.svg': [100, 100] } as const;
  const pictures = Object.fromEntries(
    Object.entries(shapes).map(([src, [width, height]]) => [
      src,
      { ...samplePicture(src), width, height },
    ]),
  );
  const marks = Object.keys(shapes).map((src) => ({ src, alt: src }));
  renderBlock({ type: 'logos', marks }, { pictures });
  const [wide = 0, square = 0] = screen
    .getAllByRole('img')
    .map((picture) => Number(/([\d.]+)px\)$/.exec(picture.getAttribute('sizes') ?? '')?.[1]));
  expect(wide).toBeGreaterThan(square);
  expect(wide / 6).toBeLessThan(square);
});

test('gives each section a filter of its own for one tone', () => {
  const marks = [mark('A'), mark('B')];
  const section = { type: 'logos' as const, oneTone: true, marks };
  const { container } = renderBlock([section, section]);
  const ids = [...container.querySelectorAll('filter')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(2);
  const filters = screen.getAllByRole('img').map((picture) => getComputedStyle(picture).filter);
  expect(filters).toEqual([0, 0, 1, 1].map((place) => `url(#${ids[place]})`));
});

test('makes marks lighter on a dark band, where black ones would not be seen', () => {
  const { container } = renderBlock({ type: 'logos', marks: [mark('A'), mark('B')] });
  const [first = container] = screen.getAllByRole('img');
  const filter = () => stylesAt('@media screen and (forced-colors: none)', first)['filter'];
  expect(filter()).not.toContain('contrast');
  container.dataset['tone'] = 'strong';
  expect(filter()).toContain('contrast(0.25)');
});

test('needs marks or ranks, and not both', () => {
  const marks = [mark('A'), mark('B')];
  expect(Block.safeParse({ type: 'logos' }).success).toBe(false);
  expect(Block.safeParse({ type: 'logos', marks, ranks: [{ marks }] }).success).toBe(false);
});
