import { stat } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import sharp from 'sharp';
import { describeDownloads } from '#build/downloads.ts';
import { consentConfig } from '#build/bootConfig.ts';
import { makeFaces } from '#build/fonts.ts';
import { listRedirects } from '#build/hosts/createHostingConfig.ts';
import { BrokenMedia } from '#build/makeFiles.ts';
import { readPublishable } from '#build/readPublishable.ts';
import { draftSite } from '#load/draftSite.ts';
import { iconsOf } from '#load/icons.ts';
import { joinSources } from '#load/sources.ts';
import { stagesOf } from '#load/stagesOf.ts';
import { keepRoutes } from '#load/keepRoutes.ts';
import { baseStyles } from '#page/baseStyles.ts';
import { type Typeface, typefaceStyles } from '#page/typefaceStyles.ts';
import { withDarkPictures } from '#page/darkPictures.ts';
import { framePictures, pageData, type PictureSources, sharedData } from '#page/selectData.ts';
import type { PictureSource } from '#parts/PictureSource.ts';
import { placeOfMedia } from '#load/media/placeOfMedia.ts';
import type { Site, SiteSchema } from '#schema/site.ts';
import { faceFiles } from '#load/typefaces.ts';
import type { WrittenTypeface } from '#schema/theme.ts';
import { askedCategories, kindsOf } from '#vendors/ledger.ts';
import { mediaAddress, typefaceAddress } from './mediaAddress.ts';
import type { PreviewSite } from './PreviewUpdate.ts';

/** A site without errors as the preview shows it. */
export async function describeSite(site: Site, media: SourceMedia): Promise<PreviewSite> {
  const [pictures, files, fonts] = await Promise.all([
    media.pictures(site),
    media.files(site),
    media.fonts(site),
  ]);
  const made = { pictures, files, icons: iconsOf(site) };
  const consent = consentConfig(site);
  const pages = site.routes.map((page) => [page.path, pageData(site, page, made)] as const);
  return {
    // The pages come with this, so nothing is fetched from anywhere.
    shared: sharedData(site, made),
    pages: Object.fromEntries(pages),
    notFound: pageData(site, site.notFound, made),
    redirects: listRedirects(site, files),
    styles: baseStyles(site, { fonts, asked: askedCategories(site) }) + typefaceStyles(fonts),
    ...(site.site.favicon !== undefined && { favicon: `/${mediaAddress(site.site.favicon)}` }),
    pixel: site.pixel ? { ...site.pixel, kinds: kindsOf(site) } : null,
    consent,
  };
}

type Draft = {
  /** The paths of the open pages. */
  paths: ReadonlySet<string>;
  /** The last site without errors. */
  shown: PreviewSite;
  media: SourceMedia;
  schema: SiteSchema;
};

/**
 * The shown site with the open pages as a text has them, from no more of the text than they need.
 * Undefined where that cannot be known to be right: then the whole text must be read first.
 */
export async function describeDraft(
  source: string,
  { paths, shown, media, schema }: Draft,
): Promise<PreviewSite | undefined> {
  const part = keepRoutes(source, paths);
  const site =
    part === undefined
      ? undefined
      : draftSite(stagesOf(joinSources(part), { schema, environment: process.env }));
  if (!site || site.routes.some(({ path }) => !Object.hasOwn(shown.pages, path))) return undefined;
  try {
    const draft = await describeSite(site, media);
    // Other pages have their part in what visitors are asked for, and in who keeps what.
    if (!isDeepStrictEqual(draft.consent, shown.consent)) return undefined;
    const drafted = Object.entries(draft.pages).map(([path, page]) => {
      const { disclosures } = shown.pages[path] ?? {};
      return [path, page.disclosures && disclosures ? { ...page, disclosures } : page] as const;
    });
    return { ...draft, pages: { ...shown.pages, ...Object.fromEntries(drafted) } };
  } catch {
    return undefined; // A picture that is not there: reading the whole text reports it.
  }
}

export type SourceMedia = ReturnType<typeof createSourceMedia>;

/**
 * Serves media as they are, without making any files. The addresses change with the files, so that
 * the browser shows a changed picture at once. Sizes are read once for each version of a file.
 */
export function createSourceMedia(root: string) {
  const known = new Map<string, Promise<PictureSource>>();

  const addressOf = async (path: string) => {
    const { mtimeMs, size } = await stat(placeOfMedia(root, path)).catch((error: unknown) => {
      throw new BrokenMedia(path, error); // It went since the file was checked.
    });
    return `/${mediaAddress(path)}?v=${Math.round(mtimeMs).toString(36)}${size.toString(36)}`;
  };
  const picture = async (path: string) => {
    const src = await addressOf(path);
    const kept = known.get(src) ?? measure(path, src);
    known.set(src, kept);
    return kept;
  };
  const measure = async (path: string, src: string): Promise<PictureSource> => {
    try {
      // From the bytes: by its name, sharp would remember the file as it was.
      const { autoOrient } = await sharp(await readPublishable(root, path)).metadata();
      return { src, width: autoOrient.width, height: autoOrient.height };
    } catch (error) {
      throw new BrokenMedia(path, error);
    }
  };
  const face = async (font: WrittenTypeface): Promise<Typeface> => {
    const sources = faceFiles(font, root).map(async ({ file, ...of }, index) => ({
      src: typeof font === 'string' ? typefaceAddress(font, index) : await addressOf(file),
      ...of,
    }));
    return { sources: await Promise.all(sources) };
  };

  return {
    /** Every picture of the pages, as it lies in media/. Throws `BrokenMedia`. */
    async pictures(site: Site): Promise<PictureSources> {
      const used = [...site.routes, site.notFound].flatMap(({ uses }) => uses.pictures);
      return withDarkPictures(await sourcesOf([...framePictures(site), ...used], picture), site);
    },
    /** The same for these pictures alone. An empty one stands in for a file that is not there. */
    named: (paths: readonly string[]): Promise<PictureSources> =>
      sourcesOf(paths, (path) => picture(path).catch(() => standIn)),
    files: (site: Site) => describeDownloads(site, root, addressOf),
    fonts: ({ theme: { fonts } }: Site) => makeFaces(fonts, (_role, font) => face(font)),
  };
}

const standIn: PictureSource = {
  src: "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>",
  width: 1200,
  height: 800,
};

async function sourcesOf(
  paths: readonly string[],
  find: (path: string) => Promise<PictureSource>,
): Promise<PictureSources> {
  const found = [...new Set(paths)].map(async (path) => [path, await find(path)] as const);
  return Object.fromEntries(await Promise.all(found));
}
