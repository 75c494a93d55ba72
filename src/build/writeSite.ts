import type { Site } from '#schema/site.ts';
import type { ClientBundle } from './bundleClient.ts';
import { hostFiles } from './hosts/hostFiles.ts';
import type { HostingConfig } from './hosts/HostingConfig.ts';
import type { Output } from './output.ts';
import { pageFile } from './pageFile.ts';
import type { DataFile, SitePage } from './renderSite.ts';
import { escapeHtml } from './escape.ts';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

type Made = {
  pages: readonly (SitePage & { html: string })[];
  shared: DataFile;
  files: ClientBundle['files'];
  serving: HostingConfig;
};

/** Writes everything that is text: pages, data, script, and the files for hosts and search engines. */
export async function writeSite(
  site: Site,
  { pages, shared, files, serving }: Made,
  output: Output,
) {
  await Promise.all([
    ...pages.map(({ path, html }) => output.write(pageFile(path), html)),
    ...[shared, ...pages.map(({ data }) => data)].map(({ address, json }) =>
      output.write(address.slice(1), json),
    ),
    ...files.map(({ path, code }) => output.write(path, code)),
    output.write('sitemap.xml', createSitemap(site)),
    output.write('robots.txt', createRobots(site)),
    ...Object.entries(hostFiles.inside).map(([name, compose]) =>
      output.write(name, compose(serving)),
    ),
  ]);
}

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

/**
 * What crawlers may fetch: everything. Pages that search engines must not list say so themselves;
 * were they forbidden here, nobody would read that.
 */
export function createRobots(site: Site): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${site.site.url}/sitemap.xml\n`;
}

/** Writes the settings of servers into a folder of their own, in place of the last ones. */
export async function writeServerSettings(serving: HostingConfig, folder: string) {
  await mkdir(folder, { recursive: true });
  await Promise.all(
    Object.entries(hostFiles.beside).map(([name, compose]) =>
      writeFile(join(folder, name), compose(serving)),
    ),
  );
}
