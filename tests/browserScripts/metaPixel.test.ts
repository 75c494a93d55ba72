// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { metaPixel } from '#browser/metaPixel.ts';
import { samplePixel } from './samplePixel.ts';

const pixel = samplePixel();
const { id } = pixel;
const connect = () => metaPixel(pixel, { retries: 3, retryDelay: 1000 });
const script = () => document.head.querySelector('script');

afterEach(() => {
  delete window.fbq;
  delete window._fbq;
  document.head.replaceChildren();
});

test('queues its calls in order until Meta’s script comes', () => {
  const { send } = connect();
  send({ name: 'PageView', id: 'first' });
  send({ name: 'Lead', id: 'second' });
  const { queue } = window.fbq ?? { queue: [] };
  expect(queue).toEqual([
    ['set', 'autoConfig', false, id],
    ['init', id],
    ['track', 'PageView', { value: 0, currency: 'GBP' }, { eventID: 'first' }],
    ['track', 'Lead', { value: 0, currency: 'GBP' }, { eventID: 'second' }],
  ]);
  expect(window._fbq).toBe(window.fbq);
});

test('forbids Meta’s script to report history changes by itself', () => {
  connect();
  expect(window.fbq).toHaveProperty('disablePushState', true);
  expect(window.fbq).toHaveProperty('allowDuplicatePageViews', true);
});

test('hands its calls on once Meta’s script is there', () => {
  const { send, answered } = connect();
  const callMethod = vi.fn();
  Object.assign(window.fbq ?? {}, { callMethod });
  send({ name: 'Purchase', id: 'third' });
  answered('rejected');
  answered('accepted');
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
  expect(() => send({ name: 'PageView', id: 'later' })).not.toThrow();
  vi.useRealTimers();
});
