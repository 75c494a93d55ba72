import type { EnvironmentOptions, InlineConfig, Rolldown } from 'vite';
import { rendererFolder } from './renderer.ts';
import { buildPlugins } from './vitePlugins.ts';

/**
 * What Vite does with the sources of the renderer, wherever the site is: it bundles what visitors' browsers
 * run (bundleClient.ts), serves the preview (src/preview/createPreview.ts), and runs the tests. Pages are
 * prerendered by Node itself (renderPage.tsx), so there is no environment for it.
 */
export function viteConfig(): InlineConfig {
  return {
    configFile: false,
    root: rendererFolder,
    appType: 'custom',
    publicDir: false,
    // Nothing is configured by .env files.
    envDir: false,
    // Read by src/browser/order.ts alone.
    define: { followsVisitors: 'true', countsVisits: 'true' },
    // Not for development, where every element says where it is written, which is slow.
    oxc: { jsx: { runtime: 'automatic', importSource: '@emotion/react', development: false } },
    plugins: [...buildPlugins],
  };
}

const modules = {
  entryFileNames: 'assets/[name]-[hash].js',
  chunkFileNames: 'assets/[name]-[hash].js',
  // V8 compiles the file while it is downloaded, beside the main thread, since nearly all of it is needed
  // (Chrome 136, https://v8.dev/blog/explicit-compile-hints): hydrated 40 to 170 ms sooner.
  postBanner: '//# allFunctionsCalledOnLoad',
} as const;

/** The scripts of a visitor's browser, in the order of src/browser/order.ts. */
export const environments = {
  /** The boot script, inside every page: a single plain script. */
  boot: {
    ...script('src/browser/order.ts', { format: 'iife' }),
    define: { countsVisits: 'false' },
  },
  /** The same for a site that counts visits. */
  countingBoot: script('src/browser/order.ts', { format: 'iife' }),
  /** The same for a site without consent, pixel and campaign. */
  plainBoot: {
    ...script('src/browser/order.ts', { format: 'iife' }),
    define: { followsVisitors: 'false', countsVisits: 'false' },
  },
  /** What a page with a form does until React is there, inside it. */
  form: script('src/browser/formEntry.ts', { format: 'iife' }),
  /** React and the blocks, loaded at the first interaction. */
  client: script('src/browser/hydrate.tsx', {
    ...modules,
    // Only blocks, and a frame that few have, are files of their own: the rest is needed on every page.
    codeSplitting: {
      groups: [
        {
          name: 'react',
          test: (file) =>
            // What a few blocks share is for their pages alone.
            /\/(?:node_modules|src\/(?:parts\/(?!separate\/)|vendors|page\/(?!frame\/)))/.test(
              fromRenderer(file),
            ),
        },
      ],
    },
  }),
  /** What talks to the providers of the pixel, loaded after the visitor's yes. */
  providers: script('src/browser/providers/connect.ts', modules),
  /** What sends events to those that count visits, loaded when they may. */
  counters: script('src/browser/providers/countVisits.ts', modules),
};

/** The renderer itself may be under `node_modules`, which says nothing about a file of it. */
function fromRenderer(id: string): string {
  const file = id.replaceAll('\\', '/');
  return file.startsWith(rendererFolder) ? file.slice(rendererFolder.length - 1) : file;
}

function script(entry: string, output: Rolldown.OutputOptions): EnvironmentOptions {
  return {
    consumer: 'client',
    build: {
      // src/build writes the files.
      write: false,
      target: ['es2022', 'safari16'],
      // The boot script preloads what a page needs.
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: rendererFolder + entry,
        preserveEntrySignatures: 'exports-only',
        optimization: { inlineConst: true },
        // Unused parts of Emotion and wouter import these CommonJS modules, which are kept when in doubt.
        treeshake: {
          moduleSideEffects: (file) =>
            !/hoist-non-react-statics|react-is|use-sync-external-store/.test(file),
        },
        output: { ...output, comments: false },
      },
    },
  };
}
