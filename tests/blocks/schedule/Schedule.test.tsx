// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Schedule } from '#blocks/schedule/Schedule.tsx';
import { Block, type BlockOf } from '#schema/block.ts';
import { renderBlock, type WrittenBlock } from '#tests/render/renderBlock.tsx';

const entry = { title: 'Talk' };
const block = {
  type: 'schedule',
  heading: 'Programme',
  groups: [
    { heading: 'Yesterday', date: '2027-06-11', entries: [entry] },
    { heading: 'Today', date: '2027-06-12', entries: [entry] },
    { heading: 'Tomorrow', date: '2027-06-13', entries: [entry] },
    { heading: 'Every day', entries: [entry] },
  ],
} satisfies WrittenBlock;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2027, 5, 12, 23, 30) });
});
afterEach(() => {
  vi.useRealTimers();
});

test('explains the marks of entries, and needs a meaning for each', () => {
  const groups = [{ heading: 'Friday', entries: [{ title: 'Soup', price: '6 €', marks: ['V'] }] }];
  renderBlock({ ...block, groups, legend: [{ mark: 'V', meaning: 'vegan' }] });
  expect(screen.getByTitle('vegan')).toHaveTextContent('V');
  expect(screen.getByText('Soup')).toHaveTextContent('Soup V');
  expect(screen.getByRole('definition')).toHaveTextContent('vegan');
  const { error } = Block.safeParse({ ...block, groups });
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'There is no legend that says what "V" means. Write "legend: [{ mark: V, meaning: … }]" beside "groups".',
  ]);
});

test('shows when and where everything is, and with whom', () => {
  const entries = [
    { from: '9:00', until: '10:30', title: 'Welcome', text: 'With coffee.', place: 'Hall' },
    { title: 'Talk', people: ['Ada', 'Grace'], place: 'Room 2', track: 'Science' },
  ];
  renderBlock({ ...block, groups: [{ heading: 'Friday', text: 'Doors at 8.', entries }] });
  expect(screen.getByRole('heading', { level: 3, name: 'Friday' })).toBeVisible();
  const [, list] = screen.getAllByRole('list');
  expect([...(list?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    '9:00–10:30WelcomeWith coffee.Hall',
    'TalkAda, GraceRoom 2Science',
  ]);
});

test('keeps a column for times only in a group that has one', () => {
  const [day, place] = [{ from: '9:00', title: 'Welcome' }, { title: 'Exhibition' }];
  const groups = [
    { heading: 'Friday', entries: [day, place] },
    { heading: 'All days', entries: [place] },
  ];
  renderBlock({ ...block, groups });
  const [, friday = document.body, always = document.body] = screen.getAllByRole('list');
  const columns = [...friday.children, ...always.children].map(
    (line) => getComputedStyle(line).gridTemplateColumns.split(' minmax').length,
  );
  expect(columns).toEqual([2, 2, 1]);
});

test('puts side by side what begins at the same time on different tracks', () => {
  const [early, late] = [
    { from: '9:30', until: '10:15' },
    { from: '9:30', until: '12:00' },
  ];
  const entries = [
    { ...early, title: 'Welcome' },
    { ...early, title: 'Talk', track: 'Hall', price: '9 €' },
    { ...late, title: 'Workshop', track: 'Studio', place: 'Room 2' },
    { ...late, title: 'Another workshop', track: 'Studio' },
  ];
  renderBlock({ ...block, groups: [{ heading: 'Friday', entries }] });
  const [, day, talks = document.body] = screen.getAllByRole('list');
  expect(day?.children).toHaveLength(3);
  expect([...talks.children].map(({ textContent }) => textContent)).toEqual([
    'Talk9:30–10:159 €Hall',
    'Workshop9:30–12:00Room 2Studio',
  ]);
});

test('keeps the order of tracks of the first slot in all', () => {
  const [early, late] = [{ from: '9:30' }, { from: '10:45' }];
  const entries = [
    { ...early, title: 'Talk', track: 'Hall' },
    { ...early, title: 'Workshop', track: 'Studio' },
    { ...late, title: 'Another workshop', track: 'Studio' },
    { ...late, title: 'Another talk', track: 'Hall' },
  ];
  renderBlock({ ...block, groups: [{ heading: 'Friday', entries }] });
  const titles = screen.getAllByText(/talk|workshop/i).map(({ textContent }) => textContent);
  expect(titles).toEqual(['Talk', 'Workshop', 'Another talk', 'Another workshop']);
});

test('marks today and what is past, by the clock of the visitor', () => {
  renderBlock(block);
  const [whole] = screen.getAllByRole('list');
  const days = [...(whole?.children ?? [])];
  expect(days.map((day) => day.hasAttribute('data-past'))).toEqual([true, false, false, false]);
  expect(days.map((day) => day.getAttribute('aria-current'))).toEqual([null, 'date', null, null]);
  expect(within(screen.getByRole('heading', { name: 'Today' })).getByText('Today')).toHaveAttribute(
    'datetime',
    '2027-06-12',
  );
});

test('marks nothing in the page that is built', () => {
  // Of the type that it says.
  const props = Block.parse(block) as BlockOf<'schedule'>;
  const html = renderToStaticMarkup(createElement(Schedule, props));
  expect(html).toContain('Yesterday');
  expect(html).not.toMatch(/data-past|aria-current/);
});

test('reads a date year first', () => {
  const groups = [{ heading: 'Friday', date: '12.6.2027', entries: [entry] }];
  expect(Block.safeParse({ ...block, groups }).error?.issues.map((issue) => issue.message)).toEqual(
    ['A day that the calendar has, written year first, such as 2027-06-12.'],
  );
});
