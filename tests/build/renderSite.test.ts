import { describe, expect, test } from 'vitest';
import { renderSite } from '#build/renderSite.ts';
import type { PictureSource } from '#parts/PictureSource.ts';
import { smallSite } from './smallSite.ts';

const logo: PictureSource = { src: '/assets/logo.svg', width: 120, height: 30 };
const pictures = { 'media/logo.svg': logo };

describe('renderSite', () => {
  const { pages, shared } = renderSite(smallSite(), pictures);

  test('renders every route in its order, then the 404 page', () => {
    expect(pages.map(({ path }) => path)).toEqual(['/', '/join', null]);
    expect(pages.map(({ rendered }) => /<h1[^>]*>([^<]*)/.exec(rendered.html)?.[1])).toEqual([
      'Earn £250',
      undefined,
      'Page not found',
    ]);
  });

  test('says in the shared data where the data of every page is', () => {
    const data = JSON.parse(shared.json) as { routes: object[]; notFound: string };
    const [home, join, notFound] = pages;
    expect(data.routes).toEqual([
      { path: '/', data: home?.data.address },
      { path: '/join', data: join?.data.address },
    ]);
    expect(data.notFound).toBe(notFound?.data.address);
  });

  test('gives a page just the links that it uses', () => {
    const [home, join] = pages.map(({ data }) => JSON.parse(data.json) as { links: object });
    expect(Object.keys(home?.links ?? {})).toEqual(['form', 'callNow']);
    expect(Object.keys(join?.links ?? {})).toEqual([]);
  });

  test('names data files after their content: a changed page changes its own and the shared one', () => {
    const changed = renderSite(smallSite(['title: Join', 'title: Come in']), pictures);
    const addresses = changed.pages.map(({ data }) => data.address);
    expect(addresses[0]).toBe(pages[0]?.data.address);
    expect(addresses[1]).not.toBe(pages[1]?.data.address);
    expect(changed.shared.address).not.toBe(shared.address);
  });

  test('moves the preloads of pictures out of the page', () => {
    for (const { rendered } of pages) {
      expect(rendered.html).not.toContain('rel="preload"');
      expect(rendered.preloads).toContain('/assets/logo.svg');
    }
  });

  test('names the page that could not be rendered', () => {
    expect(() => renderSite(smallSite(), {})).toThrow('The page / could not be rendered.');
  });
});
