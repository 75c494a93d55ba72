import createCache, { type EmotionCache } from '@emotion/cache';

/** Where the styles of one page are kept. One per page: a shared one leaks styles into later pages. */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: 'f' });
  cache.compat = true;
  return cache;
}
