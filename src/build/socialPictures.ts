import { join } from 'node:path';
import sharp from 'sharp';
import { type BuildContext, makeFiles } from './makeFiles.ts';

/** Of the picture beside a shared link, in pixels. */
export const socialSize = { width: 1200, height: 630 };
const quality = 82;

/** Makes the pictures beside shared links (Open Graph), by the path that site.yaml names: JPEG, since some readers know nothing newer. */
export async function makeSocialPictures(paths: readonly string[], context: BuildContext) {
  const settings = { ...socialSize, quality };
  const making = { kind: 'social', settings, make: makeSocialPicture } as const;
  const made = [...new Set(paths)].map(async (path) => {
    const { folder, name } = await makeFiles(path, making, context);
    await context.output.copy(join(folder, 'social.jpg'), `${name}.jpg`, folder);
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
