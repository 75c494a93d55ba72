import { CacheProvider } from '@emotion/react';
import { renderToString } from 'react-dom/server';
import { ids } from '#browser/dom.ts';
import { App } from '#page/App.tsx';
import type { ReadyPage, SharedData } from '#page/PageData.ts';
import { createStyleCache } from '#page/styleCache.ts';
import { EagerPictureContext, type PictureSource } from '#parts/Picture.tsx';

/** A page without its document. */
export type RenderedPage = {
  /** As React renders it. Without styles: its characters are those that the typefaces need. */
  html: string;
  /** The styles of exactly what the page shows. */
  css: string;
  /** The address of the first picture of the main part that is loaded eagerly. */
  firstPicture?: string | undefined;
  /** The rule that shows a blurred placeholder of it: a part of the styles. */
  placeholder?: string;
};

/** Renders one page to HTML. Throws, naming the page, when one of its blocks does. */
export function renderPage(shared: SharedData, page: ReadyPage, path: string): RenderedPage {
  // One cache per page: a shared one would carry the keyframes of one page into the next.
  const cache = createStyleCache();
  const eager: PictureSource[] = [];
  const logo = shared.pictures[shared.site.logo];
  const rendered = render();
  // React puts preloads before the first element, where they come no sooner than the pictures.
  const start = rendered.indexOf(`<a href="#${ids.content}"`);
  if (start < 0) throw new Error('A page begins with the link to its content (#page/App.tsx).');
  const html = rendered.slice(start);
  // Also inserted: the styles of a component that the element in it combines with its own.
  const rules = Object.entries(cache.inserted).filter(
    ([name, css]) => isKeyframes(css) || html.includes(`f-${name}`),
  );
  return {
    html,
    css: rules.map(([, css]) => css).join(''),
    firstPicture: eager.find(({ src }) => src !== logo?.src)?.src,
  };

  function render() {
    try {
      return renderToString(
        <CacheProvider value={cache}>
          <EagerPictureContext value={(picture) => void eager.push(picture)}>
            <App shared={shared} page={page} path={path} />
          </EagerPictureContext>
        </CacheProvider>,
      );
    } catch (error) {
      throw new Error(`The page ${path} could not be rendered.`, { cause: error });
    }
  }
}

function isKeyframes(css: string | true | undefined): boolean {
  return typeof css === 'string' && css.startsWith('@keyframes');
}
