// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Block } from '#schema/block.ts';
import { renderBlock } from '#tests/render/renderBlock.tsx';

const solo = {
  name: 'Solo',
  subtitle: 'For one',
  prices: [{ price: '£12' }, { price: '£10', unit: 'per month, paid yearly' }],
  unit: 'per month',
  button: { label: 'Take Solo', to: '/solo' },
  benefits: ['Reports'],
  missing: ['Stock'],
};
const team = { name: 'Team', price: 'On request', badge: 'Most chosen', recommended: true };
const free = { ...solo, prices: undefined, price: '£12' };
const periods = ['Monthly', 'Yearly'];

test('shows each plan with its price, button and benefits, there or not', () => {
  renderBlock({ type: 'pricing', heading: 'Prices', plans: [free, team] });
  expect(screen.getByRole('heading', { level: 3, name: 'Solo' })).toBeVisible();
  expect(screen.getByText('£12').closest('p')).toHaveTextContent('£12 per month');
  expect(screen.getByRole('link', { name: 'Take Solo' })).toHaveAttribute('href', '/solo');
  expect(screen.getByText('Reports').closest('li')).toHaveTextContent('✓ Reports');
  expect(screen.getByText('Stock').closest('li')).toHaveTextContent('✗ Stock');
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

test('switches the prices by radio buttons, and keeps those that are the same', async () => {
  renderBlock({ type: 'pricing', periods, plans: [solo, team] });
  const group = screen.getByRole('group', { name: 'Monthly / Yearly' });
  expect(within(group).getByRole('radio', { name: 'Monthly' })).toBeChecked();
  expect(screen.getByText('£12')).toBeVisible();
  expect(screen.getByText('£10')).not.toBeVisible();
  await userEvent.click(within(group).getByText('Yearly'));
  expect(screen.getByText('£12')).not.toBeVisible();
  expect(screen.getByText('per month, paid yearly')).toBeVisible();
  expect(screen.getByText('On request')).toBeVisible();
});

test.each([
  ['2027-06-12', '£9 until Saturday£12 per month'],
  ['2027-06-11', '£12 per month'],
])('shows an early price until %s', (until, shown) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2027, 5, 12, 23, 30) });
  const early = { price: '£9', unit: 'until Saturday', until };
  renderBlock({ type: 'pricing', plans: [{ ...free, early }] });
  const usual = screen.getByText('£12');
  expect(usual.closest('div')).toHaveTextContent(shown);
  expect(usual.tagName).toBe(shown.startsWith('£9') ? 'S' : 'STRONG');
  vi.useRealTimers();
});

test('takes an early price for a plan with a price alone', () => {
  const early = { price: '£9', unit: 'until Saturday', until: '2027-06-12' };
  const plans = [{ ...team, price: undefined, early }];
  expect(Block.safeParse({ type: 'pricing', plans }).error?.issues).toMatchObject([
    { path: ['plans', 0, 'early'], message: expect.stringContaining('with a "price"') },
  ]);
});

test('lets two sections be switched by themselves', async () => {
  const block = { type: 'pricing' as const, periods, plans: [solo] };
  renderBlock([block, block]);
  const [first, second] = screen.getAllByRole('radio', { name: 'Yearly' });
  await userEvent.click(first as HTMLElement);
  expect(first).toBeChecked();
  expect(second).not.toBeChecked();
});

test('compares the plans in a table of its own rows and columns', () => {
  const rows = [
    { title: 'Branches', cells: ['1', 'Unlimited'] },
    { title: 'Help', cells: [false, true] },
  ];
  const comparison = { title: 'In detail', groups: [{ title: 'Selling', rows }] };
  renderBlock({ type: 'pricing', plans: [{ ...team, name: 'Solo' }, team], comparison });
  const table = screen.getByRole('table', { name: 'In detail' });
  const names = within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['In detail', 'Solo', 'Team']);
  expect(within(table).getByRole('row', { name: 'Branches 1 Unlimited' })).toBeVisible();
  expect(within(table).getByRole('row', { name: 'Help ✗ ✓' })).toBeVisible();
  // Grids are none for Safari otherwise.
  for (const part of [table, ...table.querySelectorAll('*:not(span)')])
    expect(part).toHaveAttribute('role');
});

test('says what does not fit, and where', () => {
  const issuesOf = (more: object) =>
    Block.safeParse({ type: 'pricing', plans: [solo, team], ...more }).error?.issues.map(
      ({ path, message }) => `${path.join('.')}: ${message}`,
    );
  expect(issuesOf({ periods })).toBeUndefined();
  expect(issuesOf({})).toEqual([
    'plans.0.prices: There are 2 prices here, but there are no periods.',
  ]);
  expect(issuesOf({ periods: [...periods, 'Daily'] })).toEqual([
    'plans.0.prices: There are 2 prices here, but there are 3 periods (Monthly, Yearly, Daily).',
  ]);
  expect(issuesOf({ periods, plans: [{ ...solo, price: '£1' }] })).toHaveLength(1);
  const groups = [{ rows: [{ title: 'Help', cells: [true] }] }];
  expect(issuesOf({ periods, comparison: { title: 'All', groups } })).toEqual([
    'comparison.groups.0.rows.0.cells: There is 1 cell here, but there are 2 plans (Solo, Team).',
  ]);
});

test('keeps the name of a button that is only heard as small as it is elsewhere', () => {
  const button = { label: 'Take it', accessibleLabel: 'Take it: Solo', to: '/solo' };
  renderBlock({ type: 'pricing', periods, plans: [{ ...solo, button }] });
  expect(screen.getByText('Take it: Solo')).toHaveStyle({ width: '1px' });
});

test('refuses periods between which nothing changes', () => {
  const { error } = Block.safeParse({ type: 'pricing', periods, plans: [team] });
  expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
    [['periods'], 'No plan has "prices", so there is nothing to switch between.'],
  ]);
});

test('makes the recommended plan stand out on any ground, and no other', () => {
  const tones = (tone: 'soft' | 'strong') => {
    const { container, unmount } = renderBlock({ type: 'pricing', tone, plans: [free, team] });
    const found = [...container.querySelectorAll<HTMLElement>('li[data-tone]')];
    unmount();
    return found.map(({ dataset }) => dataset['tone']);
  };
  expect(tones('soft')).toEqual(['surface', 'strong']);
  expect(tones('strong')).toEqual(['strong', 'surface']);
});
