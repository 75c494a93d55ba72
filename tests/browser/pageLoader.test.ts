import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPageLoader } from '#browser/pageLoader.ts';
import * as loading from '#page/components.ts';
import { samplePage, shared } from '#tests/render/samplePage.ts';

const FIVE_MINUTES = 300_000;
const { components: _, ...ads } = samplePage('Ads', { type: 'note', text: 'Here.' });
const answer = (status: number) => new Response(JSON.stringify(ads), { status });
const fetch = vi.fn<(address: string) => Promise<Response>>();
const load = () => createPageLoader(shared);

beforeEach(() => {
  vi.useFakeTimers();
  fetch.mockReset().mockImplementation(() => Promise.resolve(answer(200)));
  vi.stubGlobal('fetch', fetch);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('fetches the data of the path’s page, and the components of its blocks alone', async () => {
  const page = await load()('/affiliates');
  expect(page).toMatchObject({ ...ads, path: '/affiliates' });
  expect(Object.keys(page.components)).toEqual(['note']);
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/data/affiliates.json', expect.anything());
});

test('fetches the data of a site in a part of its host from there', async () => {
  const loadPage = createPageLoader({ ...shared, base: '/shop' });
  for (const path of ['/shop/affiliates', '/shop/', '/shop']) await loadPage(path);
  expect(fetch.mock.calls.map(([address]) => address)).toEqual([
    '/shop/data/affiliates.json',
    '/shop/data/index.json',
    '/shop/data/index.json',
  ]);
});

test('fetches the components that a page is known to need beside its data, not after it', async () => {
  const components = vi.spyOn(loading, 'loadComponents');
  const loadPage = createPageLoader(shared, { '/join': ['video'] });
  fetch.mockImplementation(() => new Promise(() => {}));
  void loadPage('/join');
  expect(components).toHaveBeenCalledExactlyOnceWith(['video']);

  const more = JSON.stringify({ ...ads, linked: { '/tiers': ['tiers'] } });
  fetch.mockResolvedValue(new Response(more));
  await loadPage('/affiliates');
  void loadPage('/tiers');
  expect(components).toHaveBeenLastCalledWith(['tiers']);
});

test('fails at once for a path without a page', async () => {
  fetch.mockResolvedValue(answer(404));
  await expect(load()('/nowhere')).rejects.toThrow('/data/nowhere.json');
  expect(fetch).toHaveBeenCalledOnce();
});

test('keeps the data for 5 minutes, then discards it', async () => {
  const loadPage = load();
  await loadPage('/');
  await vi.advanceTimersByTimeAsync(FIVE_MINUTES - 1);
  await loadPage('/');
  expect(fetch).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  await loadPage('/');
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('asks once for what is on its way', async () => {
  const loadPage = load();
  await Promise.all([loadPage('/'), loadPage('/')]);
  expect(fetch).toHaveBeenCalledOnce();
});

test('tries 3 times more when the network or the host fails, after 1, 2 and 4 seconds', async () => {
  fetch.mockRejectedValueOnce(new TypeError('offline')).mockResolvedValueOnce(answer(503));
  const page = load()('/');
  await vi.advanceTimersByTimeAsync(3000);
  await expect(page).resolves.toMatchObject({ title: 'Ads' });
  expect(fetch).toHaveBeenCalledTimes(3);
});

test('gives up after that, forgets the failure and can try again', async () => {
  fetch.mockRejectedValue(new TypeError('offline'));
  const loadPage = load();
  const page = loadPage('/');
  page.catch(() => {});
  await vi.advanceTimersByTimeAsync(7000);
  await expect(page).rejects.toThrow('offline');
  expect(fetch).toHaveBeenCalledTimes(4);
  fetch.mockResolvedValue(answer(200));
  await expect(loadPage('/')).resolves.toMatchObject({ title: 'Ads' });
});
