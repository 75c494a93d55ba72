import type { Page, Site } from '#schema/site.ts';
import { addressOf } from './addressOf.ts';
import { escapeHtml, inlineJson } from './escape.ts';
import { faviconPath, manifestPath, touchIconPath } from './icons.ts';
import { socialSize } from './socialPictures.ts';
import { structuredData } from './structuredData.ts';

type Inputs = {
  site: Site;
  page: Page;
  /** Null on the 404 page, which has no address. */
  path: string | null;
  /** Where the picture of a shared link is within the site, and its alternative text. */
  socialPicture: { src: string; alt: string } | undefined;
};

/** Everything in `<head>` that is about the page: for the browser's tab, search engines and shared links. */
export function createHead({ site, page, path, socialPicture }: Inputs): string {
  const { name, language, url } = site.site;
  const { title, seo } = page;
  const address = path === null ? null : url + encodeURI(path);
  const described = (key: string) =>
    seo.description === undefined ? [] : [meta(key, seo.description)];
  const things = structuredData({ site, page, path });
  const isIndexed = address !== null && seo.index;
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...described('description'),
    ...(isIndexed ? [] : [meta('robots', 'noindex')]),
    meta('og:type', 'website'),
    meta('og:site_name', name),
    meta('og:locale', language.replace('-', '_')),
    meta('og:title', title),
    ...described('og:description'),
    ...(address === null ? [] : [link('canonical', address), meta('og:url', address)]),
    ...(socialPicture
      ? [
          meta('og:image', url + socialPicture.src),
          meta('og:image:width', String(socialSize.width)),
          meta('og:image:height', String(socialSize.height)),
          meta('og:image:alt', socialPicture.alt),
          meta('twitter:card', 'summary_large_image'),
        ]
      : [meta('twitter:card', 'summary')]),
    // The first counts whose `media` fits.
    ...(site.theme.dark
      ? [
          `<meta name="theme-color" media="(prefers-color-scheme:dark)" content="${site.theme.dark.paper}">`,
        ]
      : []),
    meta('theme-color', site.theme.colours.paper),
    link('manifest', addressOf(site, manifestPath)),
    link('icon', addressOf(site, faviconPath)),
    // Phones look for it at the top of a host by themselves.
    ...(site.base === '' ? [] : [link('apple-touch-icon', addressOf(site, touchIconPath))]),
    ...(things ? [`<script type="application/ld+json">${inlineJson(things)}</script>`] : []),
  ].join('');
}

/** Open Graph calls the name a property. */
function meta(name: string, content: string): string {
  const attribute = name.startsWith('og:') ? 'property' : 'name';
  return `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`;
}

function link(rel: string, href: string): string {
  return `<link rel="${rel}" href="${escapeHtml(href)}">`;
}
