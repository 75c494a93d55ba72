import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

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

/** Throws when a picture cannot be decoded as a whole. */
export async function requireWhole(path: string, root: string): Promise<void> {
  const content = await readFile(join(root, path));
  await sharp(content)
    .stats()
    .catch((error: unknown) => {
      throw new BrokenMedia(path, error);
    });
}
