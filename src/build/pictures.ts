import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { readInside } from '#load/insideFolder.ts';
import type { PictureSource } from '#parts/PictureSource.ts';
import { addressOf } from './addressOf.ts';
import { hash } from './hash.ts';
import { assetName, type BuildContext, makeFiles, requireWhole } from './makeFiles.ts';
import { mapLimited } from './mapLimited.ts';
import type { Places } from './picturePlaces.ts';
import { widthsFor } from './pictureWidths.ts';
import { isDrawing, readPublishable } from './readPublishable.ts';

/** The file for browsers that choose none of `srcset` is the first that is at least this wide. */
const fallbackWidth = 960;

/** How the files of a picture are encoded. A change of it makes all of them again. */
const encoding = {
  /** A file that is hardly smaller than the largest one saves nothing. */
  worthwhile: 0.85,
  /** Less quality of AVIF than of WebP for the same look: the numbers of the two do not mean the same. */
  formats: {
    webp: { quality: 76 },
    avif: { forPhones: { quality: 40, effort: 3 }, wider: { quality: 45, effort: 2 } },
  },
  /**
   * AVIF up to this width, in pixels, is mostly for phones: their connections are poor, and two or three
   * pixels to a point hide what the lower quality loses. It saves 15 per cent. One step more of effort
   * makes a file 2 to 20 per cent smaller and takes twice as long.
   */
  widestForPhones: 980,
  /**
   * Colour at half the sharpness of light, as in WebP, takes a tenth less, and does not show in a
   * photograph. It would at the edges of coloured letters: drawings keep all of it.
   */
  sharpnessOfColour: { photograph: '4:2:0', drawing: '4:4:4' },
};

/**
 * Makes the files of every picture, by the path that site.yaml names, as wide as its places need and no wider than the
 * original. A picture made once is not made again.
 */
export async function makePictures(
  paths: readonly string[],
  context: BuildContext,
  places: Places = new Map(),
) {
  const unique = [...new Set(paths)];
  let ready = 0;
  const made = await mapLimited(unique, availableParallelism(), async (path) => {
    let isNew = false;
    const picture = isDrawing(path)
      ? await copyDrawing(path, context)
      : await makeWidths(path, context, {
          widths: widthsFor(places.get(path) ?? []),
          onNew: () => (isNew = true),
        });
    ready += 1;
    if (isNew) context.onPicture?.(ready, unique.length);
    return [path, picture] as const;
  });
  return Object.fromEntries(made);
}

/** A drawing is sharp at any width: one file. */
async function copyDrawing(path: string, { root, output }: BuildContext): Promise<PictureSource> {
  const content = await readPublishable(root, path);
  await requireWhole(path, content);
  const { width, height } = await sharp(content).metadata();
  const file = `${assetName(path, hash(content))}.svg`;
  await output.keep(file, content);
  return { src: addressOf(output, `/${file}`), width, height };
}

async function makeWidths(
  path: string,
  context: BuildContext,
  { widths, onNew }: { widths: readonly number[]; onNew: () => void },
): Promise<PictureSource> {
  const make = (content: Buffer, draft: string) => {
    onNew();
    return encode(content, widths, draft);
  };
  const making = { kind: 'pictures', settings: { ...encoding, widths }, make } as const;
  const { folder, name } = await makeFiles(path, making, context);
  // Written by `encode` below.
  const made = JSON.parse(String(readInside(join(folder, 'picture.json'), folder))) as Made;
  for (const width of made.widths) {
    for (const format of ['webp', 'avif']) {
      const file = join(folder, `${width}.${format}`);
      await context.output.copy(file, `${name}-${width}.${format}`, folder);
    }
  }
  const address = (width: number | undefined, format: string) =>
    addressOf(context.output, `/${name}-${width}.${format}`);
  const srcset = (format: string) =>
    made.widths.map((width) => `${address(width, format)} ${width}w`).join(', ');
  const fallback = made.widths.find((width) => width >= fallbackWidth) ?? made.widths.at(-1);
  return {
    src: address(fallback, 'webp'),
    width: made.width,
    height: made.height,
    srcset: srcset('webp'),
    sources: [{ type: 'image/avif', srcSet: srcset('avif') }],
    ...(made.tint !== null && { tint: made.tint }),
  };
}

/** `tint` is null where something shows through the picture. */
type Made = { width: number; height: number; widths: number[]; tint: string | null };

async function encode(content: Buffer, widths: readonly number[], folder: string) {
  const { worthwhile, formats, widestForPhones, sharpnessOfColour } = encoding;
  const { autoOrient: size, format } = await sharp(content).metadata();
  const chromaSubsampling = sharpnessOfColour[format === 'jpeg' ? 'photograph' : 'drawing'];
  const largest = Math.min(size.width, Math.max(...widths));
  const smaller = widths.filter((width) => width < largest * worthwhile);
  const made: Made = { ...size, widths: [...smaller, largest], tint: await findTint(content) };
  for (const width of made.widths) {
    const picture = sharp(content).autoOrient().resize({ width });
    const webp = picture.clone().webp(formats.webp);
    const effort = formats.avif[width > widestForPhones ? 'wider' : 'forPhones'];
    const avif = picture.clone().avif({ ...effort, chromaSubsampling });
    await Promise.all([
      webp.toFile(join(folder, `${width}.webp`)),
      avif.toFile(join(folder, `${width}.avif`)),
    ]);
  }
  await writeFile(join(folder, 'picture.json'), JSON.stringify(made));
}

async function findTint(content: Buffer): Promise<string | null> {
  const { isOpaque, channels } = await sharp(content).stats();
  if (!isOpaque) return null;
  const means = channels.map(({ mean }) => mean);
  // One channel is a grey.
  const colour = means.length < 3 ? Array<number>(3).fill(means[0] ?? 0) : means;
  return `#${colour.map((mean) => Math.round(mean / 17).toString(16)).join('')}`;
}
