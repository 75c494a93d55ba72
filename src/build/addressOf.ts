import type { Site } from '#schema/site.ts';

/**
 * Where a page or a file of the site is on its host, percent-encoded: `/über` is `/shop/%C3%BCber` where the
 * site is in `/shop`.
 */
export function addressOf({ base }: Pick<Site, 'base'>, path: string): string {
  return base + encodeURI(path);
}
