import { beforeEach, expect, test, vi } from 'vitest';
import { fetchData } from '#browser/pageLoader.ts';

const fetch = vi.fn<() => Promise<Response>>();
const get = () => fetchData('/data/page.json', { retries: 1, retryDelay: 0, timeout: 10_000 });

beforeEach(() => {
  vi.stubGlobal('fetch', fetch.mockReset().mockResolvedValue(Response.json('fetched')));
});

test.each<[string, () => Promise<Response>]>([
  ['failed', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['was answered with an error', async () => new Response(null, { status: 503 })],
])('tries again where the first try %s', async (_, first) => {
  fetch.mockImplementationOnce(first);
  expect(await get()).toBe('fetched');
  expect(fetch).toHaveBeenCalledTimes(2);
});

test.each([400, 401, 403, 404, 410])('does not try again after an answer of %d', async (status) => {
  fetch.mockResolvedValue(new Response(null, { status }));
  await expect(get()).rejects.toThrow('/data/page.json');
  expect(fetch).toHaveBeenCalledOnce();
});
