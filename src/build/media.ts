import type { PictureSources } from '#page/selectData.ts';
import type { Site } from '#schema/site.ts';
import { makePictures, type BuildContext } from './pictures.ts';
import { join, basename, extname } from 'node:path';
import { requireWhole } from './BrokenMedia.ts';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { hash } from './hash.ts';
import { keptFolder } from './keptFolder.ts';

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

/** Browsers and phones also ask for these names by themselves, so they hold no hash. */
export const faviconPath = '/favicon.svg';
export const touchIconPath = '/apple-touch-icon.png';

/** Copies the pictures of the browser's tab and of a phone's home screen. */
export async function copyIcons({ site }: Site, { root, output }: BuildContext) {
  await requireWhole(site.touchIcon, root);
  await output.copy(join(root, site.favicon), faviconPath.slice(1));
  await output.copy(join(root, site.touchIcon), touchIconPath.slice(1));
}

/** What shared links show everywhere (Open Graph): JPEG, since some readers know nothing newer. */
export const socialSize = { width: 1200, height: 630 };
const quality = 82;

/** Makes the pictures beside shared links, by the path that site.yaml names. */
export async function makeSocialPictures(paths: readonly string[], context: BuildContext) {
  const made = [...new Set(paths)].map(async (path) => {
    try {
      return [path, await makeSocialPicture(path, context)] as const;
    } catch (error) {
      await requireWhole(path, context.root);
      throw new Error(`No files could be made of the picture ${path}.`, { cause: error });
    }
  });
  return Object.fromEntries(await Promise.all(made));
}

async function makeSocialPicture(
  path: string,
  { root, cache, output }: BuildContext,
): Promise<string> {
  const content = await readFile(join(root, path));
  const key = hash(
    content,
    JSON.stringify({ ...socialSize, quality, sharp: sharp.versions.sharp }),
  );
  const folder = await keptFolder(join(cache, 'social'), key, async (draft) => {
    const picture = sharp(content)
      .autoOrient()
      .resize({ ...socialSize, fit: 'cover' });
    await picture
      .flatten({ background: 'white' })
      .jpeg({ quality, mozjpeg: true })
      .toFile(join(draft, 'social.jpg'));
  });
  const file = `assets/${basename(path, extname(path))}-${key}.jpg`;
  await output.copy(join(folder, 'social.jpg'), file);
  return `/${file}`;
}
