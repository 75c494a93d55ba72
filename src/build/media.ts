import sharp from 'sharp';
import { framePictures, type PictureSources } from '#page/selectData.ts';
import type { FileSources } from '#parts/FileSource.ts';
import type { Site } from '#schema/site.ts';
import { copyDownloads } from './downloads.ts';
import { escapeHtml } from './escape.ts';
import { type BuildContext, requireWhole } from './makeFiles.ts';
import type { Places } from './picturePlaces.ts';
import { makePictures } from './pictures.ts';
import { readPublishable } from './readPublishable.ts';
import { makeSocialPictures } from './socialPictures.ts';
import { makeTitlePictures } from './titlePictures.ts';

/** What was made of the files in media/, by the path that site.yaml names. */
export type Media = {
  pictures: PictureSources;
  files: FileSources;
  /** Where the pictures beside shared links are within the site. */
  social: Readonly<Record<string, string>>;
  /** The same of pages that have no such picture, by their titles. */
  titles: ReadonlyMap<string, string>;
};

/** Makes every picture that the site shows, the icons, and the pictures beside shared links. */
export async function makeMedia(
  site: Site,
  context: BuildContext,
  places?: Places,
): Promise<Media> {
  const pages = [...site.routes, site.notFound];
  const social = [site.site.socialPicture, ...pages.map(({ seo }) => seo.picture)];
  const [pictures, addresses, titles, files] = await Promise.all([
    makePictures(
      [...framePictures(site), ...pages.flatMap(({ uses }) => uses.pictures)],
      context,
      places,
    ),
    makeSocialPictures(
      social.flatMap((picture) => picture?.src ?? []),
      context,
    ),
    makeTitlePictures(site, context),
    copyDownloads(site, context),
    copyIcons(site, context),
  ]);
  return { pictures, files, social: addresses, titles };
}

/** Browsers and phones also request these names by default, so they hold no hash. */
export const faviconPath = '/favicon.svg';
export const touchIconPath = '/apple-touch-icon.png';

/** Copies the pictures of the browser's tab and of a phone's home screen. */
async function copyIcons({ site, theme }: Site, { root, output }: BuildContext) {
  if (site.favicon === undefined)
    await output.write(faviconPath.slice(1), initialIcon(site, theme));
  else await output.write(faviconPath.slice(1), await readPublishable(root, site.favicon));
  if (site.touchIcon === undefined) return;
  const touchIcon = await readPublishable(root, site.touchIcon);
  await requireWhole(site.touchIcon, touchIcon);
  // Made anew: the same pixels, without notes.
  await output.write(touchIconPath.slice(1), await sharp(touchIcon).png().toBuffer());
}

/** The first letter of the name, for a site without a favicon. */
function initialIcon({ name }: Site['site'], { colours: { strong, onStrong } }: Site['theme']) {
  const [initial = ''] = name;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${strong}"/><text x="32" y="46" text-anchor="middle" font-family="system-ui,sans-serif" font-weight="700" font-size="40" fill="${onStrong}">${escapeHtml(initial.toUpperCase())}</text></svg>`;
}
