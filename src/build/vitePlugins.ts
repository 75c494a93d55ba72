import type { Plugin } from 'vite';

/**
 * Replaces a module of a library. `without` is in the bundle while the module is: where the library has
 * another module instead, the build fails.
 */
function replaceModule(file: string, code: string, without: string): Plugin {
  return {
    name: `replace ${file}`,
    enforce: 'pre',
    // The preview bundles packages with ids as Windows writes paths.
    load: (id) => (id.replaceAll('\\', '/').endsWith(file) ? code : undefined),
    renderChunk(chunk) {
      if (chunk.includes(without)) throw new Error(`A library no longer has ${file}.`);
    },
  };
}

/**
 * Removes wouter's own location hook, for pages that are given none: its module overwrites
 * `history.pushState` as soon as it is loaded, and every page has a hook (#page/App.tsx).
 */
export const withoutBrowserLocation: Plugin = replaceModule(
  'wouter/src/use-browser-location.js',
  'export const useBrowserLocation = undefined, useSearch = undefined;',
  'wouter_v3',
);

/** What changes the files for visitors. Each fails when a library is not as it expects. */
export const buildPlugins: readonly Plugin[] = [
  withoutBrowserLocation,
  {
    // Vite wraps `import()` to load the stylesheets of a module first, and there are none.
    ...replaceModule(
      'vite/preload-helper.js',
      'export const __vitePreload = (load) => load();',
      'vite:preloadError',
    ),
    apply: 'build',
  },
  {
    // Lets V8 compile React while it is downloaded: compile hints reach no CommonJS, which is wrapped in
    // an arrow function, but do reach a function in parentheses (measured in Chromium 156: React was
    // parsed twice, 71 ms in one task of the main thread at a quarter of the speed).
    name: 'compile-commonjs-ahead',
    apply: 'build',
    renderChunk(code) {
      const changed = code.replace(
        /(__commonJSMin[\w$]*\(\()\(([\w$, ]*)\) => \{/g,
        '$1function($2) {',
      );
      if (/__commonJS[\w$]*\((?!\(function)/.test(changed)) {
        throw new Error('CommonJS is not wrapped as src/build/vitePlugins.ts expects it.');
      }
      return changed;
    },
  },
];
