// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { meta } from '#browser/providers/meta.ts';
import { sampleEvent } from './sampleEvent.ts';

const id = '000000000000000';
const connect = () => meta([{ provider: 'meta', id }]);

afterEach(() => {
  delete window.fbq;
  delete window._fbq;
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
  const { send } = meta([
    { provider: 'meta', id },
    { provider: 'meta', id: '111111111111111' },
  ]);
  send(sampleEvent('Lead', 'only'));
  const calls = window.fbq?.queue.map(([name]) => name);
  expect(calls).toEqual(['set', 'init', 'set', 'init', 'track']);
});

test('forbids Meta’s script to report history changes by itself, before it begins', () => {
  connect();
  expect(window.fbq).toHaveProperty('disablePushState', true);
  expect(window.fbq).toHaveProperty('allowDuplicatePageViews', true);
});

test('passes its calls on once Meta’s script is there', () => {
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

test('hands its calls to whatever has taken the queue’s place', () => {
  const { send } = connect();
  const calls: unknown[] = [];
  Object.assign(window, { fbq: (...call: unknown[]) => calls.push(call) });
  send(sampleEvent('Lead', 'fourth'));
  expect(calls).toEqual([['track', 'Lead', { value: 0, currency: 'GBP' }, { eventID: 'fourth' }]]);
});

test('drops the events that Meta’s script has not taken yet, and stays ready for it', () => {
  const { send, answered, forget } = connect();
  send(sampleEvent('PageView', 'first'));
  answered(false);
  forget();
  expect(window.fbq?.queue).toEqual([
    ['set', 'autoConfig', false, id],
    ['init', id],
  ]);
});
