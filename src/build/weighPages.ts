import type { PageReport } from './BuildReport.ts';
import type { ClientBundle } from './bundleClient.ts';
import type { DataFile, SitePage } from './renderSite.ts';
import { weigh } from './weigh.ts';

type Made = {
  pages: readonly (SitePage & { html: string })[];
  shared: DataFile;
  client: ClientBundle;
  baseStyles: string;
};

/** What a visitor of each page downloads. */
export async function weighPages({
  pages,
  shared,
  client,
  baseStyles,
}: Made): Promise<PageReport[]> {
  const [scriptBefore, scriptAfter] = await Promise.all([
    weigh(client.boot),
    weigh(...client.files.map(({ code }) => code)),
  ]);
  return Promise.all(
    pages.map(async ({ path, html, data, rendered }) => ({
      path,
      html: await weigh(html),
      css: await weigh(baseStyles + rendered.css),
      scriptBefore,
      scriptAfter,
      dataAfter: await weigh(shared.json, data.json),
    })),
  );
}
