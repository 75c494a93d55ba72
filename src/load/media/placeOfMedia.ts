import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { mediaName } from '#schema/mediaName.ts';

/**
 * Where a file of the site is on this disk. Its name is that of `mediaName`, and may be written in another
 * form there: a Mac decomposes letters, and puts unusual spaces into the names of screenshots.
 */
export function placeOfMedia(root: string, file: string): string {
  return file.split('/').reduce((folder, part) => {
    const path = join(folder, part);
    if (existsSync(path)) return path;
    const other = namesIn(folder).find((name) => mediaName(name) === part);
    return other === undefined ? path : join(folder, other);
  }, root);
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return []; // Whoever reads the file will say so.
  }
}
