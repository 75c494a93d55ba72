// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { createEvents } from '#browser/events.ts';
import type { Happened } from '#browser/providers/connect.ts';
import type { EventRule } from '#schema/pixel.ts';
import { createVisitor } from './createVisitor.ts';
import { freshPage } from './freshPage.ts';

freshPage();
const rules: EventRule[] = [
  { send: 'PageView', onVisit: 'all', except: ['/not-qualified'] },
  { send: 'Lead', onVisit: ['/congratulations'] },
  { send: 'Purchase', onClick: 'buyNow' },
];

const sent: Happened[] = [];
const names = () => sent.map(({ rule }) => rule.send);
const provider = { send: (event: Happened) => void sent.push(event), answered: vi.fn() };
const connect = vi.fn(() => provider);
const fetchProvider = vi.fn(() => Promise.resolve(connect));
const retry = { retries: 0, retryDelay: 1000 };
const settle = () => vi.waitFor(() => new Promise((resolve) => setTimeout(resolve)));

beforeEach(() => {
  sent.length = 0;
  connect.mockClear();
  fetchProvider.mockClear();
  provider.answered.mockClear();
  document.body.innerHTML =
    '<a data-click="buyNow"><b>BUY NOW</b></a> <p data-click="other">No</p>';
});

const click = (options: MouseEventInit = {}, type = 'click') =>
  document.querySelector('b')?.dispatchEvent(new MouseEvent(type, { bubbles: true, ...options }));

test('sends what the rules say for each visit', async () => {
  const { visit } = createEvents(rules, createVisitor(true).consents, fetchProvider, retry);
  visit('/');
  visit('/congratulations');
  visit('/not-qualified');
  visit('/no/such/page');
  await settle();
  expect(names()).toEqual(['PageView', 'PageView', 'Lead', 'PageView']);
});

test('sends what happens at once when the provider is there, before anything else can happen', async () => {
  const { visit } = createEvents(rules, createVisitor(true).consents, fetchProvider, retry);
  visit('/');
  await settle();
  click({ detail: 1 });
  expect(names()).toEqual(['PageView', 'Purchase']);
});

test('sends what the rules say for a booking, by the page it was made on', async () => {
  const booking: EventRule[] = [
    { send: 'Schedule', onSchedule: 'all' },
    { send: 'Contact', onSchedule: ['/'] },
    { send: 'Lead', onSchedule: ['/elsewhere'] },
  ];
  const { report } = createEvents(booking, createVisitor(true).consents, fetchProvider, retry);
  report('onSchedule');
  await settle();
  expect(names()).toEqual(['Schedule', 'Contact']);
});

test('sends what the rules say for a click, and nothing for other clicks', async () => {
  createEvents(rules, createVisitor(true).consents, fetchProvider, retry);
  document.querySelector('p')?.click();
  document.body.click();
  await settle();
  expect(names()).toEqual([]);
  click({ detail: 1 });
  await settle();
  expect(names()).toEqual(['Purchase']);
});

test('counts a double click once, the middle button too, the right button not', async () => {
  createEvents(rules, createVisitor(true).consents, fetchProvider, retry);
  click({ detail: 1 });
  click({ detail: 2 });
  await settle();
  expect(names()).toEqual(['Purchase']);
  click({ detail: 1, button: 1 }, 'auxclick');
  expect(names()).toEqual(['Purchase', 'Purchase']);
  click({ detail: 1, button: 2 }, 'auxclick');
  expect(names()).toEqual(['Purchase', 'Purchase']);
});

test('counts a click from the keyboard', async () => {
  createEvents(rules, createVisitor(true).consents, fetchProvider, retry);
  click({ detail: 0 });
  await settle();
  expect(names()).toEqual(['Purchase']);
});

test('counts a click that something on the page stops', async () => {
  createEvents(rules, createVisitor(true).consents, fetchProvider, retry);
  document.body.addEventListener('click', (event) => event.stopPropagation(), { once: true });
  click({ detail: 1 });
  await settle();
  expect(names()).toEqual(['Purchase']);
});

