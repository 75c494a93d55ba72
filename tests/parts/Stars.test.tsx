// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Stars } from '#parts/Stars.tsx';
import { renderInSite } from '#tests/render/renderInSite.tsx';

test.each([1, 3, 5])('says %i out of 5 in words, and draws as many full stars', (rating) => {
  const { container } = renderInSite(<Stars rating={rating} />);
  expect(screen.getByText(`Rated ${rating} out of 5`)).toBeInTheDocument();
  const stars = container.querySelectorAll('svg[aria-hidden="true"] path');
  expect(stars).toHaveLength(5);
  expect([...stars].filter((star) => star.getAttribute('opacity') === '1')).toHaveLength(rating);
});

test('fills the last star in part, and says the rating as the language writes it', () => {
  const { container } = renderInSite(<Stars rating={4.6} />, { language: 'de-AT' });
  expect(screen.getByText('Rated 4,6 out of 5')).toBeInTheDocument();
  expect(container.querySelector('svg svg')).toHaveAttribute('width', '14.4');
});
