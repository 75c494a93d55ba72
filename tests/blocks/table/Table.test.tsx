// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Block } from '#schema/block.ts';
import { renderBlock, type WrittenBlock } from '#tests/render/renderBlock.tsx';

const columns = [{ heading: 'Member' }, { heading: 'Fee', align: 'end' as const }];
const rows = [
  ['Adults', '40 €'],
  ['Children', '20 €'],
];
const block: WrittenBlock = { type: 'table', heading: 'Fees', columns, rows };

test('shows rows that are named by their first cell, under the heads of the columns', () => {
  renderBlock({ ...block, caption: 'By year' });
  const table = screen.getByRole('table', { name: 'By year' });
  const heads = within(table).getAllByRole('columnheader');
  expect(heads.map(({ textContent }) => textContent)).toEqual(['Member', 'Fee']);
  expect(within(table).getByRole('row', { name: 'Children 20 €' })).toBeVisible();
  expect(within(table).getByRole('rowheader', { name: 'Adults' })).toBeVisible();
});

test.each(['scroll', 'stack'] as const)(
  'can be reached by keyboard where it scrolls: %s',
  (phone) => {
    renderBlock({ ...block, phone });
    expect(screen.getByRole('region', { name: 'Fees' })).toHaveAttribute('tabindex', '0');
    renderBlock({ ...block, phone, heading: undefined });
    expect(screen.getByRole('region', { name: 'Member, Fee' })).toHaveAttribute('tabindex', '0');
  },
);

test('says what each cell is where rows are stacked', () => {
  renderBlock({ ...block, phone: 'stack' });
  expect(screen.getByRole('row', { name: /Adults/ })).toHaveTextContent('Member AdultsFee 40 €');
});

test('puts groups of rows under their headings', () => {
  const groups = [
    { heading: 'Summer', rows },
    { heading: 'Winter', rows },
  ];
  renderBlock({ type: 'table', columns, groups });
  expect(screen.getByRole('rowheader', { name: 'Winter' })).toHaveAttribute('scope', 'rowgroup');
  expect(screen.getAllByRole('row')).toHaveLength(7);
});

test('needs a cell for every column, and says which row has none', () => {
  const wrong = [...rows, ['Guests']];
  expect(messagesOf({ ...block, rows: wrong })).toEqual([
    'Row 3, "Guests", has 1 cell, and there are 2 columns.',
  ]);
  const groups = [{ heading: 'Summer', rows: [['Adults', '40 €', '50 €'], ...wrong] }];
  expect(messagesOf({ type: 'table', columns, groups })).toEqual([
    'Row 1 of "Summer", "Adults", has 3 cells, and there are 2 columns.',
    'Row 4 of "Summer", "Guests", has 1 cell, and there are 2 columns.',
  ]);
});

test('has rows or groups', () => {
  const sentence = 'A table has either "rows" or "groups".';
  expect(messagesOf({ type: 'table', columns })).toEqual([sentence]);
  expect(messagesOf({ ...block, groups: [{ heading: 'Summer', rows }] })).toEqual([sentence]);
});

function messagesOf(written: WrittenBlock) {
  return Block.safeParse(written).error?.issues.map(({ message }) => message);
}

test('has its shadow where there is more to scroll to, in languages from right to left, too', () => {
  renderBlock(block);
  const styles = [...document.querySelectorAll('style')].map((one) => one.textContent).join('');
  expect(styles).toMatch(/:dir\(rtl\)\{background:linear-gradient\(to left/);
});
