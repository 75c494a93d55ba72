import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { EnvironmentOptions, Rolldown } from 'vite';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { ByEnvironment } from './tests/byEnvironment.ts';
import { buildPlugins, withoutBrowserLocation } from './src/build/vitePlugins.ts';

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * What Vite does here: it bundles what visitors' browsers run (`npm run build`, src/build/bundleClient.ts),
 * serves the preview (`npm start`, src/preview/createPreview.ts), and runs the tests. Pages are prerendered
 * by Node itself (src/build/renderPage.tsx), so there is no environment for it.
 */
export default defineConfig(({ command, mode }) => ({
  root: fromHere('.'),
  appType: 'custom',
  publicDir: false,
  // Nothing is configured by .env files.
  envDir: false,
  plugins: [react({ jsxImportSource: '@emotion/react' }), ...buildPlugins],
  ...(command === 'build' && mode === 'production' && { environments }),
  server: {
    host: '127.0.0.1',
    // No other site may read what is here, also none of another server on this machine.
    cors: false,
  },
  optimizeDeps: {
    entries: ['src/preview/client.tsx', 'src/window/main.tsx'],
    rolldownOptions: { plugins: [withoutBrowserLocation] },
  },
  test,
}));

const modules = {
  entryFileNames: 'assets/[name]-[hash].js',
  chunkFileNames: 'assets/[name]-[hash].js',
  // V8 compiles the file while it is downloaded, beside the main thread, since nearly all of it is needed
  // (Chrome 136, https://v8.dev/blog/explicit-compile-hints): hydrated 40 to 170 ms sooner.
  postBanner: '//# allFunctionsCalledOnLoad',
} as const;

/** The scripts of a visitor's browser, in the order of src/browser/order.ts. */
const environments = {
  /** The boot script, inside every page: a single plain script. */
  boot: script('src/browser/order.ts', { format: 'iife' }),
  /** React and the blocks, loaded at the first interaction. */
  client: script('src/browser/hydrate.tsx', {
    ...modules,
    // Only blocks are files of their own: the rest is needed on every page.
    codeSplitting: {
      groups: [{ name: 'react', test: /\/(?:node_modules|src\/(?:parts|page))\// }],
    },
  }),
  /** What talks to the providers of the pixel, loaded after the visitor's yes. */
  providers: script('src/browser/providers/connect.ts', modules),
};

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
        input: fromHere(entry),
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

const test: NonNullable<ViteUserConfig['test']> = {
  restoreMocks: true,
  sequence: { sequencer: ByEnvironment },
  projects: [
    {
      extends: true,
      test: {
        name: 'unit',
        // Of two cores, Vitest would leave one idle.
        maxWorkers: '100%',
        // No test is about speed, and a machine may be busy.
        testTimeout: 60_000,
        hookTimeout: 60_000,
        include: ['tests/**/*.test.{ts,tsx}'],
        exclude: ['tests/endToEnd/**', 'tests/hosts/**'],
        // No module keeps anything from one file to the next: all share what they import.
        isolate: false,
        setupFiles: ['tests/setup.ts'],
      },
    },
    {
      extends: true,
      test: {
        name: 'hosts',
        include: ['tests/hosts/**/*.test.ts'],
        hookTimeout: 30_000,
        // It comes as TypeScript.
        server: { deps: { inline: ['@cloudflare/pages-shared'] } },
      },
    },
    {
      extends: true,
      test: {
        name: 'endToEnd',
        include: ['tests/endToEnd/**/*.test.ts'],
        // The files of a worker share its browser and its preview.
        isolate: false,
        globalSetup: ['tests/endToEnd/harness/startPreview.ts'],
        // A test waits more than it works, and the browser works beside it.
        maxWorkers: 3,
        // A loaded machine takes its time; what never comes still fails.
        testTimeout: 90_000,
        hookTimeout: 120_000,
        expect: { poll: { timeout: 20_000 } },
      },
    },
  ],
};
