// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderBlock } from '#tests/render/renderBlock.tsx';

const comparison = {
  type: 'comparison' as const,
  heading: 'Where does every £1,000 go?',
  bars: [
    { label: 'Competitors', taken: 30, figure: '30% commission' },
    { label: 'Aisle Zero', taken: 0, figure: '0% commission', ours: true },
  ],
  result: '£300 extra profit per £1,000 of sales',
  smallPrint: 'Competitors take 30%.',
};

test('says in words what the bars show, and what it comes to', () => {
  renderBlock(comparison);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(
    'Where does every £1,000 go?',
  );
  expect(screen.getAllByRole('listitem').map((bar) => bar.textContent)).toEqual([
    'Competitors 30% commission',
    'Aisle Zero 0% commission',
  ]);
  expect(screen.getByText('£300 extra profit per £1,000 of sales')).toBeVisible();
  expect(screen.getByText('Competitors take 30%.')).toBeVisible();
});

test('draws each bar as what is kept and what is taken, out of sight of screen readers', () => {
  const { container } = renderBlock(comparison);
  const bars = [...container.querySelectorAll('svg[aria-hidden="true"]')].map((bar) =>
    [...bar.querySelectorAll('rect')].map((part) => part.getAttribute('width')),
  );
  expect(bars).toEqual([
    ['70', '30'],
    ['100', '0'],
  ]);
});
