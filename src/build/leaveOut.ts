import type { Plugin } from 'vite';

/**
 * Empties the location hook that wouter takes where it is given none: its module overwrites
 * `history.pushState` as soon as it is loaded, and every page gives a hook (#page/App.tsx).
 */
export const withoutBrowserLocation: Plugin = {
  name: 'without-browser-location',
  load: (id) =>
    id.endsWith('wouter/src/use-browser-location.js')
      ? 'export const useBrowserLocation = undefined, useSearch = undefined;'
      : undefined,
};

/** What the tools would add to the script, and no page of ours needs: one and a half KB of every visit. */
export const leaveOut: readonly Plugin[] = [
  withoutBrowserLocation,
  {
    // Vite wraps `import()` to fetch the stylesheets of a module first, and there are none.
    name: 'plain-imports',
    enforce: 'pre',
    load: (id) =>
      id.endsWith('vite/preload-helper.js')
        ? 'export const __vitePreload = (load) => load();'
        : undefined,
  },
];
