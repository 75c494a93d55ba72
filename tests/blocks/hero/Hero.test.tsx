// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { desktop } from '#parts/styles.ts';
import { hero as schema } from '#schema/blocks/hero.ts';
import { renderBlock } from '#tests/render/renderBlock.tsx';
import { stylesAt } from '#tests/render/stylesAt.ts';

const style = { colour: '#FFFFFF', ground: '#B3341F' };
const hero = {
  type: 'hero' as const,
  headline: 'Keep 100% of Your Profits',
  text: 'Your shop, your prices.',
  brands: {
    label: 'Shops like',
    rotation: { interval: 2500, fade: 300 },
    count: 3,
    names: [
      { name: 'Elm Stores', style: { ...style, capitals: true, weight: 300, spacing: 0.08 } },
      { name: 'Loaf', style: { ...style, slant: true } },
      { name: 'Harbour', style },
    ],
  },
};

test('names the page by the headline alone, whatever the sign shows', () => {
  renderBlock(hero);
  expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName(
    'Keep 100% of Your Profits',
  );
  expect(screen.getByText('Your shop, your prices.')).toBeVisible();
});

test('gives screen readers all names once, as one text', () => {
  renderBlock(hero);
  expect(screen.getByText('Shops like: Elm Stores, Loaf, Harbour')).toBeVisible();
  for (const name of ['Elm Stores', 'Loaf', 'Harbour']) {
    expect(screen.getByText(name)).toHaveAttribute('aria-hidden', 'true');
  }
});

test('shows each name in its own style', () => {
  renderBlock(hero);
  expect(screen.getByText('Elm Stores')).toHaveStyle({
    color: 'rgb(255, 255, 255)',
    fontWeight: '300',
    letterSpacing: '0.08em',
    textTransform: 'uppercase',
  });
  expect(screen.getByText('Loaf')).toHaveStyle({ fontStyle: 'italic' });
  expect(screen.getByText('Loaf')).not.toHaveStyle({ textTransform: 'uppercase' });
});

test('pauses by a labelled checkbox', async () => {
  renderBlock(hero);
  const pause = screen.getByRole('checkbox', { name: 'Pause the names' });
  expect(pause).not.toBeChecked();
  await userEvent.click(pause);
  expect(pause).toBeChecked();
});

test('opens an inner page with a smaller headline, and needs no buttons for its small print', () => {
  renderBlock({ type: 'hero', look: 'plain', headline: 'Prices', smallPrint: 'Plus VAT.' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveStyle({ fontSize: 'var(--step-title)' });
  expect(screen.getByText('Plus VAT.')).toBeVisible();
});

test('marks words of the headline, and keeps it one text', () => {
  renderBlock({ type: 'hero', headline: 'Bread that takes two days', emphasis: 'two days' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName(
    'Bread that takes two days',
  );
  expect(screen.getByRole('emphasis')).toHaveTextContent(/^two days$/);
});

test('refuses words that do not stand in the headline, and a place without a picture', () => {
  const written = { type: 'hero', headline: 'Bread', emphasis: 'two days', pictureAt: 'behind' };
  const issues = schema.safeParse(written).error?.issues ?? [];
  expect(issues.map(({ path }) => path)).toEqual([['emphasis'], ['pictureAt']]);
});

test.each(['behind', 'below'] as const)('shows its picture %s the words', (pictureAt) => {
  const picture = { src: 'media/a.jpg', alt: 'A loaf' };
  renderBlock({
    type: 'hero',
    headline: 'Bread',
    trust: [{ icon: 'star', text: '4.9 from 312 reviews' }],
    picture,
    pictureAt,
  });
  expect(screen.getByRole('img', { name: 'A loaf' })).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent('4.9 from 312 reviews');
});

const picture = { src: 'media/oven.jpg', alt: 'An oven' };
const video = {
  title: 'The oven',
  video: 'https://vimeo.com/1084537',
  poster: 'media/oven.jpg',
};

test.each(['beside', 'below'] as const)('shows a video %s the words', (pictureAt) => {
  renderBlock({ type: 'hero', headline: 'Bread', video, pictureAt });
  expect(screen.getByRole('button', { name: 'Play video: The oven' })).toBeVisible();
});

test.each([
  [{ video, pictureAt: 'behind' }, ['pictureAt']],
  [{ video, picture }, ['video']],
  [{ picture, pictureAt: 'behind', ground: 'media/street.jpg' }, ['ground']],
])('refuses a video behind the words, and two pictures in one place', (more, path) => {
  const issues = schema.safeParse({ type: 'hero', headline: 'Bread', ...more }).error?.issues;
  expect(issues?.map((issue) => issue.path)).toEqual([path]);
});

test('shows stars, marks and figures of trust, each with its words', () => {
  renderBlock({
    type: 'hero',
    headline: 'Bread',
    trust: [
      { rating: 4.9, text: 'from 312 reviews' },
      { rating: 4.8 },
      { picture: { src: 'media/guild.png', alt: 'Bakers’ guild' } },
      { figure: '1929', text: 'baking since' },
    ],
  });
  const items = screen.getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    'Rated 4.9 out of 54.9from 312 reviews',
    'Rated 4.8 out of 54.8',
    '',
    '1929 baking since',
  ]);
  expect(screen.getByRole('img', { name: 'Bakers’ guild' })).toHaveAttribute('sizes', '61px');
});

test.each([
  { trust: [{ icon: 'star' }], at: ['trust', 0, 'text'] },
  { trust: [{ figure: '1929' }], at: ['trust', 0, 'text'] },
  { trust: [{ icon: 'star', rating: 5, text: 'of 5' }], at: ['trust', 0] },
])('refuses trust that says too little or shows two things: $trust', ({ trust, at }) => {
  const issues = schema.safeParse({ type: 'hero', headline: 'Bread', trust }).error?.issues;
  expect(issues?.map(({ path }) => path)).toEqual([at]);
});

test('starts every row at the start of the line where the picture is beside it', () => {
  renderBlock({
    type: 'hero',
    headline: 'Bread',
    trust: [{ text: '4.9 of 5' }],
    picture: { src: 'media/oven.jpg', alt: 'An oven' },
  });
  expect(stylesAt(desktop, screen.getByRole('list'))['justify-content']).toBe('start');
});
