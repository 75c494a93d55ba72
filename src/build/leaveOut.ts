import type { Plugin } from 'vite';

/** How Emotion says which plugins it takes where none are named. */
const prefixed = 'defaultStylisPlugins = [prefixer]';

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
    transform(code, id) {
      if (!id.includes('/@emotion/cache/')) return undefined;
      if (!code.includes(prefixed))
        throw new Error(`${id} is not as src/build/leaveOut.ts expects it.`);
      return code.replace(prefixed, 'defaultStylisPlugins = []');
    },
  },
];
