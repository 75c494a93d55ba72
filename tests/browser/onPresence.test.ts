// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { onPresence } from '#browser/onPresence.ts';
import { freshPage } from './freshPage.ts';

freshPage();

test.each(['pointerdown', 'pointermove', 'scroll', 'keydown', 'focusin'])(
  'wakes at the first %s, and once only',
  (sign) => {
    const wake = vi.fn(() => Promise.resolve());
    onPresence(wake);
    expect(wake).not.toHaveBeenCalled();
    document.body.dispatchEvent(new Event(sign));
    document.body.dispatchEvent(new Event(sign));
    document.body.dispatchEvent(new Event('keydown'));
    expect(wake).toHaveBeenCalledOnce();
  },
);

test('does not take other things for a visitor', () => {
  const wake = vi.fn(() => Promise.resolve());
  onPresence(wake);
  for (const other of ['load', 'resize', 'visibilitychange', 'animationend']) {
    document.body.dispatchEvent(new Event(other, { bubbles: true }));
  }
  expect(wake).not.toHaveBeenCalled();
});

test('wakes at once where something on the page asks for it, and not again', () => {
  document.body.innerHTML = '<div data-alive="at-once"></div>';
  const wake = vi.fn(() => Promise.resolve());
  onPresence(wake);
  expect(wake).toHaveBeenCalledOnce();
  document.body.dispatchEvent(new Event('keydown'));
  expect(wake).toHaveBeenCalledOnce();
});

test('tries again at the next sign when waking failed', async () => {
  document.body.innerHTML = '<div data-alive="at-once"></div>';
  const wake = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(new Error('offline'));
  onPresence(wake);
  await Promise.resolve();
  expect(wake).toHaveBeenCalledOnce();
  document.body.dispatchEvent(new Event('keydown'));
  document.body.dispatchEvent(new Event('keydown'));
  expect(wake).toHaveBeenCalledTimes(2);
});
