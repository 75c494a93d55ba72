// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderBlock } from '#tests/render/renderBlock.tsx';

test('shows the steps as a numbered list, in their order', () => {
  renderBlock({
    type: 'steps',
    heading: "What's Next",
    steps: [
      { title: 'Stay connected', text: 'Territories open up.' },
      { title: 'Press the button' },
      { title: 'Book a call' },
    ],
  });
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent("What's Next");
  const list = screen.getByRole('list');
  expect(list.tagName).toBe('OL');
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((step) => step.textContent),
  ).toEqual(['Stay connectedTerritories open up.', 'Press the button', 'Book a call']);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
});

test('shows dates before the steps, and a picture beside them', () => {
  renderBlock({
    type: 'steps',
    heading: 'How we came here',
    picture: { src: 'media/a.jpg', alt: 'The first house' },
    steps: [{ date: '1998', title: 'Two rooms' }, { title: 'And now' }],
  });
  const items = screen.getAllByRole('listitem').map((step) => step.textContent);
  expect(items).toEqual(['1998Two rooms', 'And now']);
  expect(screen.getByRole('img', { name: 'The first house' })).toBeVisible();
});
