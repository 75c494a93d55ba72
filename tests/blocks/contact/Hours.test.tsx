// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Contact } from '#blocks/contact/Contact.tsx';
import { SiteContext } from '#parts/contexts.ts';
import { Block, type BlockOf } from '#schema/block.ts';
import { renderBlock, type WrittenBlock } from '#tests/render/renderBlock.tsx';
import { sampleSite } from '#tests/render/sampleSite.ts';

const block = {
  type: 'contact',
  places: [
    {
      hours: {
        days: [{ day: 'monday', until: 'friday', times: ['08:00-18:00'] }],
        specialDays: [{ date: '2027-06-10', until: '2027-06-25', closed: true }],
      },
    },
  ],
} satisfies WrittenBlock;
const timeZone = 'Europe/London';

beforeEach(() => {
  // A Monday; in London it is 17:59.
  vi.useFakeTimers({ now: new Date('2027-06-07T16:59:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

test('says whether it is open, and goes with the time', () => {
  renderBlock(block, { timeZone });
  expect(screen.getByText('Open until 18:00')).toBeVisible();
  act(() => vi.advanceTimersByTime(60_000));
  expect(screen.getByText('Opens tomorrow at 08:00')).toBeVisible();
  act(() => vi.advanceTimersByTime(46 * 3_600_000));
  expect(screen.getByText('Open until 18:00')).toBeVisible();
  act(() => vi.advanceTimersByTime(24 * 3_600_000));
  expect(screen.getByText('Opens 28 June at 08:00')).toBeVisible();
});

test('says nothing without a time zone, or with one that the browser does not know', () => {
  renderBlock(block);
  renderBlock(block, { timeZone: 'Europe/Atlantis' });
  expect(screen.queryByText(/^Open/)).toBeNull();
});

test('leaves the line free in the page that is built', () => {
  // Of the type that it says.
  const props = Block.parse(block) as BlockOf<'contact'>;
  const html = renderToStaticMarkup(
    <SiteContext value={{ ...sampleSite, timeZone }}>{createElement(Contact, props)}</SiteContext>,
  );
  expect(html).toMatch(/<p class="[^"]+"><\/p>/);
  expect(html).not.toMatch(/Open/);
});
