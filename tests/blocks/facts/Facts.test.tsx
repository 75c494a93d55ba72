// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderBlock } from '#tests/render/renderBlock.tsx';

const facts = [
  { figure: '0%', title: 'commission', text: 'Nothing is taken from your sales.' },
  { figure: 'One', title: 'store per territory' },
];

test('shows each fact with its figure first', () => {
  renderBlock({ type: 'facts', heading: 'What you keep', facts });
  expect(screen.getByRole('heading', { level: 2, name: 'What you keep' })).toBeVisible();
  const items = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    '0% commissionNothing is taken from your sales.',
    'One store per territory',
  ]);
});

test('leads to the source of a fact', () => {
  const [fact = { figure: '', title: '' }] = facts;
  renderBlock({ type: 'facts', facts: [{ ...fact, to: '/about' }] });
  expect(screen.getByRole('link', { name: 'commission' })).toHaveAttribute('href', '/about');
});

test.each([
  ['2027-06-20', 'in 8 days', '20 June'],
  ['2027-06-12', 'today', '20 June'],
  ['2027-06-11', '20 June', ''],
])('counts the days to %s', (daysUntil, large, small) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2027, 5, 12, 23, 30) });
  renderBlock({ type: 'facts', facts: [{ figure: '20 June', title: 'Doors open', daysUntil }] });
  expect(screen.getByText(large).tagName).toBe('STRONG');
  expect(screen.getByRole('listitem')).toHaveTextContent(`${large}${small} Doors open`.trim());
  vi.useRealTimers();
});

test('needs no heading', () => {
  renderBlock({ type: 'facts', facts });
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

test.each([
  [['0%', 'Yours', '24.8K'], 'title'],
  [['0%', 'Same-day'], 'heading'],
])('shows %j no larger than the %s of a section', (figures, size) => {
  renderBlock({ type: 'facts', facts: figures.map((figure) => ({ figure, title: 'visits' })) });
  const list = getComputedStyle(screen.getByRole('list'));
  expect(list.getPropertyValue('--figure')).toContain(`var(--step-${size})`);
});
