// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { connect } from '#browser/providers/connect.ts';
import type { PixelEvent } from '#browser/providers/Adapter.ts';
import { samplePixel } from '../samplePixel.ts';

const fetching = { retries: 3, retryDelay: 1000 };
const sent: PixelEvent[] = [];
const answered = vi.fn();
const forget = vi.fn();
const record = vi.fn(() => ({
  scripts: ['https://pixel.example/pixel.js'],
  send: (event: PixelEvent) => void sent.push(event),
  answered,
  forget,
}));
const happened = (once?: boolean) => ({ rule: { send: 'Lead' as const, once }, pathname: '/' });
const pixel = {
  ...samplePixel(),
  accounts: [
    { provider: 'meta' as const, id: '1' },
    { provider: 'tiktok' as const, id: '2' },
    { provider: 'meta' as const, id: '3' },
  ],
};

beforeEach(() => {
  sent.length = 0;
  record.mockClear();
  forget.mockClear();
});
afterEach(() => {
  document.head.replaceChildren();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

test('connects once to each provider, with all its accounts', () => {
  connect(pixel, fetching, { meta: record, tiktok: record });
  const ids = record.mock.calls.map((call: unknown[]) =>
    (call[0] as { id: string }[]).map(({ id }) => id),
  );
  expect(ids).toEqual([['1', '3'], ['2']]);
});

test('gives each event the same id at every provider, and another one next time', () => {
  const { send } = connect(pixel, fetching, { meta: record, tiktok: record });
  send(happened());
  send(happened());
  const ids = sent.map(({ id }) => id);
  expect(ids[0]).toBe(ids[1]);
  expect(ids[2]).toBe(ids[3]);
  expect(new Set(ids).size).toBe(2);
});

test('gives ids where the browser has no randomUUID, too', () => {
  vi.stubGlobal('crypto', {});
  const { send } = connect(pixel, fetching, { meta: record });
  send(happened());
  send(happened());
  expect(new Set(sent.map(({ id }) => id)).size).toBe(2);
});

test('keeps a provider that throws from the others, and from the page', () => {
  const broken = () => ({
    ...record(),
    send() {
      throw new Error('half blocked');
    },
  });
  const { send } = connect(pixel, fetching, { meta: broken, tiktok: record });
  expect(() => send(happened())).not.toThrow();
  expect(sent).toHaveLength(1);
});

test('sends what is to be sent once a single time in this tab, in later pages, too', () => {
  const connectMeta = () => connect(pixel, fetching, { meta: record });
  const { send } = connectMeta();
  send(happened(true));
  send(happened(true));
  connectMeta().send(happened(true));
  expect(sent).toHaveLength(1);
  send(happened());
  expect(sent).toHaveLength(2);
});

describe('the script of a provider', () => {
  const scripts = () => document.head.querySelectorAll('script');
  const come = async (type: 'load' | 'error') => {
    scripts()[0]?.dispatchEvent(new Event(type));
    await new Promise((resolve) => setTimeout(resolve));
  };

  test('is loaded once, however often the visitor says yes', () => {
    const { answered: answer } = connect(pixel, fetching, { meta: record });
    answer(true);
    answer(true);
    expect(scripts()).toHaveLength(1);
    expect(scripts()[0]?.src).toBe('https://pixel.example/pixel.js');
  });

  test('is stopped by a no with all that waits for it, and comes after a new yes', async () => {
    const { answered: answer } = connect(pixel, fetching, { meta: record });
    answer(false);
    expect(scripts()).toHaveLength(0);
    expect(forget).toHaveBeenCalledOnce();
    answer(true);
    expect(scripts()).toHaveLength(1);
    await come('load');
    answer(false);
    answer(true);
    expect(scripts()).toHaveLength(1);
    expect(forget).toHaveBeenCalledOnce();
  });

  test('is tried again where it fails, and the page goes on without it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { send } = connect(pixel, { retries: 2, retryDelay: 1000 }, { meta: record });
    for (const wait of [1000, 2000, 0]) {
      expect(scripts()).toHaveLength(1);
      scripts()[0]?.dispatchEvent(new Event('error'));
      await vi.advanceTimersByTimeAsync(wait);
    }
    vi.useRealTimers();
    expect(scripts()).toHaveLength(0);
    expect(() => send(happened())).not.toThrow();
  });
});
