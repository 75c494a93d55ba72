import { join } from 'node:path';
import { iconsOf } from '#load/icons.ts';
import { readOwnBlocks } from '#load/ownBlocks/readOwnBlocks.ts';
import { baseStyles } from '#page/baseStyles.ts';
import { styledSections } from '#page/styledSections.ts';
import { leadsInside, OutsideLink } from '#load/insideFolder.ts';
import { loadComponents } from '#page/components.ts';
import type { Site } from '#schema/site.ts';
import { askedCategories } from '#vendors/ledger.ts';
import type { BuildReport } from './BuildReport.ts';
import { clientFor, siteBootConfig } from './bootConfig.ts';
import { bundleClient } from './bundleClient.ts';
import { composePage } from './composePage.ts';
import { makeFonts } from './fonts.ts';
import { createHostingConfig } from './hosts/createHostingConfig.ts';
import { settingsFolder } from './hosts/hostFiles.ts';
import { hostLimits } from './hosts/hostLimits.ts';
import { loadOwnComponents } from './loadOwnComponents.ts';
import { makeMedia } from './media.ts';
import { createOutput } from './output.ts';
import { findPlaces } from './picturePlaces.ts';
import { addPicturePlaceholders } from './picturePlaceholders.ts';
import { renderSite } from './renderSite.ts';
import { swapIn } from './swapIn.ts';
import { weighPages } from './weighPages.ts';
import { writeServerSettings, writeSite } from './writeSite.ts';

type Options = {
  /** The folder of site.yaml and media/. */
  root: string;
  /** The folder that becomes the site. It is replaced as a whole. Settings for servers are written beside it. */
  outDir: string;
  /** The folder that keeps what was made of media for the next build. By default in `.fascia` of `root`. */
  cache?: string;
  /** At most so many pages are weighed, the longest documents. By default all: 60 ms each. */
  weighed?: number;
  /** Called after each picture whose sizes were not kept: how many of all are ready. */
  onPicture?: (ready: number, all: number) => void;
};

/**
 * Builds a valid site into plain static files. When anything fails, it throws, and `outDir` is as it
 * was; only for the settings of servers, the report says so. Set NODE_ENV=production before this module is loaded, or React renders in its slow
 * development version.
 */
export async function buildSite(
  site: Site,
  { root, outDir, cache = join(root, '.fascia/cache'), weighed = Infinity, onPicture }: Options,
): Promise<BuildReport> {
  const steps: BuildReport['steps'] = [];
  const kept = join(root, '.fascia/cache');
  if (cache === kept && !leadsInside(kept, root)) throw new OutsideLink(kept);
  async function time<Result>(name: string, step: () => Result | Promise<Result>): Promise<Result> {
    const begin = performance.now();
    const result = await step();
    steps.push({ name, ms: performance.now() - begin });
    return result;
  }
  const made = await swapIn(outDir, async (folder) => {
    const output = createOutput(folder, site.base);
    const context = { root, cache, output, onPicture };

    const blocks = readOwnBlocks(root);
    const loadAll = async () => {
      const [shipped, own] = await Promise.all([loadComponents(), loadOwnComponents(blocks)]);
      return { own, components: { ...shipped, ...own.components } };
    };
    const loading = loadAll();
    const makeAll = async () => {
      const { own, components } = await loading;
      const places = await findPlaces(site, { root, components, own: own.components });
      return makeMedia(site, context, places);
    };
    const [bundled, { pictures, files, social, titles }, { own, components }] = await Promise.all([
      time('script', () => bundleClient(blocks)),
      time('pictures', makeAll),
      loading,
    ]);
    const client = clientFor(site, bundled);
    const { shared, pages: rendered } = await time('rendering', () => {
      try {
        return renderSite(site, { pictures, files, icons: iconsOf(site), components });
      } catch (error) {
        throw own.explain(error);
      }
    });
    const shown = rendered.map((page) => page.rendered.html);
    const texts = [shared.json, ...rendered.map((page) => page.data.json), ...shown];
    const [fonts, complete] = await Promise.all([
      time('typefaces', () => makeFonts(site.theme, { texts, pages: shown }, context)),
      time('picture placeholders', () => addPicturePlaceholders(rendered, pictures, context)),
    ]);

    const shownPages = [...site.routes, site.notFound];
    const { style } = site.theme;
    const sections = shownPages.flatMap((page) =>
      style === undefined ? [] : styledSections(style, page.sections).map(({ words }) => words),
    );
    const inputs = {
      site,
      client,
      shared: shared.address,
      baseStyles: baseStyles(site, { fonts, asked: askedCategories(site), sections }),
      fonts,
      social,
      titles,
      boot: siteBootConfig(site, { fonts, client }),
    };
    const pages = complete.map((page) => composePage(page, inputs));
    const headers = new Map(pages.map((page) => [page.path, page.headers]));
    const hosting = createHostingConfig(site, {
      headersOf: (path) => headers.get(path) ?? {},
      downloads: files,
      files: [...output.files(), ...client.files.map(({ path }) => path), shared.address.slice(1)],
    });
    const written = { pages, shared, client, hosting, files };
    await time('writing', () => writeSite(site, written, output));
    return { ...written, baseStyles: inputs.baseStyles };
  });
  const failure = await writeServerSettings(made.hosting, settingsFolder(outDir)).then(
    () => undefined,
    (error: unknown) => String(error),
  );
  return {
    ...(failure !== undefined && { failure }),
    files: made.files,
    pageCount: made.pages.length,
    pages: await time('weighing', () => weighPages(made, weighed)),
    steps,
    limits: hostLimits(made.hosting).map(({ says }) => says),
  };
}
