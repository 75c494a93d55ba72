import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/**
 * For the tests. The build and the preview start Vite from code and read nothing here
 * (src/build, src/preview).
 */
export default defineConfig({
  plugins: [react({ jsxImportSource: '@emotion/react' })],
  test: {
    restoreMocks: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Of two cores, Vitest would leave one idle.
          maxWorkers: '100%',
          // No test is about speed, and a machine may be busy.
          testTimeout: 60_000,
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/endToEnd/**', 'tests/hosts/**'],
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
          // A test waits more than it works, and the browser works beside it.
          maxWorkers: 2,
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // A loaded machine takes its time; what never comes still fails.
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
});
