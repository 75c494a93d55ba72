// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createConnect } from '#browser/providers/createConnect.ts';
import type { PixelEvent } from '#browser/providers/Provider.ts';
import { samplePixel } from '../samplePixel.ts';

const fetching = { retries: 3, retryDelay: 1000 };
const sent: PixelEvent[] = [];
const record = vi.fn(() => ({ send: (event: PixelEvent) => void sent.push(event), answered }));
const answered = vi.fn();
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
});
afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

test('connects once to each provider, with all its accounts', () => {
  createConnect({ meta: record, tiktok: record })(pixel, fetching);
  const ids = record.mock.calls.map((call: unknown[]) =>
    (call[0] as { id: string }[]).map(({ id }) => id),
  );
  expect(ids).toEqual([['1', '3'], ['2']]);
});

test('gives each event the same id at every provider, and another one next time', () => {
  const { send } = createConnect({ meta: record, tiktok: record })(pixel, fetching);
  send(happened());
  send(happened());
  const ids = sent.map(({ id }) => id);
  expect(ids[0]).toBe(ids[1]);
  expect(ids[2]).toBe(ids[3]);
  expect(new Set(ids).size).toBe(2);
});

test('gives ids where the browser has no randomUUID, too', () => {
  vi.stubGlobal('crypto', {});
  const { send } = createConnect({ meta: record })(pixel, fetching);
  send(happened());
  send(happened());
  expect(new Set(sent.map(({ id }) => id)).size).toBe(2);
});

test('keeps a provider that throws from the others, and from the page', () => {
  const broken = () => ({
    send() {
      throw new Error('half blocked');
    },
    answered() {},
  });
  const { send } = createConnect({ meta: broken, tiktok: record })(pixel, fetching);
  expect(() => send(happened())).not.toThrow();
  expect(sent).toHaveLength(1);
});

test('sends what is to be sent once a single time in this tab, in later pages, too', () => {
  const connect = () => createConnect({ meta: record })(pixel, fetching);
  const { send } = connect();
  send(happened(true));
  send(happened(true));
  connect().send(happened(true));
  expect(sent).toHaveLength(1);
  send(happened());
  expect(sent).toHaveLength(2);
});

test('a no stops new tries to load what is on its way', () => {
  createConnect({ meta: record })(pixel, fetching).answered(false);
  const [, options] = record.mock.calls.at(-1) as unknown as [unknown, { signal: AbortSignal }];
  expect(options.signal.aborted).toBe(true);
});
