import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { PictureSources } from '#page/selectData.ts';
import { hash } from './hash.ts';
import { keptFolder } from './keptFolder.ts';
import { mapLimited } from './mapLimited.ts';
import type { Workplace } from './pictures.ts';

/**
 * As wide as phones show a picture, so that nothing is stretched, and without the fine detail that
 * takes the bytes: some 1.1 KB, which show what is on it. The 32 pixels that are usual elsewhere take
 * half of that, and show a fog.
 */
const look = {
  width: 400,
  blur: 4,
  avif: { quality: 10, effort: 4, chromaSubsampling: '4:2:0' },
};

/** A rule of style that paints the placeholder, by the address of the picture that it stands in for. */
export type Placeholders = ReadonlyMap<string, string>;

/**
 * Makes blurred placeholders that stand within the page itself: on a poor connection, they show what
 * is coming long before its file is there. `addresses` are those of the first picture of each page.
 * There is none for a drawing, nor for a picture that something shows through: it would be seen there
 * after the picture has come. A placeholder made once is not made again.
 */
export async function makePlaceholders(
  addresses: readonly (string | undefined)[],
  pictures: PictureSources,
  { root, cache }: Pick<Workplace, 'root' | 'cache'>,
): Promise<Placeholders> {
  const opaque = Object.entries(pictures).filter(
    ([, { src, tint }]) => addresses.includes(src) && tint !== undefined,
  );
  const made = await mapLimited(opaque, availableParallelism(), async ([path, { src }]) => {
    const content = await readFile(join(root, path));
    const key = hash(content, JSON.stringify({ look, sharp: sharp.versions.sharp }));
    const folder = await keptFolder(join(cache, 'placeholders'), key, (draft) =>
      blur(content, join(draft, file)),
    );
    return [src, paint(src, await readFile(join(folder, file), 'base64'))] as const;
  });
  return new Map(made);
}

const file = 'placeholder.avif';

async function blur(content: Buffer, to: string): Promise<void> {
  await sharp(content)
    .autoOrient()
    .resize({ width: look.width, withoutEnlargement: true })
    .blur(look.blur)
    .avif(look.avif)
    .toFile(to);
}

/** Behind the picture, and over its tint: a browser that reads no AVIF keeps that. */
function paint(src: string, content: string): string {
  return `[src="${src}"]{background-image:url(data:image/avif;base64,${content});background-position:50%;background-size:cover}`;
}
