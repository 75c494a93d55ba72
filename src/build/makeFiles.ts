import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { basename, extname, isAbsolute, join } from 'node:path';
import sharp from 'sharp';
import { renameFile } from '#edit/renameFile.ts';
import { leadsInside, OutsideLink } from '#load/insideFolder.ts';
import { hash } from './hash.ts';
import type { Output } from './output.ts';
import { readPublishable } from './readPublishable.ts';

/** Where the source files are, where made ones are kept between builds, and where they go. */
export type BuildContext = {
  root: string;
  cache: string;
  output: Output;
  /** Called after each picture whose sizes were not kept: how many of all are ready. */
  onPicture?: ((ready: number, all: number) => void) | undefined;
};

type Making = {
  /** The folder of the cache. */
  kind: 'pictures' | 'social' | 'placeholders' | 'fonts';
  /** Everything that the result depends on besides the content and the version of sharp. */
  settings: object;
  make: (content: Buffer, folder: string) => Promise<void>;
};

/**
 * Makes files of one file under media/, or of one in a package (its whole path), once for its content and the
 * settings. Throws `BrokenMedia` for a damaged one.
 */
export async function makeFiles(
  path: string,
  { kind, settings, make }: Making,
  { root, cache }: Pick<BuildContext, 'root' | 'cache'>,
) {
  const content = await readSource(path, root);
  const key = hash(content, JSON.stringify({ ...settings, sharp: sharp.versions.sharp }));
  const kept = join(cache, kind);
  if (!leadsInside(kept, cache)) throw new OutsideLink(kept);
  const folder = await keptFolder(kept, key, async (draft) => {
    try {
      await make(content, draft);
    } catch (error) {
      if (error instanceof BrokenMedia) throw error;
      if (kind !== 'fonts') await requireWhole(path, content);
      throw new Error(`No files could be made of ${path}.`, { cause: error });
    }
  });
  if (!leadsInside(folder, kept)) throw new OutsideLink(folder);
  return { folder, name: assetName(path, key) };
}

/** A file under media/, or one in a package, by its whole path. */
export function readSource(path: string, root: string): Promise<Buffer> {
  return isAbsolute(path) ? readFile(path) : readPublishable(root, path);
}

/**
 * The path of a made file in the built site, without its extension: readable, in small plain letters, which
 * mean the same in every address, file system and settings file of a host.
 */
export function assetName(path: string, key: string): string {
  return `assets/${plainName(basename(path, extname(path)))}-${key}`;
}

/** `Élan (3)` is `elan-3`. */
export function plainName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9_.]+/g, '-')
    .replaceAll(/^[-.]+|[-.]+$/g, '');
  return plain.slice(0, 80) || 'file';
}

/**
 * A folder with what `make` puts into it, made once for each `key` and kept under `cache`. The folder
 * is there whole or not at all, even when two builds make it at once. Nothing is ever removed: delete
 * the cache to be rid of it.
 */
export async function keptFolder(
  cache: string,
  key: string,
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const kept = join(cache, key);
  if (existsSync(kept)) return kept;
  await mkdir(cache, { recursive: true });
  const draft = await mkdtemp(`${kept}-`);
  try {
    await make(draft);
    await renameFile(draft, kept).catch((error: unknown) => {
      if (!existsSync(kept)) throw error;
    });
  } finally {
    // After a failure, others may still write into it; the error to report is that of `make`.
    await rm(draft, { recursive: true, force: true, maxRetries: 3 }).catch(() => {});
  }
  return kept;
}

/** A file under media/ begins as it should, but what follows is damaged or missing. Not a failure of the build. */
export class BrokenMedia extends Error {
  /** As site.yaml names it. */
  readonly file: string;

  constructor(file: string, cause: unknown) {
    super(`No files could be made of ${file}.`, { cause });
    this.name = 'BrokenMedia';
    this.file = file;
  }
}

/** Throws `BrokenMedia` when a picture cannot be decoded as a whole. */
export async function requireWhole(path: string, content: Buffer): Promise<void> {
  try {
    // `stats()` accepts a damaged picture in every sixth case (sharp 0.35).
    await sharp(content).resize(1).raw().toBuffer();
  } catch (error) {
    throw new BrokenMedia(path, error);
  }
}
