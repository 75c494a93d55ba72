import { CacheProvider } from '@emotion/react';
import { renderToString } from 'react-dom/server';
import { App } from '#page/App.tsx';
import type { ReadyPage, SharedData } from '#page/PageData.ts';
import { createStyleCache } from '#page/styleCache.ts';
import { trustedPolicy } from './trustedPolicy.ts';

/** What the types of the language do not have yet. */
type TrustedTypes = {
  createPolicy(name: string, rules: Policy): Policy;
};
type Policy = { createHTML(html: string): string };

// Not in every browser. The policy of the page lets this one through, once.
const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
const trusted = trustedTypes?.createPolicy(trustedPolicy, { createHTML: (html) => html });

/**
 * A page once more, out of sight and without life, to see where its texts go. Nothing runs in it and
 * nothing is loaded: what the operator sees is the page itself, without any mark.
 */
export function drawMarked(
  { shared, page }: { shared: SharedData; page: ReadyPage },
  path: string,
): ParentNode & Node {
  const template = document.createElement('template');
  const html = renderToString(
    <CacheProvider value={createStyleCache()}>
      <App shared={shared} page={page} path={path} />
    </CacheProvider>,
  );
  // What React has rendered is HTML: the file holds none.
  template.innerHTML = trusted?.createHTML(html) ?? html;
  return template.content;
}
