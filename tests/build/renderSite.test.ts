import { describe, expect, test } from 'vitest';
import { renderSite } from '#build/renderSite.ts';
import type { PictureSource } from '#parts/PictureSource.ts';
import { allComponents } from '#tests/render/allComponents.ts';
import { smallSite } from './smallSite.ts';

const logo: PictureSource = { src: '/assets/logo.svg', width: 120, height: 30 };
const made = { pictures: { 'media/logo.svg': logo }, components: allComponents };

describe('renderSite', () => {
  const { pages, shared } = renderSite(smallSite(), made);

  test('renders every route in its order, then the 404 page', () => {
    expect(pages.map(({ path }) => path)).toEqual(['/', '/join', null]);
    expect(pages.map(({ rendered }) => /<h1[^>]*>([^<]*)/.exec(rendered.html)?.[1])).toEqual([
      'Earn £250',
      undefined,
      'Page not found',
    ]);
  });

  test('gives a page just the links that it uses', () => {
    const [home, join] = pages.map(({ data }) => JSON.parse(data.json) as { links: object });
    expect(Object.keys(home?.links ?? {})).toEqual(['form', 'callNow']);
    expect(Object.keys(join?.links ?? {})).toEqual([]);
  });

  test('keeps a change of one page to the files of that page', () => {
    const changed = renderSite(smallSite(['title: Join', 'title: Come in']), made);
    expect(changed.shared).toEqual(shared);
    expect(changed.pages.map(({ data }) => data.address)).toEqual([
      '/data/index.json',
      '/data/join.json',
      '/data/404.json',
    ]);
    const isSame = changed.pages.map(({ data }, index) => data.json === pages[index]?.data.json);
    expect(isSame).toEqual([true, false, true]);
  });

  test('names what all pages share after its content', () => {
    const changed = renderSite(smallSite(['reload: Reload', 'reload: Load anew']), made);
    expect(shared.address).toMatch(/^\/assets\/shared-[0-9a-f]+\.json$/);
    expect(changed.shared.address).not.toBe(shared.address);
  });

  test('moves the preloads of pictures out of the page', () => {
    for (const { rendered } of pages) {
      expect(rendered.html).not.toContain('rel="preload"');
      expect(rendered.preloads).toContain('/assets/logo.svg');
    }
  });

  test('names the page that could not be rendered', () => {
    expect(() => renderSite(smallSite(), { ...made, pictures: {} })).toThrow(
      'The page / could not be rendered.',
    );
  });
});
