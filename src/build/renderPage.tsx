import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { renderToString } from 'react-dom/server';
import { App } from '#page/App.tsx';
import type { ReadyPage, SharedData } from '#page/PageData.ts';
import { createStyleCache } from '#page/styleCache.ts';

/** A page without its document. */
export type RenderedPage = {
  /** As React renders it. Without styles: its letters are those that the typefaces need. */
  html: string;
  /** The styles of exactly what the page shows down to the end of its first section. */
  firstCss: string;
  /** Those that only the rest needs. */
  restCss: string;
  /** `<link rel="preload">` of the pictures in the first screen: they belong in the head. */
  preloads: string;
  /** The first picture of the main part that is fetched at once, by its address. */
  firstPicture?: { src: string; isInFirstSection: boolean };
  /** The rule that shows it blurred until its file comes: a part of the styles above. */
  placeholder?: string;
};

/** Renders one page to HTML. Throws, naming the page, when one of its blocks does. */
export function renderPage(shared: SharedData, page: ReadyPage, path: string): RenderedPage {
  // One cache per page: a shared one would carry the keyframes of one page into the next.
  const cache = createStyleCache();
  const { extractCritical } = createServer(cache);
  const rendered = render();
  const [preloads = ''] = /^(?:<link rel="preload"[^>]*>)*/.exec(rendered) ?? [];
  const { html, ids } = extractCritical(rendered.slice(preloads.length));
  const rules = ids.map((id) => ({ id, css: String(cache.inserted[id]) }));
  const [beginning = ''] = html.split(noStyles);
  const src = firstEagerPicture(html);
  return {
    html,
    ...splitStyles(rules, beginning),
    preloads: preloadSources(html) + preloads,
    ...(src && { firstPicture: { src, isInFirstSection: beginning.includes(`src="${src}"`) } }),
  };

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

/** The HTML of a page with the styles of its rest where they belong: ready for `<style>`. */
export function putRestStyles(html: string, restStyles: string): string {
  return html.replace(noStyles, () => `<style data-rest-styles="">${restStyles}</style>`);
}

/** What React renders there (#page/RestStyles.tsx). */
const noStyles = '<style data-rest-styles=""></style>';

type Rule = { id: string; css: string };

/** The styles of a page's `beginning` in HTML, and those that only its rest needs. */
function splitStyles(
  rules: readonly Rule[],
  beginning: string,
): Pick<RenderedPage, 'firstCss' | 'restCss'> {
  const isKeyframes = (rule: Rule) => rule.css.startsWith('@keyframes');
  const styles = rules.filter((rule) => !isKeyframes(rule) && beginning.includes(`f-${rule.id}`));
  const moves = (rule: Rule) => styles.some((style) => style.css.includes(rule.id));
  const first = [...styles, ...rules.filter((rule) => isKeyframes(rule) && moves(rule))];
  return {
    firstCss: textOf(first),
    restCss: textOf(rules.filter((rule) => !first.includes(rule))),
  };
}

function textOf(rules: readonly Rule[]): string {
  return rules.map(({ css }) => css).join('');
}

/**
 * React preloads an eager picture by itself, but not one within `<picture>`: here are those of the
 * first screen, for browsers that take its first kind. (React's `preload` could do it, too, but every
 * visitor would pay for it in script.)
 */
function preloadSources(html: string): string {
  const pictures = html.matchAll(
    /<source type="([^"]*)" sizes="([^"]*)" srcSet="([^"]*)"\/><img [^>]*loading="eager"/g,
  );
  return Array.from(
    pictures,
    ([, type, sizes, files]) =>
      `<link rel="preload" as="image" type="${type}" imagesrcset="${files}" imagesizes="${sizes}" fetchpriority="high">`,
  ).join('');
}

/** The logo stands before the main part. */
function firstEagerPicture(html: string): string | undefined {
  const [, main = ''] = html.split('<main ');
  return /<img [^>]*loading="eager"[^>]* src="([^"]*)"/.exec(main)?.[1];
}

/** The package is CommonJS, so what its default export is depends on who loads it. */
const createServer: typeof createEmotionServer =
  (createEmotionServer as { default?: typeof createEmotionServer }).default ?? createEmotionServer;
