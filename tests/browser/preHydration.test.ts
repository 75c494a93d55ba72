// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  afterPaint,
  listenToHistory,
  loadTypefaces,
  onFirstInteraction,
} from '#browser/preHydration.ts';
import { freshPage } from './freshPage.ts';

freshPage();

describe('afterPaint', () => {
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
});

describe('onFirstInteraction', () => {
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

  test('leaves a press on a link to another page of the site to the browser', () => {
    document.body.innerHTML = '<a href="/prices"><b>Prices</b></a><a href="#top">Top</a>';
    const start = vi.fn(() => Promise.resolve());
    onFirstInteraction(start);
    for (const sign of ['pointerdown', 'focusin', 'click'])
      document.querySelector('b')?.dispatchEvent(new Event(sign, { bubbles: true }));
    expect(start).not.toHaveBeenCalled();
    document.querySelector('a[href="#top"]')?.dispatchEvent(new Event('pointerdown'));
    expect(start).toHaveBeenCalledOnce();
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
});

describe('loadTypefaces', () => {
  const both = [
    ['_heading', 'url(/heading.woff2)', { weight: '200 800' }],
    ['_text', 'url(/text.woff2)', { weight: '300 900' }],
  ] as const;
  const added: string[] = [];
  const asked: string[] = [];

  /** A browser in which the files of `missing` cannot be had. */
  function browser(missing: readonly string[] = []) {
    Object.defineProperty(document, 'fonts', {
      value: { add: ({ family }: { family: string }) => added.push(family) },
      configurable: true,
    });
    vi.stubGlobal(
      'FontFace',
      class {
        readonly family: string;
        constructor(family: string) {
          this.family = family;
        }
        load() {
          asked.push(this.family);
          return missing.includes(this.family)
            ? Promise.reject(new Error('404'))
            : Promise.resolve(this);
        }
      },
    );
  }

  /** A picture of the page, and the way to let it come or fail. */
  function picture(loading: 'eager' | 'lazy') {
    const element = document.body.appendChild(
      Object.assign(document.createElement('img'), { loading }),
    );
    const decoding = { come: () => {}, fail: () => {} };
    element.decode = () =>
      new Promise((resolve, reject) => {
        decoding.come = resolve;
        decoding.fail = () => reject(new DOMException('Broken', 'EncodingError'));
      });
    return decoding;
  }

  afterEach(() => {
    vi.unstubAllGlobals();
    added.length = 0;
    asked.length = 0;
  });

  test('are put in together; one that does not come is left out', async () => {
    browser(['_heading']);
    await loadTypefaces(both);
    expect(asked).toEqual(['_heading', '_text']);
    expect(added).toEqual(['_text']);
  });

  test('are asked for behind the eager pictures, broken ones too, and before the lazy ones', async () => {
    browser();
    picture('lazy');
    const poster = picture('eager');
    const brought = loadTypefaces(both);
    await Promise.resolve();
    expect(asked).toEqual([]);
    poster.fail();
    await brought;
    expect(added).toEqual(['_heading', '_text']);
  });
});

describe('listenToHistory', () => {
  test('hears of going back and forward, and keeps it from every other script', () => {
    const hearHistory = listenToHistory();
    const pixel = vi.fn();
    addEventListener('popstate', pixel);
    addEventListener('popstate', pixel, true);
    const ours = vi.fn();
    hearHistory(ours);
    dispatchEvent(new PopStateEvent('popstate'));
    expect(ours).toHaveBeenCalledOnce();
    expect(pixel).not.toHaveBeenCalled();
  });
});
