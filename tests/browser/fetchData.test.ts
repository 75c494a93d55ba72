import { beforeEach, expect, test, vi } from 'vitest';
import { fetchData } from '#browser/fetchData.ts';

const options = { retries: 1, retryDelay: 0, timeout: 10_000 };
const fetch = vi.fn(() => Promise.resolve(Response.json('fetched')));
const get = (early?: Promise<Response | void>) => fetchData('/data/page.json', options, early);

beforeEach(() => {
  vi.stubGlobal('fetch', fetch.mockClear());
});

test('takes what an early try has brought, and fetches nothing', async () => {
  expect(await get(Promise.resolve(Response.json('early')))).toBe('early');
  expect(fetch).not.toHaveBeenCalled();
});

test.each<[string, Response | void]>([
  ['failed', undefined],
  ['was answered with an error', new Response(null, { status: 503 })],
])('tries again where the early try %s', async (_, early) => {
  expect(await get(Promise.resolve(early))).toBe('fetched');
  expect(fetch).toHaveBeenCalledOnce();
});

test('does not ask again for a file that is not there', async () => {
  await expect(get(Promise.resolve(new Response(null, { status: 404 })))).rejects.toThrow(
    '/data/page.json',
  );
  expect(fetch).not.toHaveBeenCalled();
});

test('fetches where nobody has begun', async () => {
  expect(await get()).toBe('fetched');
});
