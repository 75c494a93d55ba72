// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { features } from '#schema/blocks/features.ts';
import { renderBlock } from '#tests/render/renderBlock.tsx';

const items = [
  { title: 'Hygiene', text: 'Forty minutes.', price: 'from £65', to: '/' },
  { title: 'Whitening', number: '02' },
];

const picture = { src: 'media/a.jpg', alt: 'A chair' };

test('shows each item with its words and price, and a link of its title alone', () => {
  renderBlock({ type: 'features', heading: 'Treatments', items });
  const shown = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(shown.map((item) => item.textContent)).toEqual([
    'HygieneForty minutes.from £65',
    '02Whitening',
  ]);
  expect(screen.getByRole('link', { name: 'Hygiene' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('heading', { level: 3, name: 'Whitening' })).toBeVisible();
});

test('leaves no gap in the outline without a heading', () => {
  renderBlock({ type: 'features', look: 'list', items });
  expect(screen.getByRole('heading', { level: 2, name: 'Hygiene' })).toBeVisible();
});

test('keeps a column of a list for prices only where there are some', () => {
  const text = 'Forty minutes.';
  renderBlock([
    { type: 'features', look: 'list', items },
    { type: 'features', look: 'list', items: [{ title: 'Hygiene', text }] },
  ]);
  const columns = screen
    .getAllByRole('list')
    .map((list) => getComputedStyle(list).getPropertyValue('--columns'));
  expect(columns).toEqual(['5fr 6fr 3fr', '']);
});

test('shows a picture above a title', () => {
  renderBlock({ type: 'features', look: 'tiles', items: [{ title: 'Room', picture }] });
  expect(screen.getByRole('img', { name: 'A chair' })).toBeVisible();
});

test('shows one item at a time as tabs, which browsers open and close', () => {
  const { container } = renderBlock({ type: 'features', look: 'tabs', items });
  const tabs = [...container.querySelectorAll('details')];
  expect(tabs.map(({ open }) => open)).toEqual([true, false]);
  expect(new Set(tabs.map((tab) => tab.getAttribute('name'))).size).toBe(1);
  expect(tabs.map((tab) => tab.querySelector('summary')?.textContent)).toEqual([
    'Hygiene',
    '02Whitening',
  ]);
  expect(screen.getByText('from £65')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Hygiene' })).toHaveAttribute('href', '/');
});

test.each([
  ['cards', { icon: 'clock', picture }, ['items.0.picture']],
  ['tabs', { icon: 'clock', picture }, []],
  ['tabs', { icon: 'clock', number: '01' }, ['items.0.number']],
])('with the look %s, %j is right but at %j', (look, shown, wrong) => {
  const block = { type: 'features', look, items: [{ title: 'Sale', ...shown }] };
  const issues = features.safeParse(block).error?.issues ?? [];
  expect(issues.map(({ path }) => path.join('.'))).toEqual(wrong);
});
