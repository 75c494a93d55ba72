import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * The cache in which Emotion keeps styles, made the same way at build, in the preview and in the
 * browser, so that the browser finds the styles of the HTML by their names (`f-…`). No prefixes are
 * added: write `WebkitUserSelect` and the like yourself where Safari 16 needs it.
 */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: 'f', stylisPlugins: [] });
  // Without this, Emotion writes <style> elements between the elements of the page when it renders at build.
  cache.compat = true;
  return cache;
}

/**
 * The same for a page whose styles are written in it, and which the cache need not insert again.
 * Emotion's own way moves the `<style>` to the end of the head, and the browser styles the whole page
 * anew: some thirty milliseconds of a cheap phone, twice.
 */
export function adoptStyles(): EmotionCache {
  const cache = createStyleCache();
  const styles = Array.from(document.querySelectorAll('style'), ({ textContent }) => textContent);
  for (const [, name = ''] of styles.join('').matchAll(/(?:\.f-|@keyframes )([\w-]+)/g)) {
    cache.inserted[name] = true;
  }
  return cache;
}
