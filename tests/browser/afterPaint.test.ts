// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { afterPaint } from '#browser/afterPaint.ts';

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
