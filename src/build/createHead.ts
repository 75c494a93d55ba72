import type { Page, Site } from '#schema/site.ts';
import { escapeHtml, inlineJson } from './escape.ts';
import { faviconPath, touchIconPath, socialSize } from './media.ts';

type Inputs = {
  site: Site;
  page: Page;
  /** Null on the 404 page, which has no address of its own. */
  path: string | null;
  /** Where the picture of a shared link is, and the text that stands for it. */
  socialPicture: { src: string; alt: string };
};

/** Everything in `<head>` that is about the page: for the browser's tab, search engines and shared links. */
export function createHead({ site, page, path, socialPicture }: Inputs): string {
  const { name, language, url } = site.site;
  const { title, seo } = page;
  const address = path === null ? null : url + path;
  const isIndexed = address !== null && seo.index;
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('description', seo.description),
    ...(isIndexed ? [] : [meta('robots', 'noindex')]),
    property('og:type', 'website'),
    property('og:site_name', name),
    property('og:locale', language.replace('-', '_')),
    property('og:title', title),
    property('og:description', seo.description),
    ...(address === null ? [] : [link('canonical', address), property('og:url', address)]),
    property('og:image', url + socialPicture.src),
    property('og:image:width', String(socialSize.width)),
    property('og:image:height', String(socialSize.height)),
    property('og:image:alt', socialPicture.alt),
    meta('twitter:card', 'summary_large_image'),
    meta('theme-color', site.theme.colours.paper),
    `<link rel="icon" href="${faviconPath}" type="image/svg+xml">`,
    link('apple-touch-icon', touchIconPath),
    ...(path === '/'
      ? [`<script type="application/ld+json">${inlineJson(describeOrganization(site))}</script>`]
      : []),
  ].join('');
}

function meta(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeHtml(content)}">`;
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}">`;
}

function link(rel: string, href: string): string {
  return `<link rel="${rel}" href="${escapeHtml(href)}">`;
}

/**
 * The organization that the site belongs to (schema.org), on the home page, where search engines look for
 * it. No ratings: a site's ratings of itself are ignored or punished.
 */
function describeOrganization({ site }: Site): object {
  const home = `${site.url}/`;
  const id = `${home}#organization`;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': id,
        name: site.name,
        url: home,
        logo: site.url + touchIconPath,
      },
      {
        '@type': 'WebSite',
        '@id': `${home}#website`,
        name: site.name,
        url: home,
        inLanguage: site.language,
        publisher: { '@id': id },
      },
    ],
  };
}
