// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { prefetchLinks } from '#browser/prefetchLinks.ts';
import { samplePage } from '#tests/render/samplePage.ts';
import { freshPage } from './freshPage.ts';

freshPage();
const load = vi.fn(() => Promise.resolve(samplePage('Ads')));
const come = (event: string, selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event(event, { bubbles: true }));

beforeEach(() => {
  load.mockClear();
  history.replaceState(null, '', '/here');
  document.body.innerHTML = `
    <a class="page" href="/affiliates#tiers"><b>Tiers</b></a>
    <a class="self" href="/here#part">Here</a>
    <a class="outside" href="https://forms.shop.example/affiliates">Form</a>
    <a class="call" href="tel:+442079460958">Call</a>
    <p>Text</p>`;
  prefetchLinks(load);
});

test.each(['pointerover', 'focusin'])('fetches a page at the %s of a link to it', (event) => {
  come(event, '.page b');
  expect(load).toHaveBeenCalledExactlyOnceWith('/affiliates');
});

test.each(['.self', '.outside', '.call', 'p'])('fetches nothing for %s', (selector) => {
  come('pointerover', selector);
  expect(load).not.toHaveBeenCalled();
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
