// Rendered as at build, where there is no document: React leaves out <noscript> in a browser.
import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Gallery } from '#blocks/gallery/Gallery.tsx';
import { SiteContext } from '#parts/contexts.ts';
import { gallery } from '#schema/blocks/gallery.ts';
import { sampleSite } from '#tests/render/sampleSite.ts';

test('has each picture once where there is no JavaScript: as a link to it', () => {
  const block = gallery.parse({
    type: 'gallery',
    pictures: [
      { src: 'media/a.jpg', alt: 'Oven' },
      { src: 'media/b.jpg', alt: 'Loaf' },
    ],
  });
  const html = renderToStaticMarkup(
    <SiteContext value={sampleSite}>
      <Gallery {...block} />
    </SiteContext>,
  );
  // jsdom runs no scripts here.
  const { document } = new JSDOM(html).window;
  const shown = Array.from(document.querySelectorAll('img')).filter(
    (picture) => picture.closest('button:has(+ noscript a)') === null,
  );
  expect(shown.map(({ alt }) => alt)).toEqual(['Oven', 'Loaf']);
  const links = shown.map((picture) => picture.closest('a')?.getAttribute('href'));
  expect(links).toEqual(
    ['media/a.jpg', 'media/b.jpg'].map((path) => sampleSite.pictures[path]?.src),
  );
  expect(html).toMatch(/button:has\(\+ noscript a\)\{display:none!important;?\}/);
});
