import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { PictureSources } from '#page/selectData.ts';
import { hash } from './hash.ts';
import { keptFolder } from './keptFolder.ts';
import { mapLimited } from './mapLimited.ts';
import type { BuildContext } from './pictures.ts';
import type { RenderedPage } from './renderPage.tsx';

/**
 * As wide, in CSS pixels, as most phones show a picture: browsers count it as large as that, and its
 * paint as the largest one. Without the fine detail that takes the bytes: some 1.1 KB, which show what
 * is on it. (The 32 pixels that are usual elsewhere take half of that, and show a fog.) A tall picture
 * is made narrower, so that none makes the page much heavier.
 */
const encoding = {
  longest: 400,
  blur: 4,
  avif: { quality: 10, effort: 4, chromaSubsampling: '4:2:0' },
};

type Page = { rendered: RenderedPage };

/**
 * Puts a blurred placeholder of the first picture into the styles of each page: on a poor connection,
 * it shows what is coming long before the file is there. There is none for a drawing, nor for a picture
 * that something shows through: it would be seen behind it later on. One that was made once is not made
 * again.
 */
export async function addPicturePlaceholders<P extends Page>(
  pages: readonly P[],
  pictures: PictureSources,
  { root, cache }: Pick<BuildContext, 'root' | 'cache'>,
): Promise<P[]> {
  const firsts = new Set(pages.map(({ rendered }) => rendered.firstPicture));
  const opaque = Object.entries(pictures).filter(
    ([, { src, tint }]) => firsts.has(src) && tint !== undefined,
  );
  const made = await mapLimited(opaque, availableParallelism(), async ([path, { src }]) => {
    const content = await readFile(join(root, path));
    const key = hash(content, JSON.stringify({ encoding, sharp: sharp.versions.sharp }));
    const folder = await keptFolder(join(cache, 'placeholders'), key, (draft) =>
      blur(content, join(draft, file)),
    );
    return [src, placeholderRule(src, await readFile(join(folder, file), 'base64'))] as const;
  });
  const rules = new Map(made);
  return pages.map((page) => ({ ...page, rendered: withPlaceholder(page.rendered, rules) }));
}

const file = 'placeholder.avif';

async function blur(content: Buffer, to: string): Promise<void> {
  await sharp(content)
    .autoOrient()
    .resize({
      width: encoding.longest,
      height: encoding.longest,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .blur(encoding.blur)
    .avif(encoding.avif)
    .toFile(to);
}

/** Paints it behind the picture, and over its tint: a browser that reads no AVIF keeps that. */
function placeholderRule(src: string, content: string): string {
  return `[src="${src}"]{background-image:url(data:image/avif;base64,${content});background-position:50%;background-size:cover}`;
}

function withPlaceholder(page: RenderedPage, rules: ReadonlyMap<string, string>): RenderedPage {
  const placeholder = rules.get(page.firstPicture ?? '');
  if (placeholder === undefined) return page;
  return { ...page, placeholder, css: page.css + placeholder };
}
