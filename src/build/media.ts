import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { PictureSources } from '#page/selectData.ts';
import type { Site } from '#schema/site.ts';
import { type BuildContext, makeFiles, requireWhole } from './makeFiles.ts';
import { makePictures } from './pictures.ts';

/** What was made of the files in media/, by the path that site.yaml names. */
export type Media = {
  pictures: PictureSources;
  /** The addresses of the pictures beside shared links. */
  social: Readonly<Record<string, string>>;
};

/** Makes every picture that the site shows, the icons, and the pictures beside shared links. */
export async function makeMedia(site: Site, context: BuildContext): Promise<Media> {
  const pages = [...site.routes, site.notFound];
  const { logo, logoOnStrong, socialPicture } = site.site;
  const [pictures, social] = await Promise.all([
    makePictures([logo, logoOnStrong, ...pages.flatMap(({ uses }) => uses.pictures)], context),
    makeSocialPictures(
      [socialPicture, ...pages.flatMap(({ seo }) => seo.picture ?? [])].map(({ src }) => src),
      context,
    ),
    copyIcons(site, context),
  ]);
  return { pictures, social };
}

/** Browsers and phones also request these names by default, so they hold no hash. */
export const faviconPath = '/favicon.svg';
export const touchIconPath = '/apple-touch-icon.png';

/** Copies the pictures of the browser's tab and of a phone's home screen. */
async function copyIcons({ site }: Site, { root, output }: BuildContext) {
  await requireWhole(site.touchIcon, await readFile(join(root, site.touchIcon)));
  await output.copy(join(root, site.favicon), faviconPath.slice(1));
  await output.copy(join(root, site.touchIcon), touchIconPath.slice(1));
}

/** What shared links show everywhere (Open Graph): JPEG, since some readers know nothing newer. */
export const socialSize = { width: 1200, height: 630 };
const quality = 82;

/** Makes the pictures beside shared links, by the path that site.yaml names. */
export async function makeSocialPictures(paths: readonly string[], context: BuildContext) {
  const settings = { ...socialSize, quality };
  const making = { kind: 'social', settings, make: makeSocialPicture } as const;
  const made = [...new Set(paths)].map(async (path) => {
    const { folder, name } = await makeFiles(path, making, context);
    await context.output.copy(join(folder, 'social.jpg'), `${name}.jpg`);
    return [path, `/${name}.jpg`] as const;
  });
  return Object.fromEntries(await Promise.all(made));
}

async function makeSocialPicture(content: Buffer, folder: string): Promise<void> {
  await sharp(content)
    .autoOrient()
    .resize({ ...socialSize, fit: 'cover' })
    .flatten({ background: 'white' })
    .jpeg({ quality, mozjpeg: true })
    .toFile(join(folder, 'social.jpg'));
}
