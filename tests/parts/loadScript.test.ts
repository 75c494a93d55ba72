// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadScript } from '#parts/download.ts';

const src = 'https://widget.shop.example/widget.js';
const options = { retries: 3, retryDelay: 1000 };
const scripts = () => [...document.head.querySelectorAll('script')];
const happen = async (event: 'load' | 'error') => {
  scripts()[0]?.dispatchEvent(new Event(event));
  await vi.advanceTimersByTimeAsync(0);
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.head.replaceChildren();
});

test('puts the script into the page and waits for it', async () => {
  const isLoaded = vi.fn();
  void loadScript(src, options).then(isLoaded);
  expect(scripts().map((script) => script.src)).toEqual([src]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(isLoaded).not.toHaveBeenCalled();
  await happen('load');
  expect(isLoaded).toHaveBeenCalledOnce();
});

test('takes a failed script away before it tries again', async () => {
  const loaded = loadScript(src, options);
  await happen('error');
  expect(scripts()).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1000);
  expect(scripts()).toHaveLength(1);
  await happen('load');
  await expect(loaded).resolves.toBeUndefined();
});

test('rejects when all tries are used up', async () => {
  const loaded = loadScript(src, { ...options, retries: 1 });
  loaded.catch(() => {});
  await happen('error');
  await vi.advanceTimersByTimeAsync(1000);
  await happen('error');
  await expect(loaded).rejects.toThrow(src);
  expect(scripts()).toHaveLength(0);
});

test('lets a script that has come stay, whoever leaves later', async () => {
  const leaving = new AbortController();
  const loaded = loadScript(src, { ...options, signal: leaving.signal });
  await happen('load');
  leaving.abort();
  await expect(loaded).resolves.toBeUndefined();
  expect(scripts()).toHaveLength(1);
});

test('gives up when nobody wants the script any more', async () => {
  const leaving = new AbortController();
  const loaded = loadScript(src, { ...options, signal: leaving.signal });
  loaded.catch(() => {});
  leaving.abort();
  await vi.advanceTimersByTimeAsync(60_000);
  await expect(loaded).rejects.toThrow(src);
  expect(scripts()).toHaveLength(0);
});
