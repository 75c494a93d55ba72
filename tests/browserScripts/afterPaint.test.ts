// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPaint } from '#browser/afterPaint.ts';

let frame: FrameRequestCallback | undefined;
let idle: (() => void) | undefined;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => (frame = callback));
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => (idle = callback));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('waits until the page is painted, be it in a tab behind another, and nothing else is to draw', () => {
  const start = vi.fn();
  afterPaint(start);
  vi.runAllTimers();
  expect(idle).toBeUndefined();
  frame?.(0);
  vi.runAllTimers();
  expect(start).not.toHaveBeenCalled();
  idle?.();
  expect(start).toHaveBeenCalledOnce();
});

test('is the next task after the paint in a browser that tells no idle time', () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  const start = vi.fn();
  afterPaint(start);
  frame?.(0);
  expect(start).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(start).toHaveBeenCalledOnce();
});
