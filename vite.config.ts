import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { viteConfig } from './src/build/viteConfig.ts';
import { ByEnvironment } from './tests/byEnvironment.ts';

/**
 * A browser on a busy machine is a matter of chance, too: what fails there is tried once more, and `npm test`
 * says what passed at its second try only.
 */
const retry = 1;

/** What the headless shell of Chromium has not: pages that are kept for going back, PDF, the dialog of printing. */
const inWholeBrowser = ['backForward', 'print', 'window/hostileMedia'].map(
  (name) => `tests/endToEnd/${name}.test.ts`,
);

const inBrowser = {
  retry,
  // As the command line has it.
  env: { NODE_ENV: 'production' },
  // The files of a worker share its browser and its preview.
  isolate: false,
  globalSetup: ['tests/endToEnd/harness/startPreview.ts'],
  // A loaded machine takes its time; what never comes still fails.
  testTimeout: 120_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 20_000 } },
};

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
        exclude: ['endToEnd', 'engines', 'hosts', 'editor', 'package', 'windows'].map(
          (name) => `tests/${name}/**`,
        ),
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
        name: 'editor',
        include: ['tests/editor/**/*.test.ts'],
        // The language server that editors start takes its time on a loaded machine.
        testTimeout: 60_000,
        hookTimeout: 60_000,
      },
    },
    {
      extends: true,
      test: {
        name: 'package',
        include: ['tests/package/**/*.test.ts'],
        // It installs from the registry.
        hookTimeout: 600_000,
        testTimeout: 300_000,
      },
    },
    {
      extends: true,
      test: {
        name: 'engines',
        include: ['tests/engines/**/*.test.ts'],
        retry,
        // A loaded machine takes its time; what never comes still fails.
        testTimeout: 180_000,
        hookTimeout: 150_000,
        expect: { poll: { timeout: 20_000 } },
      },
    },
    {
      extends: true,
      test: {
        name: 'windows',
        include: ['tests/windows/**/*.test.ts'],
        // It installs from the registry, and Wine starts slowly.
        hookTimeout: 600_000,
        testTimeout: 300_000,
      },
    },
    {
      extends: true,
      test: {
        ...inBrowser,
        name: 'endToEnd',
        include: ['tests/endToEnd/**/*.test.ts'],
        exclude: inWholeBrowser,
        // On two cores, a third browser makes all of them slower.
        maxWorkers: 2,
      },
    },
    {
      extends: true,
      test: { ...inBrowser, name: 'wholeBrowser', include: inWholeBrowser, maxWorkers: 1 },
    },
  ],
};

/** How the tests run, with the sources as Vite serves and bundles them (src/build/viteConfig.ts). */
export default defineConfig({ ...viteConfig(), test });
