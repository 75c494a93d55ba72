// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { tablet } from '#parts/styles.ts';
import { split } from '#schema/blocks/split.ts';
import { renderBlock } from '#tests/render/renderBlock.tsx';
import { stylesAt } from '#tests/render/stylesAt.ts';

const picture = { src: 'media/a.jpg', alt: 'The front of the practice' };

test('shows the words of a row, its points and its facts beside its picture', () => {
  renderBlock({
    type: 'split',
    rows: [
      {
        eyebrow: 'The practice',
        heading: 'Five rooms',
        text: 'An hour for each.\n\nOn the ground floor.',
        points: [{ text: 'Open late' }, { icon: 'clock', title: 'On time', text: 'Most days.' }],
        facts: [{ label: 'First talk', value: '30 minutes' }],
        picture,
      },
    ],
  });
  expect(screen.getByRole('heading', { level: 2, name: 'Five rooms' })).toBeVisible();
  expect(screen.getByRole('img', { name: picture.alt })).toBeVisible();
  expect(screen.getByText('An hour for each.')).toBeVisible();
  expect(screen.getByText('On the ground floor.')).toBeVisible();
  const points = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(points.map((point) => point.textContent)).toEqual(['Open late', 'On time Most days.']);
  expect(screen.getByRole('definition')).toHaveTextContent('30 minutes');
});

test('shows a video with its play button instead of a picture', () => {
  const video = {
    title: 'A visit',
    video: 'https://films.example/visit.mp4',
    poster: 'media/a.jpg',
  };
  renderBlock({ type: 'split', rows: [{ heading: 'See it', video }] });
  expect(screen.getByRole('button', { name: /A visit/ })).toBeVisible();
  const both = split.safeParse({ type: 'split', rows: [{ heading: 'See it', picture, video }] });
  expect(both.error?.issues.map(({ path }) => path)).toEqual([['rows', 0, 'video']]);
});

test('puts the heading of a row below that of the section', () => {
  renderBlock({ type: 'split', heading: 'How it goes', rows: [{ heading: 'The morning' }] });
  expect(screen.getByRole('heading', { level: 3, name: 'The morning' })).toBeVisible();
});

test('puts the words first, and the picture alone after them, where it is to be at the end', () => {
  renderBlock({ type: 'split', pictures: 'end', rows: [{ heading: 'The morning', picture }] });
  const orderOf = (element: Element | null) => element && stylesAt(tablet, element)['order'];
  expect(orderOf(screen.getByRole('heading').parentElement)).toBe('-1');
  expect(orderOf(screen.getByRole('img'))).toBeUndefined();
});
