import type { BootConfig } from './BootConfig.ts';
import { inNewTask } from './inNewTask.ts';

/**
 * Loads the typefaces, behind the pictures of the first screen, each asked for in a task of its own,
 * and puts them in the place of what stands in for them, all at once: one new layout instead of one
 * for each. Where one does not come, what stands in stays.
 */
export async function bringTypefaces(typefaces: BootConfig['typefaces']): Promise<void> {
  for (const picture of document.images) {
    if (picture.loading === 'eager') await picture.decode().catch(() => {});
  }
  const loading = typefaces.map((parts) => inNewTask(() => new FontFace(...parts).load()));
  for (const typeface of await Promise.all(loading)) {
    if (typeface) document.fonts.add(typeface);
  }
  // Asked how far it is scrolled, the browser lays the page out in a task of its own, not in the next frame's.
  void scrollY;
}
