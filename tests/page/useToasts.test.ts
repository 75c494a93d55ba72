// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useToasts } from '#page/Toasts.tsx';

function show(limit = 1) {
  const { result } = renderHook(() => useToasts({ limit, removeAfter: 1_000_000 }));
  return {
    add: (text: string) => act(() => result.current.add(text)),
    dismissNewest: () => act(() => result.current.dismiss(result.current.toasts[0]?.id ?? 0)),
    texts: () => result.current.toasts.map(({ text, isOpen }) => (isOpen ? text : `(${text})`)),
  };
}
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('keeps at most 1, the newest', () => {
  const { add, texts } = show();
  add('first');
  add('second');
  expect(texts()).toEqual(['second']);
});

test('keeps as many as its limit says, the newest first', () => {
  const { add, texts } = show(2);
  for (const text of ['first', 'second', 'third']) add(text);
  expect(texts()).toEqual(['third', 'second']);
});

test('lets a dismissed one leave after 1,000,000 ms', () => {
  const { add, dismissNewest, texts } = show();
  add('first');
  dismissNewest();
  expect(texts()).toEqual(['(first)']);
  wait(999_999);
  expect(texts()).toEqual(['(first)']);
  wait(1);
  expect(texts()).toEqual([]);
});

test('does not let the end of an old one take a new one along', () => {
  const { add, dismissNewest, texts } = show();
  add('first');
  dismissNewest();
  add('second');
  expect(texts()).toEqual(['second']);
  wait(1_000_000);
  expect(texts()).toEqual(['second']);
});

test('keeps an open one for as long as it is open', () => {
  const { add, texts } = show();
  add('first');
  wait(10_000_000);
  expect(texts()).toEqual(['first']);
});
