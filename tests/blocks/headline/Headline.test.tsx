// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderBlock } from '#tests/render/renderBlock.tsx';

test('shows the headline as the heading of the page, with the texts above and under it', () => {
  const { container } = renderBlock({
    type: 'headline',
    eyebrow: 'One step left',
    headline: "Great News! You're Qualified",
    text: 'Choose a time.',
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName(
    "Great News! You're Qualified",
  );
  expect(container).toHaveTextContent(/^One step leftGreat News! You're QualifiedChoose a time\.$/);
});

test('leaves no empty paragraph where there is only a headline', () => {
  renderBlock({ type: 'headline', headline: 'Affiliate Resources' });
  expect(screen.queryAllByRole('paragraph')).toEqual([]);
});
