import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { createInside } from '#load/insideFolder.ts';
import { renameFile } from './renameFile.ts';

/**
 * Writes a file of a folder in place of another, or of a link, whose target stays as it is. Throws `OutsideLink`
 * where it would be outside.
 */
export async function replaceInside(file: string, folder: string, content: string): Promise<void> {
  const temporary = `${file}.${randomBytes(6).toString('hex')}`;
  createInside(temporary, folder, content);
  try {
    await renameFile(temporary, file);
  } finally {
    // Not there any more where it was renamed.
    await rm(temporary, { force: true });
  }
}
