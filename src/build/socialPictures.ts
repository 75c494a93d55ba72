import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import sharp from 'sharp';
import { requireWhole } from './BrokenMedia.ts';
import { hash } from './hash.ts';
import { keptFolder } from './keptFolder.ts';
import type { BuildContext } from './pictures.ts';

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
