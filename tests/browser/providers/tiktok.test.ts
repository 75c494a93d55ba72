// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { tiktok } from '#browser/providers/tiktok.ts';
import { sampleEvent } from './sampleEvent.ts';

const id = 'C0000000000000000000';
const connect = () => tiktok([{ provider: 'tiktok', id }]);

afterEach(() => {
  delete window.ttq;
});

test('queues its calls as TikTok’s script takes them: an array of calls', () => {
  const { send, answered } = connect();
  send(sampleEvent('PageView', 'first'));
  send(sampleEvent('Purchase', 'second'));
  answered(false);
  expect(window.ttq).toBeInstanceOf(Array);
  expect([...(window.ttq ?? [])]).toEqual([
    ['page'],
    ['track', 'Purchase', { value: 0, currency: 'GBP' }, { event_id: 'second' }],
    ['revokeConsent'],
  ]);
});

test('drops the events that TikTok’s script has not taken yet', () => {
  const { send, answered, forget } = connect();
  send(sampleEvent('PageView', 'first'));
  answered(false);
  forget();
  expect(window.ttq).toHaveLength(0);
});

test('tells TikTok’s script where it comes from, and names one for each account', () => {
  const { scripts } = connect();
  const address = 'https://analytics.tiktok.com/i18n/pixel/events.js';
  expect(window.ttq?._i[id]?._u).toBe(address);
  expect(scripts).toEqual([`${address}?sdkid=${id}&lib=ttq`]);
});

test('passes its calls on once TikTok’s script has put its own methods in place', () => {
  const { send } = connect();
  const pages: unknown[] = [];
  Object.assign(window.ttq ?? {}, { page: () => pages.push('page') });
  send(sampleEvent('PageView', 'first'));
  expect(pages).toEqual(['page']);
  expect(window.ttq).toHaveLength(0);
});
