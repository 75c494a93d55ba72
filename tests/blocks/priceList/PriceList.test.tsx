// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Block } from '#schema/block.ts';
import { renderBlock, type WrittenBlock } from '#tests/render/renderBlock.tsx';

const drinks = {
  heading: 'Drinks',
  sizes: ['0.3 l', '0.5 l'],
  entries: [
    { name: 'Juice', text: 'Of apples.', prices: ['3 €', '4 €'], marks: ['V'] },
    { name: 'Water', price: 'Free' },
    { name: 'Wine', sizes: ['Glass', 'Bottle'], prices: ['5 €', '25 €'] },
  ],
};
const legend = [{ mark: 'V', meaning: 'vegan' }];
const block: WrittenBlock = { type: 'priceList', groups: [drinks], legend };

test('shows each entry with its prices, and says what each is for', () => {
  renderBlock(block);
  expect(screen.getByRole('heading', { level: 2, name: 'Drinks' })).toBeVisible();
  const entries = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    'Juice V0.3 l 3 €0.5 l 4 €Of apples.',
    'WaterFree',
    'WineGlass 5 €Bottle 25 €',
  ]);
});

test('explains the marks of entries', () => {
  renderBlock(block);
  expect(screen.getByTitle('vegan')).toHaveTextContent('V');
  expect(screen.getByRole('term')).toHaveTextContent('V');
  expect(screen.getByRole('definition')).toHaveTextContent('vegan');
});

test('needs a meaning for every mark', () => {
  expect(messagesOf({ ...block, legend: [{ mark: 'G', meaning: 'without gluten' }] })).toEqual([
    'The legend has no mark "V". It has G. Add "{ mark: V, meaning: … }" to it, or write one of those.',
  ]);
  expect(messagesOf({ type: 'priceList', groups: [drinks] })).toEqual([
    'There is no legend that says what "V" means. Write "legend: [{ mark: V, meaning: … }]" beside "groups".',
  ]);
});

test.each([
  [
    ['3 €', '4 €', '5 €'],
    '"Juice" has 3 prices, and there are 2 sizes. Write one price for each, or other sizes beside these prices.',
  ],
  [
    ['3 €', '4 €'],
    'Nothing says what the 2 prices of "Juice" are for. Write it as "sizes", in its group or beside them.',
  ],
])('needs a price for each size: %j', (prices, message) => {
  const { sizes, ...without } = drinks;
  const entries = [{ name: 'Juice', prices }];
  const group = prices.length === 2 ? without : { ...without, sizes };
  expect(messagesOf({ type: 'priceList', groups: [{ ...group, entries }] })).toEqual([message]);
});

test('has one price or several', () => {
  const entries = [{ name: 'Juice', price: '3 €', prices: ['3 €', '4 €'] }];
  expect(messagesOf({ type: 'priceList', groups: [{ ...drinks, entries }] })).toEqual([
    'An entry has either "price" or "prices".',
  ]);
});

test('refuses sizes that are for no prices, and a mark with two meanings', () => {
  const entries = [{ name: 'Juice', price: '3 €', marks: ['V'] }];
  const isUnused = /take "sizes" out\.$/;
  expect(messagesOf({ type: 'priceList', groups: [{ ...drinks, entries }], legend })).toEqual([
    expect.stringMatching(isUnused),
  ]);
  const sized = [{ name: 'Juice', price: '3 €', sizes: ['A', 'B'] }];
  expect(messagesOf({ type: 'priceList', groups: [{ entries: sized }] })).toEqual([
    expect.stringMatching(isUnused),
  ]);
  expect(messagesOf({ ...block, legend: [...legend, { mark: 'V', meaning: 'veal' }] })).toEqual([
    'The legend says twice what "V" means. Each mark has one meaning.',
  ]);
});

function messagesOf(written: WrittenBlock) {
  return Block.safeParse(written).error?.issues.map(({ message }) => message);
}
