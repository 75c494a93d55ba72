import { expect, test } from 'vitest';
import { withoutBrowserLocation } from '#build/vitePlugins.ts';

test.each([
  '/site/node_modules/wouter/src/use-browser-location.js',
  'C:\\site\\node_modules\\wouter\\src\\use-browser-location.js',
])('replaces a module of a library by its path on every system: %s', (id) => {
  const { load } = withoutBrowserLocation as { load: (id: string) => unknown };
  expect(load(id)).toContain('export const useBrowserLocation');
  expect(load(id.replace('browser', 'memory'))).toBeUndefined();
});
