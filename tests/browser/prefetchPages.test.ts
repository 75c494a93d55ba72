// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { prefetchPages } from '#browser/prefetchPages.ts';
import { samplePage } from '#tests/render/samplePage.ts';
import { freshPage } from './freshPage.ts';

freshPage();
const load = vi.fn(() => Promise.resolve(samplePage('Ads')));
const come = (event: string, selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event(event, { bubbles: true }));

/** jsdom has no layout, so the test says which links are in view. */
let report: (entries: { isIntersecting: boolean; target: Element | null }[]) => void;
const observed = new Set<Element>();
beforeEach(() => {
  class Observer {
    constructor(callback: typeof report) {
      report = callback;
    }
    observe(target: Element) {
      observed.add(target);
    }
    disconnect() {
      observed.clear();
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  return () => vi.unstubAllGlobals();
});

beforeEach(() => {
  load.mockClear();
  history.replaceState(null, '', '/here');
  document.body.innerHTML = `
    <header><a class="logo" href="/">Home</a></header>
    <main>
      <a class="page" href="/affiliates#tiers"><b>Tiers</b></a>
      <a class="self" href="/here#part">Here</a>
      <a class="outside" href="https://forms.shop.example/affiliates">Form</a>
      <a class="call" href="tel:+442079460958">Call</a>
      <a class="file" href="/shop/assets/menu-0123456789.pdf">Menu</a>
      <p>Text</p>
    </main>
    <footer><a class="small" href="/join">Join</a></footer>`;
  prefetchPages(load);
});

test.each(['pointerover', 'focusin'])('fetches a page at the %s of a link to it', (event) => {
  come(event, '.page b');
  expect(load).toHaveBeenCalledExactlyOnceWith('/affiliates');
});

test('fetches the home page when the pointer comes to the logo, which is in view on every page', () => {
  come('pointerover', '.logo');
  expect(load).toHaveBeenCalledExactlyOnceWith('/');
});

test.each(['.self', '.outside', '.call', '.file', 'p'])('fetches nothing for %s', (selector) => {
  come('pointerover', selector);
  expect(load).not.toHaveBeenCalled();
});

test('fetches a page when a link to it comes into view', () => {
  prefetchPages(load)();
  const links = [...observed].map((link) => link.className);
  expect(links).toEqual(['page', 'self', 'small']);
  report([{ isIntersecting: false, target: document.querySelector('.page') }]);
  expect(load).not.toHaveBeenCalled();
  report([{ isIntersecting: true, target: document.querySelector('.page') }]);
  expect(load).toHaveBeenCalledExactlyOnceWith('/affiliates');
});

test('fetches nothing ahead for a visitor who saves data', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  observed.clear();
  prefetchPages(load)();
  expect(observed).toEqual(new Set());
});

test('is silent about a failure: following the link tries again', async () => {
  const onRejection = vi.fn();
  process.on('unhandledRejection', onRejection);
  load.mockRejectedValueOnce(new Error('offline'));
  come('pointerover', '.page');
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', onRejection);
  expect(load).toHaveBeenCalledOnce();
  expect(onRejection).not.toHaveBeenCalled();
});
