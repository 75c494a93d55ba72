// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
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
