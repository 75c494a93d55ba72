import type { Site } from '#schema/site.ts';
import type { ClientBundle } from './bundleClient.ts';
import { createRobots } from './createRobots.ts';
import { createSitemap } from './createSitemap.ts';
import { hostFiles } from './hosts/hostFiles.ts';
import type { Serving } from './hosts/Serving.ts';
import type { Output } from './output.ts';
import { pageFile } from './pageFile.ts';
import type { DataFile, SitePage } from './renderSite.ts';

type Made = {
  pages: readonly (SitePage & { html: string })[];
  shared: DataFile;
  files: ClientBundle['files'];
  serving: Serving;
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
