import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, extname, join } from 'node:path';
import sharp from 'sharp';
import type { PictureSource } from '#parts/PictureSource.ts';
import { hash } from './hash.ts';
import { keptFolder } from './keptFolder.ts';
import { mapLimited } from './mapLimited.ts';
import type { Output } from './output.ts';

/** Where the source files are, where made ones are kept between builds, and where they go. */
export type Workplace = { root: string; cache: string; output: Output };

/** The widths that layouts ask for, in pixels; none is larger than the original. */
const widths = [320, 480, 640, 960, 1280, 1600];
/** The file for browsers that choose none of `srcset` is the first that is at least this wide. */
const fallbackWidth = 960;
const quality = 76;

/** Makes the files of every picture, by the path that site.yaml names. A picture made once is not made again. */
export async function makePictures(paths: readonly string[], workplace: Workplace) {
  const unique = [...new Set(paths)];
  const made = await mapLimited(
    unique,
    availableParallelism(),
    async (path) => [path, await makePicture(path, workplace)] as const,
  );
  return Object.fromEntries(made);
}

async function makePicture(path: string, workplace: Workplace): Promise<PictureSource> {
  const make = extname(path).toLowerCase() === '.svg' ? copyDrawing : makeWidths;
  try {
    return await make(path, workplace);
  } catch (error) {
    throw new Error(`No files could be made of the picture ${path}.`, { cause: error });
  }
}

/** A drawing is sharp at any width: one file. */
async function copyDrawing(path: string, { root, output }: Workplace): Promise<PictureSource> {
  const content = await readFile(join(root, path));
  const { width, height } = await sharp(content).metadata();
  const file = `assets/${basename(path, extname(path))}-${hash(content)}.svg`;
  await output.copy(join(root, path), file);
  return { src: `/${file}`, width, height };
}

async function makeWidths(
  path: string,
  { root, cache, output }: Workplace,
): Promise<PictureSource> {
  const content = await readFile(join(root, path));
  const key = hash(content, JSON.stringify({ widths, quality, sharp: sharp.versions.sharp }));
  const folder = await keptFolder(join(cache, 'pictures'), key, (draft) => encode(content, draft));
  // Written by `encode` below.
  const made = JSON.parse(await readFile(join(folder, 'picture.json'), 'utf8')) as Made;
  const name = basename(path, extname(path));
  const files = made.widths.map((width) => ({
    width,
    file: `assets/${name}-${key}-${width}.webp`,
  }));
  for (const { width, file } of files) await output.copy(join(folder, `${width}.webp`), file);
  const fallback = files.find(({ width }) => width >= fallbackWidth) ?? files.at(-1);
  if (!fallback) throw new Error(`No files were made for ${path}.`);
  return {
    src: `/${fallback.file}`,
    width: made.width,
    height: made.height,
    srcset: files.map(({ width, file }) => `/${file} ${width}w`).join(', '),
  };
}

type Made = { width: number; height: number; widths: number[] };

async function encode(content: Buffer, folder: string) {
  const { autoOrient: size } = await sharp(content).metadata();
  const largest = Math.min(size.width, Math.max(...widths));
  const made: Made = { ...size, widths: [...widths.filter((width) => width < largest), largest] };
  for (const width of made.widths) {
    const picture = sharp(content).autoOrient().resize({ width });
    await picture.webp({ quality }).toFile(join(folder, `${width}.webp`));
  }
  await writeFile(join(folder, 'picture.json'), JSON.stringify(made));
}
