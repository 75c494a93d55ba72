// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import type { ConsentAnswers } from '#browser/consent.ts';
import { createEvents, type PixelEvent } from '#browser/events.ts';
import { freshPage } from './freshPage.ts';
import { samplePixel } from './samplePixel.ts';

freshPage();
const pixel = samplePixel(
  { send: 'PageView', onVisit: 'all', except: ['/not-qualified'] },
  { send: 'Lead', onVisit: ['/congratulations'] },
  { send: 'Purchase', onClick: 'buyNow' },
);

function createVisitor(first?: 'accepted' | 'rejected') {
  const listeners: Parameters<ConsentAnswers['onAnswer']>[0][] = [];
  let current = first;
  const consent: ConsentAnswers = {
    answer: () => current,
    onAnswer: (listener) => void listeners.push(listener),
  };
  const answer = (next: 'accepted' | 'rejected') => {
    current = next;
    for (const listener of listeners) listener(next);
  };
  return { consent, answer };
}

const sent: PixelEvent[] = [];
const names = () => sent.map(({ name }) => name);
const provider = { send: (event: PixelEvent) => void sent.push(event), answered: vi.fn() };
const connect = vi.fn(() => provider);

beforeEach(() => {
  sent.length = 0;
  connect.mockClear();
  provider.answered.mockClear();
  document.body.innerHTML =
    '<a data-click="buyNow"><b>BUY NOW</b></a> <p data-click="other">No</p>';
});

const click = (options: MouseEventInit = {}, type = 'click') =>
  document.querySelector('b')?.dispatchEvent(new MouseEvent(type, { bubbles: true, ...options }));

test('sends what the rules say for each visit', () => {
  const { visit } = createEvents(pixel, createVisitor('accepted').consent, connect);
  visit('/');
  visit('/congratulations');
  visit('/not-qualified');
  visit('/no/such/page');
  expect(names()).toEqual(['PageView', 'PageView', 'Lead', 'PageView']);
});

test('gives every event an id of its own', () => {
  const { visit } = createEvents(pixel, createVisitor('accepted').consent, connect);
  visit('/congratulations');
  visit('/congratulations');
  const ids = sent.map(({ id }) => id);
  expect(ids).toHaveLength(4);
  expect(new Set(ids).size).toBe(4);
  for (const id of ids) expect(id.length).toBeGreaterThan(8);
});

test('gives ids where the browser has no randomUUID, too', () => {
  vi.stubGlobal('crypto', {});
  const { visit } = createEvents(pixel, createVisitor('accepted').consent, connect);
  visit('/congratulations');
  vi.unstubAllGlobals();
  expect(new Set(sent.map(({ id }) => id)).size).toBe(2);
});

test('sends what the rules say for a booking, by the page it was made on', () => {
  const rules = samplePixel(
    { send: 'Schedule', onSchedule: 'all' },
    { send: 'Contact', onSchedule: ['/'] },
    { send: 'Lead', onSchedule: ['/elsewhere'] },
  );
  const { track } = createEvents(rules, createVisitor('accepted').consent, connect);
  track('schedule');
  expect(names()).toEqual(['Schedule', 'Contact']);
});

test('sends what the rules say for a click, and nothing for other clicks', () => {
  createEvents(pixel, createVisitor('accepted').consent, connect);
  document.querySelector('p')?.click();
  document.body.click();
  expect(names()).toEqual([]);
  click({ detail: 1 });
  expect(names()).toEqual(['Purchase']);
});

test('counts a double click once, the middle button too, the right button not', () => {
  createEvents(pixel, createVisitor('accepted').consent, connect);
  click({ detail: 1 });
  click({ detail: 2 });
  expect(names()).toEqual(['Purchase']);
  click({ detail: 1, button: 1 }, 'auxclick');
  expect(names()).toEqual(['Purchase', 'Purchase']);
  click({ detail: 1, button: 2 }, 'auxclick');
  expect(names()).toEqual(['Purchase', 'Purchase']);
});

test('counts a click from the keyboard', () => {
  createEvents(pixel, createVisitor('accepted').consent, connect);
  click({ detail: 0 });
  expect(names()).toEqual(['Purchase']);
});

test('counts a click that something on the page stops', () => {
  createEvents(pixel, createVisitor('accepted').consent, connect);
  document.body.addEventListener('click', (event) => event.stopPropagation(), { once: true });
  click({ detail: 1 });
  expect(names()).toEqual(['Purchase']);
});

test('holds events until the visitor says yes, and connects to nobody before', () => {
  const { consent, answer } = createVisitor();
  const { visit } = createEvents(pixel, consent, connect);
  visit('/');
  click({ detail: 1 });
  expect(connect).not.toHaveBeenCalled();
  answer('accepted');
  expect(connect).toHaveBeenCalledOnce();
  expect(names()).toEqual(['PageView', 'Purchase']);
  visit('/affiliates');
  expect(connect).toHaveBeenCalledOnce();
  expect(names()).toEqual(['PageView', 'Purchase', 'PageView']);
});

test('drops what it held when the visitor says no, and connects to nobody', () => {
  const { consent, answer } = createVisitor();
  const { visit } = createEvents(pixel, consent, connect);
  visit('/');
  answer('rejected');
  visit('/affiliates');
  expect(connect).not.toHaveBeenCalled();
  answer('accepted');
  expect(names()).toEqual([]);
});

test('stops when the visitor takes a yes back, and tells the provider', () => {
  const { consent, answer } = createVisitor('accepted');
  const { visit } = createEvents(pixel, consent, connect);
  visit('/');
  answer('rejected');
  expect(provider.answered).toHaveBeenCalledExactlyOnceWith('rejected');
  visit('/affiliates');
  expect(names()).toEqual(['PageView']);
  answer('accepted');
  expect(provider.answered).toHaveBeenLastCalledWith('accepted');
  visit('/buy-media');
  expect(names()).toEqual(['PageView', 'PageView']);
});

test('counts coming back to a page that the browser kept whole as a visit', () => {
  createEvents(pixel, createVisitor('accepted').consent, connect);
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(names()).toEqual([]);
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(names()).toEqual(['PageView']);
});

test('sends nothing and connects to nobody where the site has no pixel', () => {
  const { visit } = createEvents(null, createVisitor('accepted').consent, connect);
  visit('/');
  click({ detail: 1 });
  expect(connect).not.toHaveBeenCalled();
});
