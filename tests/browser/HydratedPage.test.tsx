// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { HydratedPage } from '#browser/HydratedPage.tsx';
import type { Navigation, Shown } from '#browser/navigation.ts';
import { samplePage, shared } from '#tests/render/samplePage.ts';

const home = samplePage('Home', { type: 'hero', headline: 'Keep your profits' });
const tiers = samplePage(
  'Affiliates',
  { type: 'hero', headline: 'Affiliate Resources' },
  { type: 'note', id: 'tiers', text: 'The tiers.' },
);
const scrollTo = vi.fn();
const scrollIntoView = vi.fn();

const allowed = { allows: () => true, allow() {}, onAnswer: () => () => {} };

/** The page at home, with a navigation that the test moves. */
function show() {
  let shown: Shown = { path: '/', page: home, arrival: 'first', hash: '', scroll: null };
  let listener = () => {};
  const navigation: Navigation = {
    shown: () => shown,
    subscribe: (next) => {
      listener = next;
      return () => {};
    },
    navigate: vi.fn(),
  };
  const onReady = vi.fn();
  render(
    <HydratedPage
      shared={shared}
      navigation={navigation}
      consents={allowed}
      report={vi.fn()}
      onReady={onReady}
    />,
  );
  const arrive = (change: Partial<Shown>) =>
    act(() => {
      shown = { ...shown, path: '/affiliates', page: tiers, arrival: 'link', ...change };
      listener();
    });
  return { navigation, onReady, arrive };
}

beforeEach(() => {
  document.title = 'As it was loaded';
  scrollTo.mockClear();
  vi.stubGlobal('scrollTo', scrollTo);
  Element.prototype.scrollIntoView = scrollIntoView;
});

test('leaves title, scroll position and focus of the first page to the browser', () => {
  const { onReady } = show();
  expect(onReady).toHaveBeenCalledOnce();
  expect(document.title).toBe('As it was loaded');
  expect(document.body).toHaveFocus();
  expect(scrollTo).not.toHaveBeenCalled();
});

test('arrives at another page as if it had been loaded: title, headline, top', () => {
  const { arrive, onReady } = show();
  arrive({});
  expect(document.title).toBe('Affiliates');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Affiliate Resources');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' });
  expect(onReady).toHaveBeenCalledOnce();
});

test('comes back to where the visitor was', () => {
  const { arrive } = show();
  arrive({ arrival: 'history', scroll: 420 });
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 420, behavior: 'instant' });
});

test('arrives at the part that the address names', () => {
  const { arrive } = show();
  arrive({ hash: '#tiers' });
  const part = document.getElementById('tiers');
  expect(part).toHaveFocus();
  expect(scrollIntoView.mock.contexts).toEqual([part]);
  expect(scrollTo).not.toHaveBeenCalled();
});

test('arrives at a part whose name is in any language', () => {
  const { arrive } = show();
  const part = document.body.appendChild(document.createElement('p'));
  part.id = 'über-uns';
  arrive({ hash: new URL('https://shop.example/#über-uns').hash });
  expect(part).toHaveFocus();
  part.remove();
});

test.each(['#nowhere', '#%E0%A4%A'])(
  'arrives at the top where there is no such part: %s',
  (hash) => {
    const { arrive } = show();
    arrive({ hash });
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(scrollTo).toHaveBeenCalledOnce();
  },
);

test('follows in-site links through the navigation', async () => {
  const { navigation } = show();
  await userEvent.click(screen.getByRole('link', { name: 'Affiliates' }));
  expect(vi.mocked(navigation.navigate).mock.calls[0]?.[0]).toBe('/affiliates');
});
