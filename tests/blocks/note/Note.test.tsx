// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderBlock } from '#tests/render/renderBlock.tsx';

test('shows the notice', () => {
  renderBlock({ type: 'note', text: 'Limited Spaces Left' });
  expect(screen.getByRole('paragraph')).toHaveTextContent(/^Limited Spaces Left$/);
});

test('shows its icon before the words, which it does not add to', () => {
  renderBlock({ type: 'note', icon: 'truck', text: 'Delivered by eight' });
  const notice = screen.getByRole('paragraph');
  expect(notice).toHaveTextContent(/^Delivered by eight$/);
  expect(notice.firstElementChild).toHaveAttribute('aria-hidden', 'true');
});

test('sets one line as large as a heading, without being one', () => {
  renderBlock({ type: 'note', look: 'line', text: 'Same prices, at your door' });
  expect(screen.getByRole('paragraph')).toHaveStyle({ letterSpacing: '-0.015em' });
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
