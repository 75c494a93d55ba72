import { join } from 'node:path';
import { baseStyles } from '#page/baseStyles.ts';
import { loadComponents } from '#page/components.ts';
import type { Site } from '#schema/site.ts';
import { type BuildReport, createStopwatch } from './BuildReport.ts';
import { siteBootConfig } from './bootConfig.ts';
import { bundleClient } from './bundleClient.ts';
import { composePage } from './composePage.ts';
import { makeFonts } from './fonts.ts';
import { createServing } from './hosts/createServing.ts';
import { settingsFolder } from './hosts/hostFiles.ts';
import { makeMedia } from './media.ts';
import { createOutput } from './output.ts';
import { addPicturePlaceholders } from './picturePlaceholders.ts';
import { renderSite } from './renderSite.ts';
import { swapIn } from './swapIn.ts';
import { weighPages } from './weighPages.ts';
import { writeServerSettings, writeSite } from './writeSite.ts';

type Places = {
  /** The folder of site.yaml and media/. */
  root: string;
  /** The folder that becomes the site. It is replaced as a whole. Settings for servers come to stand beside it. */
  outDir: string;
  /** The folder that keeps what was made of media for the next build. By default in `node_modules/.cache` of `root`. */
  cache?: string;
  /** At most so many pages are weighed, the heaviest. By default all: 60 ms each. */
  weighed?: number;
  /** Called after each picture whose sizes were not kept: how many of all are ready. */
  onPicture?: (ready: number, all: number) => void;
};

/**
 * Builds a right site into plain static files. When anything fails, it throws, and `outDir` is as it
 * was. Set NODE_ENV=production before this module is loaded, or React renders in its slow
 * development version.
 */
export async function buildSite(
  site: Site,
  {
    root,
    outDir,
    cache = join(root, 'node_modules/.cache/fascia'),
    weighed = Infinity,
    onPicture,
  }: Places,
): Promise<BuildReport> {
  const { time, steps } = createStopwatch();
  const made = await swapIn(outDir, async (folder) => {
    const output = createOutput(folder);
    const context = { root, cache, output, onPicture };

    const [client, { pictures, social }, components] = await Promise.all([
      time('script', () => bundleClient()),
      time('pictures', () => makeMedia(site, context)),
      loadComponents(),
    ]);
    const { shared, pages: rendered } = await time('rendering', () =>
      renderSite(site, { pictures, components }),
    );
    const shown = rendered.map((page) => page.rendered.html);
    const texts = [shared.json, ...rendered.map((page) => page.data.json), ...shown];
    const [fonts, complete] = await Promise.all([
      time('typefaces', () => makeFonts(site.theme.fonts, { texts, pages: shown }, context)),
      time('picture placeholders', () => addPicturePlaceholders(rendered, pictures, context)),
    ]);

    const styles = baseStyles(site.theme, site.constants, fonts);
    const inputs = {
      site,
      client,
      shared: shared.address,
      baseStyles: styles,
      fonts,
      social,
      boot: siteBootConfig(site, { fonts, client }),
    };
    const pages = complete.map((page) => ({ ...page, ...composePage(page, inputs) }));
    const { files } = client;
    const headers = new Map(pages.map((page) => [page.path, page.headers]));
    const serving = createServing(site, {
      headersOf: (path) => headers.get(path) ?? {},
      files: [
        ...output.files(),
        ...files.map(({ path }) => path),
        shared.address.replace(/^\//, ''),
      ],
    });
    const written = { pages, shared, files, serving };
    await time('writing', () => writeSite(site, written, output));
    return { pages, shared, client, baseStyles: styles, serving };
  });
  await writeServerSettings(made.serving, settingsFolder(outDir));
  return {
    pageCount: made.pages.length,
    pages: await time('weighing', () => weighPages(made, weighed)),
    modules: made.client.modules,
    steps,
  };
}
