// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { afterPaint, onFirstInteraction } from '#browser/preHydration.ts';
import { freshPage } from './freshPage.ts';

freshPage();

test.each(['pointerdown', 'pointermove', 'scroll', 'keydown', 'focusin'])(
  'starts at the first %s, once',
  (sign) => {
    const start = vi.fn(() => Promise.resolve());
    onFirstInteraction(start);
    expect(start).not.toHaveBeenCalled();
    document.body.dispatchEvent(new Event(sign));
    document.body.dispatchEvent(new Event(sign));
    document.body.dispatchEvent(new Event('keydown'));
    expect(start).toHaveBeenCalledOnce();
  },
);

test('ignores events that are no interaction', () => {
  const start = vi.fn(() => Promise.resolve());
  onFirstInteraction(start);
  for (const other of ['load', 'resize', 'visibilitychange', 'animationend']) {
    document.body.dispatchEvent(new Event(other, { bubbles: true }));
  }
  expect(start).not.toHaveBeenCalled();
});

test('starts at once where a block is hydrated immediately, and not again', () => {
  document.body.innerHTML = '<div data-hydrate="now"></div>';
  const start = vi.fn(() => Promise.resolve());
  onFirstInteraction(start);
  expect(start).toHaveBeenCalledOnce();
  document.body.dispatchEvent(new Event('keydown'));
  expect(start).toHaveBeenCalledOnce();
});

test('starts again at the next interaction after a failure', async () => {
  document.body.innerHTML = '<div data-hydrate="now"></div>';
  const start = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(new Error('offline'));
  onFirstInteraction(start);
  await Promise.resolve();
  expect(start).toHaveBeenCalledOnce();
  document.body.dispatchEvent(new Event('keydown'));
  document.body.dispatchEvent(new Event('keydown'));
  expect(start).toHaveBeenCalledTimes(2);
});

/** A page that nobody sees, and the way to paint it. */
function unseen({ prerendering }: { prerendering: boolean }) {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  Object.assign(document, { prerendering });
  let paint: FrameRequestCallback = () => {};
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => {
    paint = frame;
  });
  const start = vi.fn();
  afterPaint(start);
  return {
    start,
    paint: () => {
      paint(0);
      vi.runAllTimers();
    },
  };
}

test('starts at once in a tab that is open behind another', () => {
  expect(unseen({ prerendering: false }).start).toHaveBeenCalledOnce();
});

test('waits in a page that the browser prerenders on its own guess, until it is really shown', () => {
  const { start, paint } = unseen({ prerendering: true });
  vi.runAllTimers();
  expect(start).not.toHaveBeenCalled();
  paint();
  expect(start).toHaveBeenCalledOnce();
});
