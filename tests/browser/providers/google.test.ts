// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { google } from '#browser/providers/google.ts';
import { dataLayer } from '#browser/providers/connect.ts';
import { sampleEvent } from './sampleEvent.ts';

const page_location = 'https://shop.example/buy-media';
const commands = () => window.dataLayer?.map((entry) => [...(entry as unknown[])]) ?? [];

afterEach(() => {
  delete window.dataLayer;
});

test('gives Analytics every event in its own words, and no page view by itself', () => {
  const { send } = google([{ provider: 'google', id: 'G-ABC1234567' }]);
  expect(commands()).toContainEqual(['config', 'G-ABC1234567', { send_page_view: false }]);
  send(sampleEvent('PageView', 'first'));
  send(sampleEvent('Purchase', 'second'));
  const data = { send_to: 'G-ABC1234567', value: 0, currency: 'GBP', page_location };
  expect(commands().slice(-2)).toEqual([
    ['event', 'page_view', { ...data, event_id: 'first' }],
    ['event', 'purchase', { ...data, event_id: 'second', transaction_id: 'second' }],
  ]);
});

test('gives Ads those events that have a conversion label, and no others', () => {
  const conversions = [{ send: 'Lead' as const, label: 'abc-D_1' }];
  const { send } = google([{ provider: 'google', id: 'AW-123456789', conversions }]);
  const before = commands().length;
  send(sampleEvent('PageView', 'first'));
  send(sampleEvent('Lead', 'second'));
  expect(commands().slice(before)).toEqual([
    [
      'event',
      'conversion',
      { send_to: 'AW-123456789/abc-D_1', transaction_id: 'second', value: 0, currency: 'GBP' },
    ],
  ]);
});

test('gives its commands as `arguments`, which the tag takes, not as arrays', () => {
  google([{ provider: 'google', id: 'G-ABC1234567' }]);
  for (const entry of window.dataLayer ?? []) {
    expect(Object.prototype.toString.call(entry)).toBe('[object Arguments]');
  }
});

test('tells the tag of a no, and of a yes after it', () => {
  const { answered } = google([{ provider: 'google', id: 'G-ABC1234567' }]);
  answered(false);
  answered(true);
  expect(commands().slice(-2)).toMatchObject([
    ['consent', 'update', { ad_storage: 'denied', analytics_storage: 'denied' }],
    ['consent', 'update', { ad_storage: 'granted', analytics_storage: 'granted' }],
  ]);
});

test('drops the events that the tag has not taken yet, and nothing of anybody else', () => {
  window.dataLayer = [{ event: 'theirs' }];
  const { send, answered, forget } = google([{ provider: 'google', id: 'G-ABC1234567' }]);
  const setUp = [...window.dataLayer];
  send(sampleEvent('PageView', 'first'));
  answered(false);
  forget();
  expect(window.dataLayer).toEqual(setUp);
});

test('a list of the operator’s own gets every event, and nothing is loaded', () => {
  const { scripts, send } = dataLayer([{ provider: 'dataLayer', id: 'dataLayer' }]);
  expect(scripts).toEqual([]);
  send(sampleEvent('Lead', 'first'));
  expect(window.dataLayer).toEqual([
    { event: 'Lead', event_id: 'first', value: 0, currency: 'GBP', page: page_location },
  ]);
});
