import { withDarkPictures } from '#page/darkPictures.ts';
import { framePictures, type PictureSources } from '#page/selectData.ts';
import type { FileSources } from '#parts/FileSource.ts';
import type { Site } from '#schema/site.ts';
import { copyDownloads } from './downloads.ts';
import { makeIcons } from './icons.ts';
import type { BuildContext } from './makeFiles.ts';
import type { Places } from './picturePlaces.ts';
import { makePictures } from './pictures.ts';
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
    makeIcons(site, context),
  ]);
  return { pictures: withDarkPictures(pictures, site), files, social: addresses, titles };
}
