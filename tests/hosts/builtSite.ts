import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { createHostingConfig } from '#build/hosts/createHostingConfig.ts';
import { filesInside, settingsFolder } from '#build/hosts/hostFiles.ts';
import type { HostingConfig } from '#build/hosts/HostingConfig.ts';
import { writeServerSettings } from '#build/writeSite.ts';
import { builtFolder, fixtureSite, loadFixture } from '#tests/sites/fixtureSite.ts';
import type { Built } from './servers/Server.ts';

export type BuiltSite = Built & { serving: HostingConfig; remove(): void };

/** A header with everything that the files for hosts must escape. */
export const awkward = `script-src 'self' 'sha256-+/='; frame-src "https://a.example"`;

/** As long as a path may be: nginx needs larger tables for it. */
const longPath = `/guides/${'all-about-shelves-'.repeat(10)}and-tills`;

/**
 * A built site, with what a host could stumble over: pages in folders, one with the name of a
 * folder, redirects of every kind, and headers of each page's own. `base` is the part of its host where
 * it is served.
 */
export async function createBuiltSite(base = ''): Promise<BuiltSite> {
  const built = builtFolder('bakery');
  if (!existsSync(built)) throw new Error(`There is no ${built}. Run npm test -- build first.`);
  const site = loadFixture(fixtureSite('bakery'));
  const [home] = site.routes;
  if (!home) throw new Error('The bakery has no page.');

  const parent = mkdtempSync(join(tmpdir(), 'fascia-hosts-'));
  chmodSync(parent, 0o755); // Apache reads as nobody.
  const [top, scratch] = [join(parent, 'dist'), join(parent, 'scratch')];
  const dist = join(top, base);
  cpSync(built, dist, { recursive: true });
  mkdirSync(join(dist, 'guides'));
  mkdirSync(join(dist, '.well-known'));
  const extra = {
    'buy-media.html': 'Buy media',
    'guides.html': 'Guides',
    'guides/first-week.html': 'First week',
    'guides/über-uns_2.html': 'About us',
    '日本語.html': 'In Japanese',
    [`${longPath.slice(1)}.html`]: 'Everything',
    '.well-known/security.txt': 'Contact: mailto:shop@aislezero.example',
    'assets/still-1a2b3c.avif': 'a picture',
    'data/page-1a2b3c.json': '{}',
    '.secret': 'hidden',
  };
  writeFileSync(join(parent, 'outside.txt'), 'outside');
  for (const [name, text] of Object.entries(extra)) writeFileSync(join(dist, name), text);

  const added = [
    '/buy-media',
    '/guides',
    '/guides/first-week',
    '/guides/über-uns_2',
    '/日本語',
    longPath,
  ];
  const serving = createHostingConfig(
    {
      ...site,
      base,
      links: {
        ...site.links,
        form: { href: 'https://forms.example/apply%20now?ref=$1&{x}=%25', newTab: false },
        shop: { href: 'https://shop.example/start', newTab: false },
      },
      routes: [...site.routes, ...added.map((path) => ({ ...home, path }))],
      redirects: [
        { from: '/old', to: '/buy-media', permanent: true },
        { from: '/Old', to: '/affiliates', permanent: true },
        { from: '/old.html', to: '/affiliates', permanent: false },
        { from: '/shop/offer_1.php', to: '/affiliates#tiers', permanent: true },
        { from: '/guides/old', to: 'shop', permanent: false },
        { from: '/apply', to: 'form', permanent: true },
        { from: '/?page_id=2', to: '/buy-media', permanent: true },
        { from: '/?p=1', to: '/', permanent: true },
        { from: '/index.php', to: '/guides', permanent: true },
        { from: '/index.php?id=12&q=caf%C3%A9 au+lait', to: '/affiliates#tiers', permanent: false },
        { from: '/blog/*', to: '/guides/*', permanent: true },
        { from: '/guides/*', to: '/guides', permanent: true },
        { from: '/news/*', to: '/guides/*', permanent: true },
        { from: '/news/2019/*', to: '/buy-media', permanent: false },
        { from: '/all/*', to: '/*', permanent: true },
        { from: '/ältere Seite', to: '/guides/über-uns_2', permanent: true },
        { from: '/%C3%A4ltere%20News/*', to: '/guides/*', permanent: false },
        { from: "/it's (a) + b, c;d=e@f!$&{g}[h]|~.php", to: '/buy-media', permanent: true },
        { from: '/"quoted" & 100%25', to: '/buy-media', permanent: true },
      ],
    },
    {
      headersOf: (path) => ({
        'Content-Security-Policy': `${awkward} https://${nameOf(path)}.example`,
      }),
      files: readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((file) =>
        file.replaceAll(sep, '/'),
      ),
    },
  );
  for (const [name, compose] of Object.entries(filesInside(serving.base)))
    writeFileSync(join(dist, name), compose(serving));
  await writeServerSettings(serving, settingsFolder(dist));
  return {
    dist,
    top,
    settings: settingsFolder(dist),
    scratch,
    serving,
    remove: () => rmSync(parent, { recursive: true, force: true }),
  };
}

function nameOf(path: string | null): string {
  return path === null ? 'missing' : `page${path.replaceAll(/[^a-z0-9]/g, '-')}`;
}
