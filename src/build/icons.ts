import { join } from 'node:path';
import type { Site } from '#schema/site.ts';
import { requireWhole } from './BrokenMedia.ts';
import type { BuildContext } from './pictures.ts';

/** Browsers and phones also ask for these names by themselves, so they hold no hash. */
export const faviconPath = '/favicon.svg';
export const touchIconPath = '/apple-touch-icon.png';

/** Copies the pictures of the browser's tab and of a phone's home screen. */
export async function copyIcons({ site }: Site, { root, output }: BuildContext) {
  await requireWhole(site.touchIcon, root);
  await output.copy(join(root, site.favicon), faviconPath.slice(1));
  await output.copy(join(root, site.touchIcon), touchIconPath.slice(1));
}
