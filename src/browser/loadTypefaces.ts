import type { BootConfig } from './BootConfig.ts';

/**
 * Loads the typefaces after the pictures of the first screen, and replaces their fallbacks all at once:
 * one layout instead of one for each. A fallback stays where its typeface cannot be loaded.
 */
export async function loadTypefaces(typefaces: BootConfig['typefaces']): Promise<void> {
  for (const picture of document.images) {
    if (picture.loading === 'eager') await picture.decode().catch(() => {});
  }
  const loading = typefaces.map((parts) => new FontFace(...parts).load());
  for (const result of await Promise.allSettled(loading)) {
    if (result.status === 'fulfilled') document.fonts.add(result.value);
  }
}
