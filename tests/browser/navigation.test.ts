// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { createNavigation } from '#browser/navigation.ts';
import type { ReadyPage } from '#page/PageData.ts';
import { samplePage } from '#tests/render/samplePage.ts';
import { freshPage } from './freshPage.ts';

freshPage();

/** A visitor at `/start`, and a network that answers when the test says so. */
function createVisit() {
  type Settle = { resolve: (page: ReadyPage) => void; reject: (error: Error) => void };
  const waiting = new Map<string, Settle>();
  const load = vi.fn(
    (path: string) =>
      new Promise<ReadyPage>((resolve, reject) => void waiting.set(path, { resolve, reject })),
  );
  const visit = vi.fn<(path: string) => void>();
  const navigation = createNavigation({ page: samplePage('/start'), load, visit });
  const answer = async (path: string) => {
    waiting.get(path)?.resolve(samplePage(path));
    await settle();
  };
  const fail = async (path: string) => {
    waiting.get(path)?.reject(new Error('offline'));
    await settle();
  };
  const follow = async (to: string) => {
    navigation.navigate(to);
    await answer(new URL(to, location.href).pathname);
  };
  return {
    navigation,
    load,
    visit,
    answer,
    fail,
    follow,
    title: () => navigation.shown().page.title,
  };
}
const settle = () => new Promise((resolve) => setTimeout(resolve));
const isLoading = () => 'loading' in document.documentElement.dataset;

/** Back and forward take a moment; then the page's data may be asked for. */
const go = async (steps: number) => {
  const arrived = new Promise((resolve) => {
    addEventListener('popstate', resolve, { once: true });
  });
  history.go(steps);
  await arrived;
  await settle();
};

beforeEach(() => {
  history.replaceState(null, '', '/start');
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('scrollY', 0);
});

test('changes the address and the page together, when the data is there', async () => {
  const { navigation, answer, title, visit } = createVisit();
  const listener = vi.fn();
  navigation.subscribe(listener);
  navigation.navigate('/affiliates#tiers');
  expect(location.pathname).toBe('/start');
  expect(title()).toBe('/start');
  await settle();
  expect(isLoading()).toBe(true);
  await answer('/affiliates');
  expect(location.href).toMatch(/\/affiliates#tiers$/);
  expect(navigation.shown()).toMatchObject({
    path: '/affiliates',
    hash: '#tiers',
    arrival: 'link',
    scroll: null,
  });
  expect(title()).toBe('/affiliates');
  expect(listener).toHaveBeenCalledOnce();
  expect(visit).toHaveBeenCalledExactlyOnceWith('/affiliates');
  expect(isLoading()).toBe(false);
});

test('shows the page that was asked for last, whatever comes first', async () => {
  const { navigation, answer, title, visit } = createVisit();
  navigation.navigate('/a');
  navigation.navigate('/b');
  await answer('/b');
  await answer('/a');
  expect(title()).toBe('/b');
  expect(location.pathname).toBe('/b');
  expect(visit).toHaveBeenCalledExactlyOnceWith('/b');
  expect(isLoading()).toBe(false);
});

test('goes back and forward, each a visit, to where the page was scrolled', async () => {
  const { navigation, follow, answer, title, visit } = createVisit();
  vi.stubGlobal('scrollY', 420);
  await follow('/a');
  vi.stubGlobal('scrollY', 77);
  await go(-1);
  await answer('/start');
  expect(title()).toBe('/start');
  expect(navigation.shown()).toMatchObject({ arrival: 'history', scroll: 420 });
  await go(1);
  await answer('/a');
  expect(title()).toBe('/a');
  expect(navigation.shown()).toMatchObject({ arrival: 'history', scroll: 77 });
  expect(visit.mock.calls.flat()).toEqual(['/a', '/start', '/a']);
});

test('stays on the page when the visitor goes back and, before it has come, forward again', async () => {
  const { follow, answer, title, visit } = createVisit();
  await follow('/a');
  visit.mockClear();
  await go(-1);
  await go(1);
  await answer('/start');
  expect(location.pathname).toBe('/a');
  expect(title()).toBe('/a');
  expect(visit).not.toHaveBeenCalled();
  expect(isLoading()).toBe(false);
});

test('knows where a page was scrolled that the visitor passed by on the way back', async () => {
  const { navigation, follow, answer } = createVisit();
  await follow('/a');
  vi.stubGlobal('scrollY', 420);
  await follow('/b');
  vi.stubGlobal('scrollY', 77);
  await go(-1);
  await go(-1);
  await answer('/start');
  await go(1);
  await answer('/a');
  expect(navigation.shown()).toMatchObject({ path: '/a', scroll: 420 });
});

test('stays on the page for a link to a part of it', async () => {
  const { navigation, load, visit } = createVisit();
  navigation.navigate('/start#tiers');
  await settle();
  expect(location.hash).toBe('#tiers');
  expect(load).not.toHaveBeenCalled();
  expect(visit).not.toHaveBeenCalled();
});

test('a link to the page itself is no visit and adds no entry to the history', async () => {
  const { follow, visit } = createVisit();
  const before = history.length;
  await follow('/start');
  expect(history.length).toBe(before);
  expect(visit).not.toHaveBeenCalled();
});

test('lets the browser load the page when its data cannot be had', async () => {
  const assign = vi.fn();
  const { href, pathname } = location;
  const { navigation, fail, title, visit } = createVisit();
  vi.stubGlobal('location', { href, pathname, assign });
  navigation.navigate('/affiliates');
  await fail('/affiliates');
  vi.unstubAllGlobals();
  expect(String(assign.mock.calls[0]?.[0])).toMatch(/\/affiliates$/);
  expect(title()).toBe('/start');
  expect(visit).not.toHaveBeenCalled();
});

test('lets the browser load the page when showing it fails', async () => {
  const { href, pathname } = location;
  const { follow, visit } = createVisit();
  const assign = vi.fn();
  vi.stubGlobal('location', { href, pathname, assign });
  visit.mockImplementation(() => {
    throw new Error('A pixel failed.');
  });
  await follow('/affiliates');
  vi.unstubAllGlobals();
  expect(String(assign.mock.calls[0]?.[0])).toMatch(/\/affiliates$/);
});

test('keeps the scroll position to itself, and gives it back to the browser on leaving', () => {
  createVisit();
  expect(history.scrollRestoration).toBe('manual');
  dispatchEvent(new Event('pagehide'));
  expect(history.scrollRestoration).toBe('auto');
  dispatchEvent(new Event('pageshow'));
  expect(history.scrollRestoration).toBe('manual');
});

test('tells nobody who no longer listens', async () => {
  const { navigation, follow } = createVisit();
  const listener = vi.fn();
  navigation.subscribe(listener)();
  await follow('/a');
  expect(listener).not.toHaveBeenCalled();
});
