// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderBlock } from '#tests/render/renderBlock.tsx';

test('shows the line', () => {
  renderBlock({ type: 'benefitLine', text: '0% Commission, Dedicated Territory, In-Store Prices' });
  expect(screen.getByRole('paragraph')).toHaveTextContent(
    /^0% Commission, Dedicated Territory, In-Store Prices$/,
  );
});
