import createCache, { type EmotionCache } from '@emotion/cache';
import { dataOf, selectorOf } from '#browser/dom.ts';

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
 * The same for a page that has its styles, as its `<style>` says (#build/createDocument.ts). Emotion's own
 * way (`data-emotion`) moves the element, and the browser restyles and lays out the whole page: 15 ms of a
 * processor, 60 ms of a slow phone's.
 */
export function adoptStyles(): EmotionCache {
  const cache = createStyleCache();
  const style = document.querySelector<HTMLElement>(selectorOf('styles'));
  const names = style && dataOf(style).styles;
  for (const name of names?.split(' ') ?? []) cache.inserted[name] = true;
  return cache;
}
