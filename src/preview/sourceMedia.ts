import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Typeface, Typefaces } from '#page/baseStyles.ts';
import type { PictureSources } from '#page/selectData.ts';
import type { PictureSource } from '#parts/Picture.tsx';
import type { Site } from '#schema/site.ts';

/** A file under media/ that is there, but is no picture. */
export class UnreadablePicture extends Error {
  readonly file: string;

  constructor(file: string) {
    super(`${file} is not a picture that can be read.`);
    this.file = file;
  }
}

export type SourceMedia = {
  /** Every picture of the pages, as it lies in media/. Throws `UnreadablePicture`. */
  pictures(site: Site): Promise<PictureSources>;
  /** The same for these pictures alone. An empty one stands in for a file that is not there. */
  named(paths: readonly string[]): Promise<PictureSources>;
  fonts(site: Site): Promise<Typefaces>;
};

/**
 * Serves media as they are, without making any files. The addresses change with the files, so that
 * the browser shows a changed picture at once. Sizes are read once for each version of a file.
 */
export function createSourceMedia(root: string): SourceMedia {
  const known = new Map<string, Promise<PictureSource>>();

  const addressOf = async (path: string) => {
    const { mtimeMs, size } = await stat(join(root, path)).catch(() => {
      throw new UnreadablePicture(path); // It went since the file was checked.
    });
    return `/${path}?v=${Math.round(mtimeMs).toString(36)}${size.toString(36)}`;
  };
  const picture = async (path: string) => {
    const src = await addressOf(path);
    const kept = known.get(src) ?? measure(join(root, path), path, src);
    known.set(src, kept);
    return [path, await kept] as const;
  };
  const face = async (font: Site['theme']['fonts']['text']): Promise<Typeface> => {
    const { file, lightest, boldest } = font;
    return { src: await addressOf(file), lightest, boldest };
  };

  return {
    async pictures({ site, routes, notFound }) {
      const used = [...routes, notFound].flatMap(({ uses }) => uses.pictures);
      const paths = new Set([site.logo, site.logoOnStrong, ...used]);
      return Object.fromEntries(await Promise.all([...paths].map(picture)));
    },
    async named(paths) {
      const found = await Promise.all(
        paths.map((path) => picture(path).catch(() => [path, standIn] as const)),
      );
      return Object.fromEntries(found);
    },
    async fonts({ theme }) {
      const [heading, text] = await Promise.all([
        face(theme.fonts.heading),
        face(theme.fonts.text),
      ]);
      return { heading, text };
    },
  };
}

const standIn: PictureSource = {
  src: "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>",
  width: 1200,
  height: 800,
};

async function measure(file: string, path: string, src: string): Promise<PictureSource> {
  try {
    // From the bytes: by its name, sharp would remember the file as it was.
    const { autoOrient } = await sharp(await readFile(file)).metadata();
    return { src, width: autoOrient.width, height: autoOrient.height };
  } catch {
    throw new UnreadablePicture(path);
  }
}
