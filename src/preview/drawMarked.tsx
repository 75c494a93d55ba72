import { CacheProvider } from '@emotion/react';
import { renderToString } from 'react-dom/server';
import { App } from '#page/App.tsx';
import type { ReadyPage, SharedData } from '#page/PageData.ts';
import { createStyleCache } from '#page/styleCache.ts';

/**
 * A page once more, out of sight and without life, to see where its texts go. Nothing runs in it and
 * nothing is loaded: what the operator sees is the page itself, without any mark.
 */
export function drawMarked(
  { shared, page }: { shared: SharedData; page: ReadyPage },
  path: string,
): ParentNode & Node {
  const template = document.createElement('template');
  template.innerHTML = renderToString(
    <CacheProvider value={createStyleCache()}>
      <App shared={shared} page={page} path={path} />
    </CacheProvider>,
  );
  return template.content;
}
