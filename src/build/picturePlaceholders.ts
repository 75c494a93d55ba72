import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { readInside } from '#load/insideFolder.ts';
import type { PictureSources } from '#page/selectData.ts';
import { type BuildContext, makeFiles } from './makeFiles.ts';
import { mapLimited } from './mapLimited.ts';
import type { RenderedPage } from './renderPage.tsx';

/**
 * As wide, in CSS pixels, as most phones show a picture: browsers count it as large as that, and its
 * paint as the largest one. Without the fine detail that takes the bytes: some 1 KB, which show what
 * is on it. (The 32 pixels that are usual elsewhere take half of that, and show a fog.) A tall picture
 * is made narrower, so that none makes the page much heavier.
 */
const encoding = {
  longest: 400,
  blur: 5,
  avif: { quality: 10, effort: 4, chromaSubsampling: '4:2:0' },
};

/**
 * Puts a blurred placeholder of the first picture into the styles of each page: on a poor connection,
 * it shows what is coming long before the file is there. There is none for a drawing, nor for a
 * transparent picture, behind which it would be seen later on.
 */
export async function addPicturePlaceholders<Page extends { rendered: RenderedPage }>(
  pages: readonly Page[],
  pictures: PictureSources,
  context: Pick<BuildContext, 'root' | 'cache'>,
): Promise<Page[]> {
  const firsts = new Set(pages.map(({ rendered }) => rendered.firstPicture));
  const opaque = Object.entries(pictures).filter(
    ([, { src, tint }]) => firsts.has(src) && tint !== undefined,
  );
  const making = { kind: 'placeholders', settings: { encoding }, make: blur } as const;
  const made = await mapLimited(opaque, availableParallelism(), async ([path, { src }]) => {
    const { folder } = await makeFiles(path, making, context);
    return [
      src,
      placeholderRule(src, readInside(join(folder, file), folder).toString('base64')),
    ] as const;
  });
  const rules = new Map(made);
  return pages.map((page) => {
    const { rendered } = page;
    const placeholder = rules.get(rendered.firstPicture ?? '');
    if (placeholder === undefined) return page;
    return { ...page, rendered: { ...rendered, placeholder, css: rendered.css + placeholder } };
  });
}

const file = 'placeholder.avif';

async function blur(content: Buffer, folder: string): Promise<void> {
  const { longest: width } = encoding;
  await sharp(content)
    .autoOrient()
    .resize({ width, height: width, fit: 'inside', withoutEnlargement: true })
    .blur(encoding.blur)
    .avif(encoding.avif)
    .toFile(join(folder, file));
}

/** Paints it behind the picture, and over its tint: a browser that reads no AVIF keeps that. */
function placeholderRule(src: string, content: string): string {
  return `[src="${src}"]{background-image:url(data:image/avif;base64,${content});background-position:50%;background-size:cover}`;
}
