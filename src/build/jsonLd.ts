import type { Site } from '#schema/site.ts';
import { touchIconPath } from './icons.ts';

/**
 * Who the site belongs to, for search engines (schema.org). It stands on the home page, where they
 * look for it. No ratings: a site's own ratings of itself are ignored or punished.
 */
export function describeOrganization({ site }: Site): object {
  const home = `${site.url}/`;
  const organization = `${home}#organization`;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': organization,
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
        publisher: { '@id': organization },
      },
    ],
  };
}
