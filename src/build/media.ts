import type { PictureSources } from '#page/selectData.ts';
import type { Site } from '#schema/site.ts';
import { copyIcons } from './icons.ts';
import { makePictures, type BuildContext } from './pictures.ts';
import { makeSocialPictures } from './socialPictures.ts';

/** What was made of the files in media/, by the path that site.yaml names. */
export type Media = {
  pictures: PictureSources;
  /** The addresses of the pictures beside shared links. */
  social: Readonly<Record<string, string>>;
};

/** Makes every picture that the site shows, and those that stand for it elsewhere. */
export async function makeMedia(site: Site, context: BuildContext): Promise<Media> {
  const everyPage = [...site.routes, site.notFound];
  const { logo, logoOnStrong, socialPicture } = site.site;
  const [pictures, social] = await Promise.all([
    makePictures([logo, logoOnStrong, ...everyPage.flatMap(({ uses }) => uses.pictures)], context),
    makeSocialPictures(
      [socialPicture, ...everyPage.flatMap(({ seo }) => seo.picture ?? [])].map(({ src }) => src),
      context,
    ),
    copyIcons(site, context),
  ]);
  return { pictures, social };
}
