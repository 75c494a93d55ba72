import { CacheProvider } from '@emotion/react';
import { type ComponentType, type PropsWithChildren, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { ids } from '#browser/dom.ts';
import { App } from '#page/App.tsx';
import { BoundaryContext } from '#page/Section.tsx';
import type { ReadyPage, SharedData } from '#page/PageData.ts';
import { createStyleCache } from '#page/styleCache.ts';

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

/** A page cannot be rendered, since a block throws; `type` is undefined when it is no block that does. */
export class BrokenPage extends Error {
  readonly path: string;
  readonly type: string | undefined;

  constructor(cause: unknown, { path, type }: { path: string; type?: string | undefined }) {
    const part = type === undefined ? '' : `: its section "${type}" throws an error`;
    super(`The page ${path} could not be rendered${part}.`, { cause });
    this.name = 'BrokenPage';
    this.path = path;
    this.type = type;
  }
}

/** What React leaves where a section throws, for the browser to try again. */
const leftOut = '<!--$!-->';

/** Renders one page to HTML, as at a path of its host. Throws a `BrokenPage` when one of its blocks throws. */
export function renderPage(shared: SharedData, page: ReadyPage, path: string): RenderedPage {
  // One cache per page: a shared one would carry the keyframes of one page into the next.
  const cache = createStyleCache();
  const render = (sections: ReadyPage['sections'], boundary: ComponentType, type?: string) => {
    try {
      return renderToString(
        <CacheProvider value={cache}>
          <BoundaryContext value={boundary}>
            <App shared={shared} page={{ ...page, sections }} path={path} />
          </BoundaryContext>
        </CacheProvider>,
      );
    } catch (error) {
      throw new BrokenPage(error, { path, type });
    }
  };
  const rendered = render(page.sections, Suspense);
  if (rendered.includes(leftOut)) {
    // Section by section, without what keeps their errors.
    for (const block of page.sections) render([block], Outside, block.type);
    throw new BrokenPage('A section throws only together with others.', { path });
  }
  // React puts preloads before the first element, where they come no sooner than the pictures.
  const start = rendered.indexOf(`<a href="#${ids.content}"`);
  if (start < 0) throw new Error('A page begins with the link to its content (#page/App.tsx).');
  const html = rendered.slice(start);
  // Also inserted: the styles of a component that the element in it combines with its own.
  const rules = Object.entries(cache.inserted).filter(
    ([name, css]) =>
      (typeof css === 'string' && css.startsWith('@keyframes')) || html.includes(`f-${name}`),
  );
  return {
    html,
    css: rules.map(([, css]) => css).join(''),
    firstPicture: /<main.*?<img[^>]* loading="eager"[^>]* src="([^"]*)"/s.exec(html)?.[1],
  };
}

function Outside({ children }: PropsWithChildren) {
  return children;
}
