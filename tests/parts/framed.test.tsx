// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderBlock } from '#tests/render/renderBlock.tsx';

const facts = [{ figure: 'One', title: 'store per territory' }];

test('shows the head of a section, its content and its foot in the order of their fields', () => {
  const { container } = renderBlock({
    type: 'facts',
    eyebrow: 'In short',
    heading: 'What you keep',
    text: 'All of it.',
    facts,
    buttons: [{ label: 'See the prices', to: '/' }],
    smallPrint: 'As of March.',
  });
  expect(container).toHaveTextContent(
    'In shortWhat you keepAll of it.One store per territorySee the pricesAs of March.',
  );
  expect(screen.getByRole('heading', { level: 2, name: 'What you keep' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the prices' })).toBeVisible();
});

test('adds nothing to a section that has neither', () => {
  const { container } = renderBlock({ type: 'facts', facts });
  expect(container).toHaveTextContent(/^One store per territory$/);
});
