// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderBlock, type WrittenBlock } from '#tests/render/renderBlock.tsx';
import type { Disclosure } from '#vendors/ledger.ts';

const block: WrittenBlock = {
  type: 'privacyTable',
  heading: 'Who keeps what',
  columns: { who: 'Who', why: 'Why', what: 'What', howLong: 'How long' },
  purposes: {
    necessary: 'To remember your choice',
    marketing: 'To measure adverts',
    embeddedMedia: 'To show videos',
    scheduling: 'To book calls',
  },
  days: '{days} days',
  untilClosed: 'Until you close the tab',
  untilRemoved: 'Until you remove it',
  unknown: 'It does not say',
  policy: 'Privacy at {name}',
};
const disclosures: Disclosure[] = [
  {
    name: 'Meta',
    category: 'marketing',
    privacy: 'https://meta.example/privacy',
    stores: [
      { name: '_fbp', as: 'cookie', days: 90, at: 'site' },
      { name: '_fbd', as: 'cookie', days: 1, at: 'site' },
      { name: '_fbs', as: 'cookie', days: null, at: 'site' },
      { name: 'player', as: 'localStorage', days: null, at: 'vendor' },
    ],
  },
  { name: 'Loom', category: 'embeddedMedia', privacy: 'https://loom.example/', stores: [] },
];
/** Without their heads, which are seen on phones. */
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent, firstElementChild }) =>
      textContent.slice(firstElementChild?.textContent.length),
    );

test('says who keeps what, why and for how long', () => {
  renderBlock(block, { disclosures });
  const [, ...rows] = screen.getAllByRole('row');
  expect(rows.map(cells)).toEqual([
    ['To measure adverts', '_fbp', '90 days'],
    ['_fbd', '1 day'],
    ['_fbs', 'Until you close the tab'],
    ['player', 'Until you remove it'],
    ['To show videos', 'It does not say'],
  ]);
});

test('names the head of its column in each cell, for phones', () => {
  renderBlock(block, { disclosures });
  const [, first, second] = screen.getAllByRole('row');
  expect(first?.textContent).toContain('Why To measure advertsWhat _fbpHow long 90 days');
  expect(second?.textContent).toBe('What _fbdHow long 1 day');
});

test('says of those that count visits that they keep nothing, and why they do it', () => {
  const counting: Disclosure[] = [
    { name: 'Plausible', category: 'statistics', privacy: 'https://p.example/', stores: [] },
  ];
  const { unmount } = renderBlock(
    {
      ...block,
      nothing: 'Nothing',
      purposes: { ...Object(block['purposes']), statistics: 'To count' },
    },
    { disclosures: counting },
  );
  expect(cells(screen.getAllByRole('row')[1] ?? document.body)).toEqual(['To count', 'Nothing']);
  unmount();
  const questions = { statistics: { label: 'Visitor statistics', text: 'We count.' } };
  renderBlock(block, { disclosures: counting, questions });
  expect(cells(screen.getAllByRole('row')[1] ?? document.body)).toEqual([
    'Visitor statistics',
    '–',
  ]);
});

test('says in words what the site itself keeps', () => {
  const stores = [
    { name: 'announcement/shop', as: 'localStorage', days: null, at: 'site' } as const,
    { name: 'consent/shop', as: 'localStorage', days: 90, at: 'site' } as const,
  ];
  const kept = { announcement: 'That you closed the notice' };
  renderBlock(
    { ...block, kept },
    { disclosures: [{ name: 'Shop', category: 'necessary', stores }] },
  );
  const [, ...rows] = screen.getAllByRole('row');
  expect(rows.map((row) => cells(row).at(-2))).toEqual([
    'That you closed the noticeannouncement/shop',
    'consent/shop',
  ]);
});

test('leads to what a company says itself', () => {
  renderBlock(block, { disclosures });
  const link = screen.getByRole('link', { name: /Privacy at Meta/ });
  expect(link).toHaveAttribute('href', 'https://meta.example/privacy');
});

test('can be scrolled by keyboard where it is too wide', () => {
  renderBlock(block, { disclosures });
  expect(screen.getByRole('region', { name: 'Who keeps what' })).toHaveAttribute('tabindex', '0');
});
