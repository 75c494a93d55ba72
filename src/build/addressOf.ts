import type { Site } from '#schema/site.ts';

/** Where a page or a file of the site is on its host: `/about` is `/shop/about` where the site is in `/shop`. */
export function addressOf({ base }: Pick<Site, 'base'>, path: string): string {
  return base + path;
}
