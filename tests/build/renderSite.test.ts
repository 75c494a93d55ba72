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
      'Join',
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

  test('keeps preloads of pictures out of the page', () => {
    for (const { rendered } of pages) expect(rendered.html).not.toContain('rel="preload"');
  });

  test('keeps styles out of the page, whose letters say which the typefaces need', () => {
    for (const { rendered } of pages) {
      expect(rendered.html).not.toMatch(/<style[^>]*>[^<]/);
      expect(rendered.css).not.toBe('');
    }
  });

  test('loads the poster of the first screen at once; others wait', () => {
    const poster = {
      src: '/assets/shop-960.webp',
      srcset: '/assets/shop-480.webp 480w, /assets/shop-960.webp 960w',
      sources: [
        { type: 'image/avif', srcSet: '/assets/shop-480.avif 480w, /assets/shop-960.avif 960w' },
      ],
      width: 1600,
      height: 900,
    };
    const block = (title: string, path: string) =>
      `- { type: video, title: ${title}, video: "https://youtu.be/${path}", poster: media/Shop-Front.jpg }`;
    const site = smallSite([
      '      - type: richText',
      `      ${block('First', 'aqz-KE-bpKQ')}\n      ${block('Later', 'bqz-KE-bpKQ')}\n      - type: richText`,
    ]);
    const pictures = { ...made.pictures, 'media/Shop-Front.jpg': poster };
    const place = (index: number) => {
      const sections = site.routes[0]?.sections ?? [];
      const moved = sections.splice(2, 2);
      sections.splice(index, 0, ...moved);
      const { html = '', firstPicture } =
        renderSite(site, { ...made, pictures }).pages[0]?.rendered ?? {};
      const posters = html.matchAll(/<img [^>]*loading="(\w+)"[^>]*shop-960\.webp"/g);
      return { loading: Array.from(posters, ([, loading]) => loading), firstPicture };
    };
    const below = place(2);
    expect(below.loading).toEqual(['lazy', 'lazy']);
    expect(below.firstPicture).toBeUndefined();
    const { loading, firstPicture } = place(1);
    expect(firstPicture).toBe(poster.src);
    expect(loading).toEqual(['eager', 'lazy']);
  });

  test('names the page that could not be rendered', () => {
    expect(() => renderSite(smallSite(), { ...made, pictures: {} })).toThrow(
      'The page / could not be rendered.',
    );
  });

  test('names the section that throws, which React would leave out', () => {
    const fail = () => {
      throw new Error('no such thing');
    };
    const components = { ...allComponents, callToAction: fail };
    expect(() => renderSite(smallSite(), { ...made, components })).toThrow(
      'The page / could not be rendered: its section "callToAction" throws an error.',
    );
  });
});
