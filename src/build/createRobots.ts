import type { Site } from '#schema/site.ts';

/**
 * What crawlers may fetch: everything. Pages that search engines must not list say so themselves;
 * were they forbidden here, nobody would read that.
 */
export function createRobots(site: Site): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${site.site.url}/sitemap.xml\n`;
}
