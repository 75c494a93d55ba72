// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderBlock } from '#tests/render/renderBlock.tsx';

test('shows the notice', () => {
  renderBlock({ type: 'note', text: 'Limited Spaces Left' });
  expect(screen.getByRole('paragraph')).toHaveTextContent(/^Limited Spaces Left$/);
});
