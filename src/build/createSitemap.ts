import type { Site } from '#schema/site.ts';
import { escapeHtml } from './escape.ts';

/** The pages that search engines may list, with their full addresses. No dates: none would be honest. */
export function createSitemap(site: Site): string {
  const rows = site.routes
    .filter(({ seo }) => seo.index)
    .map(({ path }) => `<url><loc>${escapeHtml(site.site.url + path)}</loc></url>\n`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
    ...rows,
    '</urlset>\n',
  ].join('');
}
