import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Emotion's cache of styles, created the same way at build, in the preview and in the browser, where it
 * finds the styles that the HTML has (`data-emotion`, #build/createDocument.ts). No prefixes are added:
 * write `WebkitUserSelect` and the like yourself where Safari 16 needs it.
 */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: 'f', stylisPlugins: [] });
  // Without this, Emotion writes <style> elements between the elements of the page when it renders at build.
  cache.compat = true;
  return cache;
}
