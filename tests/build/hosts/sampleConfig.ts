import { createHostingConfig } from '#build/hosts/createHostingConfig.ts';
import type { HostingConfig } from '#build/hosts/HostingConfig.ts';
import { smallSite } from '../smallSite.ts';

const redirects = `redirects:
  - { from: /old, to: /join }
  - { from: /Old.html, to: /join#benefits, permanent: false }
  - { from: /apply/now.php, to: form }
`;

/** The small site with redirects, where every page has another policy. */
export function sampleConfig(): HostingConfig {
  const site = smallSite(['notFound:', `${redirects}notFound:`]);
  const added = [
    { from: '/?page_id=2', to: '/join', permanent: true },
    { from: '/?page_id=3', to: '/', permanent: true },
    { from: '/blog/*', to: '/join/*', permanent: true },
    { from: '/join/*', to: '/join', permanent: true },
    { from: '/über uns', to: '/join', permanent: true },
  ];
  return createHostingConfig(
    { ...site, redirects: [...site.redirects, ...added] },
    {
      headersOf: (path) => ({
        'Content-Security-Policy': `script-src 'self'; frame-src "https://page${path ?? 'missing'}"`,
      }),
      files: [
        'index.html',
        'favicon.svg',
        'assets/app-1a2b3c.js',
        'assets/logo-_1-b.svg',
        'assets/still-_1-b.webp',
      ],
    },
  );
}
