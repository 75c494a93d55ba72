import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, extname, join } from 'node:path';
import sharp from 'sharp';
import type { PictureSource } from '#parts/Picture.tsx';
import { requireWhole } from './BrokenMedia.ts';
import { hash } from './hash.ts';
import { keptFolder } from './keptFolder.ts';
import { mapLimited } from './mapLimited.ts';
import type { Output } from './output.ts';

/** Where the source files are, where made ones are kept between builds, and where they go. */
export type BuildContext = {
  root: string;
  cache: string;
  output: Output;
  /** Called after each picture whose sizes were not kept: how many of all are ready. */
  onPicture?: ((ready: number, all: number) => void) | undefined;
};

/**
 * The widths that layouts ask for, in pixels; none is larger than the original. A browser takes the
 * first that is wide enough, so they are a little more than is needed: 350 for a tile of the gallery,
 * 530 for a card; for a poster on phones 650 and 800 with two pixels to a point, 980 and 1,280 with three.
 */
const widths = [350, 530, 650, 800, 980, 1280, 1600];
/** A file that is hardly smaller than the largest one saves nothing. */
const worthwhile = 0.85;
/** The file for browsers that choose none of `srcset` is the first that is at least this wide. */
const fallbackWidth = 960;
/** Less quality of AVIF than of WebP for the same look: the numbers of the two do not mean the same. */
const formats = {
  webp: { quality: 76 },
  avif: { forPhones: { quality: 40, effort: 3 }, wider: { quality: 45, effort: 2 } },
};

/**
 * AVIF up to this width, in pixels, is mostly for phones: their connections are poor, and two or three
 * pixels to a point hide what the lower quality loses. It saves 15 per cent. One step more of effort
 * makes a file 2 to 20 per cent smaller and takes twice as long.
 */
const widestForPhones = 980;

/**
 * Colour at half the sharpness of light, as in WebP, takes a tenth less, and does not show in a
 * photograph. It would at the edges of coloured letters: drawings keep all of it.
 */
const sharpnessOfColour = { photograph: '4:2:0', drawing: '4:4:4' };

/** Makes the files of every picture, by the path that site.yaml names. A picture made once is not made again. */
export async function makePictures(paths: readonly string[], context: BuildContext) {
  const unique = [...new Set(paths)];
  let ready = 0;
  const made = await mapLimited(unique, availableParallelism(), async (path) => {
    let isNew = false;
    const picture = await makePicture(path, context, () => (isNew = true));
    ready += 1;
    if (isNew) context.onPicture?.(ready, unique.length);
    return [path, picture] as const;
  });
  return Object.fromEntries(made);
}

async function makePicture(
  path: string,
  context: BuildContext,
  onNew: () => void,
): Promise<PictureSource> {
  const make = extname(path).toLowerCase() === '.svg' ? copyDrawing : makeWidths;
  try {
    return await make(path, context, onNew);
  } catch (error) {
    await requireWhole(path, context.root);
    throw new Error(`No files could be made of the picture ${path}.`, { cause: error });
  }
}

/** A drawing is sharp at any width: one file. */
async function copyDrawing(path: string, { root, output }: BuildContext): Promise<PictureSource> {
  const content = await readFile(join(root, path));
  const { width, height } = await sharp(content).metadata();
  const file = `assets/${basename(path, extname(path))}-${hash(content)}.svg`;
  await output.copy(join(root, path), file);
  return { src: `/${file}`, width, height };
}

async function makeWidths(
  path: string,
  { root, cache, output }: BuildContext,
  onNew: () => void,
): Promise<PictureSource> {
  const content = await readFile(join(root, path));
  const key = hash(
    content,
    JSON.stringify({
      widths,
      worthwhile,
      formats,
      widestForPhones,
      sharpnessOfColour,
      sharp: sharp.versions.sharp,
    }),
  );
  const folder = await keptFolder(join(cache, 'pictures'), key, (draft) => {
    onNew();
    return encode(content, draft);
  });
  // Written by `encode` below.
  const made = JSON.parse(await readFile(join(folder, 'picture.json'), 'utf8')) as Made;
  const name = basename(path, extname(path));
  const addressOf = (width: number, format: Format) => `/assets/${name}-${key}-${width}.${format}`;
  const srcset = (format: Format) =>
    made.widths.map((width) => `${addressOf(width, format)} ${width}w`).join(', ');
  for (const width of made.widths) {
    for (const format of ['webp', 'avif'] as const) {
      await output.copy(join(folder, `${width}.${format}`), addressOf(width, format).slice(1));
    }
  }
  const fallback = made.widths.find((width) => width >= fallbackWidth) ?? made.widths.at(-1);
  if (fallback === undefined) throw new Error(`No files were made for ${path}.`);
  return {
    src: addressOf(fallback, 'webp'),
    width: made.width,
    height: made.height,
    srcset: srcset('webp'),
    avif: srcset('avif'),
    ...(made.tint !== null && { tint: made.tint }),
  };
}

type Format = keyof typeof formats;
/** `tint` is null where something shows through the picture. */
type Made = { width: number; height: number; widths: number[]; tint: string | null };

async function encode(content: Buffer, folder: string) {
  const { autoOrient: size, format } = await sharp(content).metadata();
  const chromaSubsampling = sharpnessOfColour[format === 'jpeg' ? 'photograph' : 'drawing'];
  const largest = Math.min(size.width, Math.max(...widths));
  const smaller = widths.filter((width) => width < largest * worthwhile);
  const made: Made = { ...size, widths: [...smaller, largest], tint: await findTint(content) };
  for (const width of made.widths) {
    const picture = sharp(content).autoOrient().resize({ width });
    await Promise.all([
      picture
        .clone()
        .webp(formats.webp)
        .toFile(join(folder, `${width}.webp`)),
      picture
        .clone()
        .avif({
          ...formats.avif[width > widestForPhones ? 'wider' : 'forPhones'],
          chromaSubsampling,
        })
        .toFile(join(folder, `${width}.avif`)),
    ]);
  }
  await writeFile(join(folder, 'picture.json'), JSON.stringify(made));
}

async function findTint(content: Buffer): Promise<string | null> {
  const { isOpaque, channels } = await sharp(content).stats();
  if (!isOpaque) return null;
  // One channel is a grey.
  const means =
    channels.length < 3
      ? Array<number>(3).fill(channels[0]?.mean ?? 0)
      : channels.map(({ mean }) => mean);
  return `#${means.map((mean) => Math.round(mean / 17).toString(16)).join('')}`;
}