test('holds events until the visitor says yes, and fetches nothing before', async () => {
  const { consents, answer } = createVisitor();
  const { visit } = createEvents(rules, consents, fetchProvider, retry);
  visit('/');
  click({ detail: 1 });
  await settle();
  expect(fetchProvider).not.toHaveBeenCalled();
  answer(true);
  await settle();
  expect(names()).toEqual(['PageView', 'Purchase']);
  visit('/affiliates');
  expect(fetchProvider).toHaveBeenCalledOnce();
  expect(connect).toHaveBeenCalledOnce();
  expect(names()).toEqual(['PageView', 'Purchase', 'PageView']);
});

test('drops what it held when the visitor says no, and connects to nobody', async () => {
  const { consents, answer } = createVisitor();
  const { visit } = createEvents(rules, consents, fetchProvider, retry);
  visit('/');
  answer(false);
  visit('/affiliates');
  answer(true);
  await settle();
  expect(fetchProvider).not.toHaveBeenCalled();
  expect(names()).toEqual([]);
});

test('connects to nobody when the yes is taken back while the provider is on its way', async () => {
  const { consents, answer } = createVisitor(true);
  const { visit } = createEvents(rules, consents, fetchProvider, retry);
  visit('/');
  answer(false);
  await settle();
  expect(fetchProvider).toHaveBeenCalledOnce();
  expect(connect).not.toHaveBeenCalled();
});

test('stops when the visitor takes a yes back, and tells the provider', async () => {
  const { consents, answer } = createVisitor(true);
  const { visit } = createEvents(rules, consents, fetchProvider, retry);
  visit('/');
  await settle();
  answer(false);
  expect(provider.answered).toHaveBeenCalledExactlyOnceWith(false);
  visit('/affiliates');
  expect(names()).toEqual(['PageView']);
  answer(true);
  expect(provider.answered).toHaveBeenLastCalledWith(true);
  visit('/buy-media');
  expect(names()).toEqual(['PageView', 'PageView']);
});

test('keeps what waits when the provider cannot be fetched, and sends it with the next event', async () => {
  fetchProvider.mockRejectedValueOnce(new Error('offline'));
  const { visit } = createEvents(rules, createVisitor(true).consents, fetchProvider, retry);
  visit('/');
  await settle();
  expect(names()).toEqual([]);
  visit('/congratulations');
  await settle();
  expect(names()).toEqual(['PageView', 'PageView', 'Lead']);
});

test('tries again by itself when the provider cannot be fetched, as often and as late as site.yaml says', async () => {
  vi.useFakeTimers();
  fetchProvider.mockRejectedValueOnce(new Error('offline'));
  fetchProvider.mockRejectedValueOnce(new Error('offline'));
  const twice = { ...retry, retries: 2 };
  const { visit } = createEvents(rules, createVisitor(true).consents, fetchProvider, twice);
  visit('/');
  await vi.advanceTimersByTimeAsync(1000);
  expect(fetchProvider).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1999);
  expect(names()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(names()).toEqual(['PageView']);
  vi.useRealTimers();
});

test('tries no further once the visitor has said no', async () => {
  vi.useFakeTimers();
  fetchProvider.mockRejectedValueOnce(new Error('offline'));
  const { consents, answer } = createVisitor(true);
  createEvents(rules, consents, fetchProvider, { ...retry, retries: 3 }).visit('/');
  await vi.advanceTimersByTimeAsync(500);
  answer(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetchProvider).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test('counts coming back to a page that the browser kept whole as a visit', async () => {
  createEvents(rules, createVisitor(true).consents, fetchProvider, retry);
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  await settle();
  expect(names()).toEqual([]);
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await settle();
  expect(names()).toEqual(['PageView']);
});

test('sends nothing and fetches nothing where the site has no rules', async () => {
  const { visit } = createEvents([], createVisitor(true).consents, fetchProvider, retry);
  visit('/');
  click({ detail: 1 });
  await settle();
  expect(fetchProvider).not.toHaveBeenCalled();
});
