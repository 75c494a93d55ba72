// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Block } from '#schema/block.ts';
import { contact } from '#schema/blocks/contact.ts';
import { renderBlock } from '#tests/render/renderBlock.tsx';

const hours = {
  title: 'Opening hours',
  days: [
    { days: 'Monday to Friday', times: ['8:00–12:00', '13:00–18:00'] },
    { days: 'Sunday', closed: 'Closed' },
  ],
  specialDays: [{ days: '24 December', times: ['8:00–13:00'] }],
};
const shop = {
  name: 'In the old town',
  address: ['12 Market Lane', 'Bakewell'],
  links: [{ text: 'Telephone', label: '020 7946 0958', to: 'callNow', clickName: 'call' }],
  hours,
};

test('says each day with its times, then the special days', () => {
  renderBlock({ type: 'contact', heading: 'Visit us', places: [shop] });
  expect(screen.getByRole('heading', { level: 3, name: 'Opening hours' })).toBeVisible();
  const days = screen.getAllByRole('term').map((day) => day.textContent);
  expect(days).toEqual(['Monday to Friday', 'Sunday', '24 December']);
  const times = screen.getAllByRole('definition').map((time) => time.textContent?.trim());
  expect(times).toEqual(['8:00–12:00 13:00–18:00', 'Closed', '8:00–13:00']);
});

test('leads to a telephone call, and reports the click by its name', () => {
  renderBlock({ type: 'contact', places: [shop] });
  const link = screen.getByRole('link', { name: '020 7946 0958' });
  expect(link).toHaveAttribute('href', 'tel:+442079460958');
  expect(link).toHaveAttribute('data-click', 'call');
});

test('shows several places as a list, each under its name', () => {
  renderBlock({ type: 'contact', places: [shop, { ...shop, name: 'At the station' }] });
  expect(screen.getAllByRole('heading', { level: 2 }).map((name) => name.textContent)).toEqual([
    'In the old town',
    'Opening hours',
    'At the station',
    'Opening hours',
  ]);
});

test('has a map that leads to directions and says what it shows', () => {
  const map = { src: 'media/map.svg', alt: 'Map of the old town', to: 'form', label: 'Directions' };
  renderBlock({ type: 'contact', places: [{ ...shop, map }] });
  const link = screen.getByRole('link', { name: /^Map of the old town Directions/ });
  expect(link).toHaveAttribute('href', 'https://forms.shop.example/qualify');
  expect(within(link).getByRole('img')).toHaveAttribute('sizes', expect.stringContaining('860px'));
});

test('wants the times of a day or a word for a day off, and not both', () => {
  const issuesOf = (day: object) =>
    Block.safeParse({ type: 'contact', places: [{ hours: { days: [day] } }] }).error?.issues.map(
      ({ path }) => path.join('.'),
    );
  expect(issuesOf({ days: 'Sunday' })).toEqual(['places.0.hours.days.0']);
  expect(issuesOf({ days: 'Sunday', times: ['8'], closed: 'Closed' })).toHaveLength(1);
  expect(issuesOf({ days: 'Sunday', closed: 'Closed' })).toBeUndefined();
});

test('refuses a place with nothing to show', () => {
  const { error } = contact.safeParse({ type: 'contact', places: [{}] });
  expect(error?.issues.map(({ path }) => path)).toEqual([['places', 0]]);
});
