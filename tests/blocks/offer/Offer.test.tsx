// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderBlock } from '#tests/render/renderBlock.tsx';

const offer = { type: 'offer' as const, heading: "Don't Miss Out", text: 'Film with us.' };

test('shows the offer, and a button that says why it does nothing yet', () => {
  renderBlock({ ...offer, button: { label: 'Book a filming date', unavailable: 'Coming soon' } });
  expect(screen.getByRole('heading', { level: 2, name: "Don't Miss Out" })).toBeVisible();
  expect(screen.getByText('Film with us.')).toBeVisible();
  const button = screen.getByRole('button', { name: 'Book a filming date' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription('Coming soon');
});

test('leads on when the offer is there', () => {
  renderBlock({ ...offer, button: { label: 'Book a filming date', to: '/affiliates' } });
  expect(screen.getByRole('link', { name: 'Book a filming date' })).toHaveAttribute(
    'href',
    '/affiliates',
  );
});
