// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Block } from '#schema/block.ts';
import { renderBlock } from '#tests/render/renderBlock.tsx';

const embed = {
  type: 'embed' as const,
  title: 'Map of the old town',
  page: 'booking',
  link: 'Open the map by itself',
};
const words = {
  label: 'Maps',
  text: 'Others learn that you look.',
  ask: 'Show the map? Its host will know.',
  once: 'Show it',
  always: 'Always show maps',
};
const asking = {
  questions: { embeddedMedia: words },
  consents: { allows: () => undefined, allow: vi.fn<() => void>(), onAnswer: () => () => {} },
};

test('frames the page, which may not lead this one away, and has a link to it', () => {
  renderBlock(embed);
  const frame = screen.getByTitle('Map of the old town');
  expect(frame).toHaveAttribute('src', 'https://booking.shop.example/alex');
  expect(frame).toHaveAttribute('sandbox', expect.not.stringContaining('top-navigation'));
  expect(screen.getByRole('link', { name: /^Open the map by itself/ })).toHaveAttribute(
    'href',
    'https://booking.shop.example/alex',
  );
});

test('contacts nobody before a yes, where the site has words to ask', async () => {
  renderBlock(embed, asking);
  expect(document.querySelector('iframe')).toBeNull();
  expect(screen.getByText(words.ask)).toBeVisible();
  expect(screen.getByRole('link', { name: /^Open the map/ })).toBeVisible();
  expect(document.body).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Show it' }));
  expect(screen.getByTitle('Map of the old town')).toHaveFocus();
});

test('asks by its category alone', () => {
  renderBlock({ ...embed, category: 'scheduling' }, asking);
  expect(screen.getByTitle('Map of the old town')).toBeVisible();
});

test('contacts nobody before a press where its category has no words, whatever else is allowed', async () => {
  const embedQuestion = { ask: '{host} will know.', show: 'Show: {title}' };
  renderBlock(embed, { embedQuestion });
  expect(document.querySelector('iframe')).toBeNull();
  expect(screen.getByText('booking.shop.example will know.')).toBeVisible();
  // The visitor reads the page from its top.
  expect(document.body).toHaveFocus();
  const show = screen.getByRole('button', { name: 'Show: Map of the old town' });
  // Large enough for a finger, though the site loads no styles of a banner.
  expect(show).toHaveStyle({ minHeight: '44px' });
  expect(screen.getByText('Map of the old town')).toBeVisible();
  await userEvent.click(show);
  expect(screen.getByTitle('Map of the old town')).toHaveFocus();
});

test('has a ratio or a height, not both', () => {
  const { error } = Block.safeParse({ ...embed, ratio: '4:3', height: 400 });
  expect(error?.issues.map(({ path }) => path)).toEqual([['ratio']]);
});
