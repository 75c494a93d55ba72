import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Emotion's cache of styles, created the same way at build, in the preview and in the browser, so that
 * the names in the HTML are the same. No prefixes are added: write `WebkitUserSelect` and the like
 * yourself where Safari 16 needs it.
 */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: 'f', stylisPlugins: [] });
  // Without this, Emotion writes <style> elements between the elements of the page when it renders at build.
  cache.compat = true;
  return cache;
}

/**
 * The same for a page that has its styles. Emotion's own way (`data-emotion`) moves their element, and the
 * browser restyles and lays out the whole page: 15 ms of a processor, 60 ms of a slow phone's.
 */
export function adoptStyles(): EmotionCache {
  const cache = createStyleCache();
  const add = (name: string) => {
    cache.inserted[name] = true;
  };
  for (const { classList } of document.querySelectorAll('[class]')) {
    for (const name of classList) add(name.slice(cache.key.length + 1));
  }
  for (const rule of document.querySelector('style')?.sheet?.cssRules ?? []) {
    if (rule instanceof CSSKeyframesRule) add(rule.name);
  }
  return cache;
}
