import type { Plugin } from 'vite';

/** What the tools would add to the script, and no page of ours needs: one and a half KB of every visit. */
export const leaveOut: readonly Plugin[] = [
  {
    // Vite wraps `import()` to fetch the stylesheets of a module first, and there are none.
    name: 'plain-imports',
    enforce: 'pre',
    load: (id) =>
      id.endsWith('vite/preload-helper.js')
        ? 'export const __vitePreload = (load) => load();'
        : undefined,
  },
  {
    // Styles are written without prefixes (#page/styleCache.ts), which no bundler can know.
    name: 'no-prefixes',
    transform: (code, id) =>
      id.includes('/@emotion/cache/')
        ? code.replace('defaultStylisPlugins = [prefixer]', 'defaultStylisPlugins = []')
        : undefined,
  },
];
