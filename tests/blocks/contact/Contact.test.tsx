// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Block } from '#schema/block.ts';
import { contact } from '#schema/blocks/contact.ts';
import { renderBlock, type WrittenBlock } from '#tests/render/renderBlock.tsx';

type WrittenHours = Extract<WrittenBlock, { type: 'contact' }>['places'][number]['hours'];

const hours = {
  title: 'Opening hours',
  days: [
    { day: 'monday', until: 'friday', times: ['8:00 – 12:00', '13:00-18:00'] },
    { day: 'saturday', times: ['00:00-24:00'] },
    { day: 'sunday', closed: true },
  ],
  specialDays: [
    { date: '2035-12-24', until: '2035-12-26', times: ['18:00-02:00'] },
    { date: '2035-12-31', text: 'By appointment' },
  ],
} as const satisfies WrittenHours;
const shop = {
  name: 'In the old town',
  address: ['12 Market Lane', 'Bakewell'],
  links: [{ text: 'Telephone', label: '020 7946 0958', to: 'callNow', clickName: 'call' }],
  hours,
};

test('says each day with its times, then the special days', () => {
  renderBlock({ type: 'contact', heading: 'Visit us', places: [shop] });
  expect(screen.getByRole('heading', { level: 3, name: 'Opening hours' })).toBeVisible();
  expect(wordsOf('term')).toEqual([
    'Monday–Friday',
    'Saturday',
    'Sunday',
    '24–26December',
    '31December',
  ]);
  expect(wordsOf('definition')).toEqual([
    '08:00–12:0013:00–18:00',
    '00:00–24:00',
    'Closed',
    '18:00–02:00',
    'Byappointment',
  ]);
});

test.each([
  ['fr-FR', 'Lundi–vendredi', '08:00–12:0013:00–18:00'],
  ['en-US', 'Monday–Friday', '8:00AM–12:00PM1:00–6:00PM'],
])('says days and times in the language of the site: %s', (language, days, times) => {
  renderBlock({ type: 'contact', places: [shop] }, { language });
  expect(wordsOf('term')).toContain(days);
  expect(wordsOf('definition')).toContain(times);
});

test.each([
  [[], 'grid'],
  [[0, 1], 'grid'],
  [[0], 'block'],
  [[1], 'block'],
])('shows two places side by side unless only one has a map: %j', (mapped, display) => {
  const map = { src: 'media/map.svg', alt: 'Map', to: 'booking', label: 'Directions' };
  const places = [0, 1].map((at) => ({ ...shop, ...(mapped.includes(at) && { map }) }));
  renderBlock({ type: 'contact', places });
  const [list = document.body] = screen.getAllByRole('list');
  expect(getComputedStyle(list).display).toBe(display);
  expect(within(list).queryAllByRole('link', { name: /Directions/ })).toHaveLength(mapped.length);
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
  expect(within(link).getByRole('img')).toHaveAttribute('sizes', expect.stringContaining('1084px'));
});

test('says words below the times, and below that it is closed', () => {
  const days = [
    { day: 'monday', times: ['8:00-9:00'], text: 'Later by appointment' },
    { day: 'sunday', closed: true, text: 'Easter' },
  ] as const satisfies NonNullable<WrittenHours>['days'];
  renderBlock({ type: 'contact', places: [{ hours: { days } }] });
  expect(wordsOf('definition')).toEqual(['08:00–09:00Laterbyappointment', 'ClosedEaster']);
});

test('keeps a wide map beside the address where there are no hours', () => {
  const map = { src: 'media/map.svg', alt: 'Map', to: 'form', label: 'Directions' };
  const { hours: _, ...place } = shop;
  renderBlock({ type: 'contact', places: [{ ...place, map }] });
  expect(screen.getByRole('img')).toHaveAttribute('sizes', expect.stringContaining('860px'));
});

test.each([
  [{ day: 'sunday' }, ['days.0']],
  [{ day: 'sunday', times: ['8:00-9:00'], closed: true }, ['days.0']],
  [{ day: 'sunday', closed: false }, ['days.0']],
  [{ day: 'sunday', times: ['8:00-9:00'], text: 'Later by appointment' }, []],
  [{ day: 'sunday', closed: true, text: 'We are away' }, []],
  [{ day: 'sunday', until: 'sunday', closed: true }, []],
  [{ day: 'sunday', times: ['8-17'] }, ['days.0.times.0']],
  [{ day: 'sunday', times: ['8:00-24:00'] }, []],
  [{ day: 'saturday', until: 'monday', text: 'On request' }, ['days.1.day']],
])('wants of each day once when it is open: %j', (day, places) => {
  const days = [day, { day: 'monday', closed: true }];
  const block = { type: 'contact', places: [{ hours: { days } }] };
  const issues = Block.safeParse(block).error?.issues ?? [];
  expect(issues.map(({ path }) => path.slice(3).join('.'))).toEqual(places);
});

test.each([
  [['09:00-12:00', '12:00-17:00', '20:00-02:00'], []],
  [
    ['14:00-18:00', '9:00-12:00'],
    ['times.1: 09:00-12:00 begins before 14:00-18:00 ends. Write 09:00-12:00 before 14:00-18:00.'],
  ],
  [
    ['09:00-13:00', '12:00-17:00'],
    ['times.1: 12:00-17:00 begins before 09:00-13:00 ends. Write them as one: 09:00-17:00.'],
  ],
  [
    ['12:00-14:00', '18:00-02:00', '14:30-17:00'],
    [
      'times.2: 14:30-17:00 begins before 18:00-02:00 ends, on the next day. Write 14:30-17:00 before 18:00-02:00.',
    ],
  ],
  [
    ['08:00-24:00', '00:00-04:00'],
    ['times.1: 00:00-04:00 begins before 08:00-24:00 ends. Write them as one: 08:00-04:00.'],
  ],
  [
    ['20:00-03:00', '19:00-23:00'],
    [
      'times.1: 19:00-23:00 begins before 20:00-03:00 ends, on the next day. Write them as one: 19:00-03:00.',
    ],
  ],
])('wants the times of a day one after the other: %j', (times, found) => {
  const specialDays = [{ date: '2027-12-24', times }];
  for (const written of [{ days: [{ day: 'monday', times }] }, { ...hours, specialDays }]) {
    const { error } = Block.safeParse({ type: 'contact', places: [{ hours: written }] });
    const said = error?.issues.map(({ path, message }) => `${path.slice(5).join('.')}: ${message}`);
    expect(said ?? []).toEqual(found);
  }
});

test('wants special days in their order', () => {
  const specialDays = [{ date: '2027-12-26', until: '2027-12-24', closed: true }];
  const block = { type: 'contact', places: [{ hours: { ...hours, specialDays } }] };
  expect(Block.safeParse(block).error?.issues.map(({ message }) => message)).toEqual([
    'The last day is before the first.',
  ]);
});

test('refuses a place with nothing to show', () => {
  const { error } = contact.safeParse({ type: 'contact', places: [{}] });
  expect(error?.issues.map(({ path }) => path)).toEqual([['places', 0]]);
});

/** Without spaces: of versions of Node, each has others in ranges. */
function wordsOf(role: string): string[] {
  return screen.getAllByRole(role).map(({ textContent }) => textContent.replace(/\s/g, ''));
}
