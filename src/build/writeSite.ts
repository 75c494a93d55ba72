import { dirname, join } from 'node:path';
import { replaceInside } from '#edit/replaceInside.ts';
import type { Site } from '#schema/site.ts';
import { escapeHtml } from './escape.ts';
import { filesBeside, filesInside } from './hosts/hostFiles.ts';
import { type HostingConfig, pageFile } from './hosts/HostingConfig.ts';
import type { Output } from './output.ts';
import type { BuiltPages } from './weighPages.ts';

type Made = Pick<BuiltPages, 'pages' | 'shared' | 'client'> & { hosting: HostingConfig };

/** Writes everything that is text: pages, data, script, and the files for hosts and search engines. */
export async function writeSite(site: Site, made: Made, output: Output): Promise<void> {
  const { pages, shared, client, hosting } = made;
  const data = [shared, ...pages.map((page) => page.data)];
  await Promise.all([
    ...pages.map(({ path, html }) => output.write(pageFile(path), html)),
    ...data.map(({ address, json }) => output.write(address.slice(1), json)),
    ...client.files.map(({ path, code }) => output.write(path, code)),
    output.write('sitemap.xml', createSitemap(site)),
    output.write('robots.txt', createRobots(site)),
    output.write('llms.txt', createDigest(site)),
    ...Object.entries(filesInside(hosting.base)).map(([name, write]) =>
      output.write(name, write(hosting)),
    ),
  ]);
}

/** The pages that search engines may list, with their full addresses. No dates: none would be honest. */
export function createSitemap(site: Site): string {
  const rows = site.routes
    .filter(({ seo }) => seo.index)
    .map(({ path }) => `<url><loc>${escapeHtml(site.site.url + encodeURI(path))}</loc></url>\n`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
    ...rows,
    '</urlset>\n',
  ].join('');
}

/**
 * What crawlers may fetch: everything. Pages that search engines must not list carry `noindex`, which
 * nobody would read if they were forbidden here.
 */
export function createRobots(site: Site): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${site.site.url}/sitemap.xml\n`;
}

/** Writes the settings of servers into a separate folder, in place of the last ones. */
export async function writeServerSettings(hosting: HostingConfig, folder: string): Promise<void> {
  for (const [name, write] of Object.entries(filesBeside(hosting.base)))
    await replaceInside(join(folder, name), dirname(folder), write(hosting));
}

/** What the site is and has, for programs that read it to answer people (https://llmstxt.org): as search engines are told. */
export function createDigest({ site, routes }: Site): string {
  const listed = routes.filter(({ seo }) => seo.index);
  const about = listed.find(({ path }) => path === '/')?.seo.description;
  const plain = (text: string) => text.replaceAll(/[[\]\\]/g, '\\$&');
  const rows = listed.map(({ path, title, seo }) => {
    const described = seo.description === undefined ? '' : `: ${seo.description}`;
    return `- [${plain(title)}](${site.url}${encodeURI(path)})${described}\n`;
  });
  return [`# ${site.name}\n\n`, about ? `> ${about}\n\n` : '', '## Pages\n\n', ...rows].join('');
}
