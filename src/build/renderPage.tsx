import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { renderToString } from 'react-dom/server';
import { App } from '#page/App.tsx';
import type { ReadyPage, SharedData } from '#page/PageData.ts';
import { createStyleCache } from '#page/styleCache.ts';

/** A page without its document. */
export type RenderedPage = {
  html: string;
  /** The styles of exactly what the page shows. */
  css: string;
  /** `<link rel="preload">` of the pictures in the first screen: they belong in the head. */
  preloads: string;
};

/** Renders one page to HTML. Throws, naming the page, when one of its blocks does. */
export function renderPage(shared: SharedData, page: ReadyPage, path: string): RenderedPage {
  // One cache per page: a shared one would carry the keyframes of one page into the next.
  const cache = createStyleCache();
  const { extractCritical } = createServer(cache);
  const rendered = render();
  const [preloads = ''] = /^(?:<link rel="preload"[^>]*>)*/.exec(rendered) ?? [];
  const { html, css } = extractCritical(rendered.slice(preloads.length));
  return { html, css, preloads: preloadSources(html) + preloads };

  function render() {
    try {
      return renderToString(
        <CacheProvider value={cache}>
          <App shared={shared} page={page} path={path} />
        </CacheProvider>,
      );
    } catch (error) {
      throw new Error(`The page ${path} could not be rendered.`, { cause: error });
    }
  }
}

/**
 * React preloads an eager picture by itself, but not one within `<picture>`: here are those of the
 * first screen, for browsers that take its first kind. (React's `preload` could do it, too, but every
 * visitor would pay for it in script.)
 */
function preloadSources(html: string): string {
  const firstScreen = html.slice(0, html.indexOf('</section>', html.indexOf('id="_fold"')));
  const pictures = firstScreen.matchAll(
    /<source type="([^"]*)" sizes="([^"]*)" srcSet="([^"]*)"\/><img [^>]*loading="eager"/g,
  );
  return Array.from(
    pictures,
    ([, type, sizes, files]) =>
      `<link rel="preload" as="image" type="${type}" imagesrcset="${files}" imagesizes="${sizes}" fetchpriority="high">`,
  ).join('');
}

/** The package is CommonJS, so what its default export is depends on who loads it. */
const createServer: typeof createEmotionServer =
  (createEmotionServer as { default?: typeof createEmotionServer }).default ?? createEmotionServer;
