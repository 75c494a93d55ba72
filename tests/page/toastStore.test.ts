import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToastStore } from '#page/Toasts.tsx';

const limits = { limit: 1, removeAfter: 1_000_000 };
const texts = (store: ReturnType<typeof createToastStore>) =>
  store.toasts().map(({ text, isOpen }) => (isOpen ? text : `(${text})`));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('keeps at most 1, the newest', () => {
  const store = createToastStore(limits);
  store.add('first');
  store.add('second');
  expect(texts(store)).toEqual(['second']);
});

test('keeps as many as its limit says, the newest first', () => {
  const store = createToastStore({ ...limits, limit: 2 });
  for (const text of ['first', 'second', 'third']) store.add(text);
  expect(texts(store)).toEqual(['third', 'second']);
});

test('lets a dismissed one leave after 1,000,000 ms', () => {
  const store = createToastStore(limits);
  store.add('first');
  store.dismiss(store.toasts()[0]?.id ?? 0);
  expect(texts(store)).toEqual(['(first)']);
  vi.advanceTimersByTime(999_999);
  expect(texts(store)).toEqual(['(first)']);
  vi.advanceTimersByTime(1);
  expect(texts(store)).toEqual([]);
});

test('does not let the end of an old one take a new one along', () => {
  const store = createToastStore(limits);
  store.add('first');
  store.dismiss(store.toasts()[0]?.id ?? 0);
  store.add('second');
  expect(texts(store)).toEqual(['second']);
  vi.advanceTimersByTime(1_000_000);
  expect(texts(store)).toEqual(['second']);
});

test('keeps an open one for as long as it is open', () => {
  const store = createToastStore(limits);
  store.add('first');
  vi.advanceTimersByTime(10_000_000);
  expect(texts(store)).toEqual(['first']);
});

test('notifies its listeners of every change, and returns the same list until then', () => {
  const store = createToastStore(limits);
  const listener = vi.fn();
  const unsubscribe = store.subscribe(listener);
  store.add('first');
  expect(listener).toHaveBeenCalledTimes(1);
  expect(store.toasts()).toBe(store.toasts());
  store.dismiss(store.toasts()[0]?.id ?? 0);
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
  store.add('second');
  expect(listener).toHaveBeenCalledTimes(2);
});
