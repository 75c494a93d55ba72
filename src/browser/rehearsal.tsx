import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { Activity, useInsertionEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '#page/App.tsx';
import type { ReadyPage, SharedData } from '#page/PageData.ts';
import { ConsentContext, type Consents } from '#parts/ConsentContext.ts';

type Stage = {
  shared: SharedData;
  /** The styles of the page that is shown, to which those of the rehearsed page are added. */
  cache: EmotionCache;
  consents: Consents;
};

/**
 * Draws pages that the visitor may go to next where nobody sees it. When one is drawn in earnest, its
 * styles are in the page and its script has run once, so it takes half the time. Nothing else comes
 * of it: it is drawn into a document of its own, which fetches no pictures, and as hidden, so that no
 * effect runs (nothing is sent, plays or waits). Section by section, whenever the browser is idle, so
 * that no single task is long. What fails here is told when the page is shown.
 */
export function createRehearsal({ shared, cache, consents }: Stage) {
  const { body } = document.implementation.createHTMLDocument('');
  const root = createRoot(body, { onCaughtError: ignore, onUncaughtError: ignore });
  const draw = (path: string, page: ReadyPage, onDrawn: () => void) =>
    root.render(
      <Activity key={path} mode="hidden">
        <CacheProvider value={cache}>
          <ConsentContext value={consents}>
            <App shared={shared} page={page} path={path} navigate={ignore} />
            <Drawn onDrawn={onDrawn} />
          </ConsentContext>
        </CacheProvider>
      </Activity>,
    );
  const rehearse = async (path: string, page: ReadyPage) => {
    for (let count = 1; count <= page.sections.length; count += 1) {
      if (location.pathname === path) break; // The visitor was quicker.
      const sections = page.sections.slice(0, count);
      await new Promise<void>((resolve) => draw(path, { ...page, sections }, resolve));
    }
    root.render(null);
  };

  const known = new Set<string>();
  let last = Promise.resolve();
  return (path: string, page: ReadyPage): void => {
    if (known.has(path)) return;
    known.add(path);
    last = last.then(() => rehearse(path, page));
  };
}

/** Tells that all is drawn, by the only kind of effect that runs in what is hidden. */
function Drawn({ onDrawn }: { onDrawn: () => void }) {
  useInsertionEffect(() => {
    setTimeout(onDrawn);
  });
  return null;
}

function ignore(): void {}
