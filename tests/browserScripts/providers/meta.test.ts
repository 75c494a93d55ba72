// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { meta } from '#browser/providers/meta.ts';
import { sampleEvent } from './sampleEvent.ts';

const id = '000000000000000';
const fetching = { retries: 3, retryDelay: 1000 };
const connect = () => meta([{ provider: 'meta', id }], fetching);
const script = () => document.head.querySelector('script');

afterEach(() => {
  delete window.fbq;
  delete window._fbq;
  document.head.replaceChildren();
});

test('queues its calls in order until Meta’s script comes', () => {
  const { send } = connect();
  send(sampleEvent('PageView', 'first'));
  send(sampleEvent('Lead', 'second'));
  const { queue } = window.fbq ?? { queue: [] };
  expect(queue).toEqual([
    ['set', 'autoConfig', false, id],
    ['init', id],
    ['track', 'PageView', { value: 0, currency: 'GBP' }, { eventID: 'first' }],
    ['track', 'Lead', { value: 0, currency: 'GBP' }, { eventID: 'second' }],
  ]);
  expect(window._fbq).toBe(window.fbq);
});

test('sends an event once, however many accounts there are', () => {
  const { send } = meta(
    [
      { provider: 'meta', id },
      { provider: 'meta', id: '111111111111111' },
    ],
    fetching,
  );
  send(sampleEvent('Lead', 'only'));
  const calls = window.fbq?.queue.map(([name]) => name);
  expect(calls).toEqual(['set', 'init', 'set', 'init', 'track']);
});

test('forbids Meta’s script to report history changes by itself, before it begins', () => {
  connect();
  expect(window.fbq).toHaveProperty('disablePushState', true);
  expect(window.fbq).toHaveProperty('allowDuplicatePageViews', true);
});

test('hands its calls on once Meta’s script is there', () => {
  const { send, answered } = connect();
  const callMethod = vi.fn();
  Object.assign(window.fbq ?? {}, { callMethod });
  send(sampleEvent('Purchase', 'third'));
  answered(false);
  answered(true);
  expect(callMethod.mock.calls).toEqual([
    ['track', 'Purchase', { value: 0, currency: 'GBP' }, { eventID: 'third' }],
    ['consent', 'revoke'],
    ['consent', 'grant'],
  ]);
});

test('loads Meta’s script, and goes on without it where it is blocked', async () => {
  vi.useFakeTimers();
  const { send } = connect();
  for (let tries = 0; tries < 4; tries++) {
    expect(script()?.src).toBe('https://connect.facebook.net/en_US/fbevents.js');
    script()?.dispatchEvent(new Event('error'));
    await vi.advanceTimersByTimeAsync(4000);
  }
  expect(script()).toBeNull();
  expect(() => send(sampleEvent('PageView', 'later'))).not.toThrow();
  vi.useRealTimers();
});
