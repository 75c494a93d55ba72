import { type Dirent, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What is in a folder and in the folders below it. A link is an entry, and nothing behind it is: it may lead
 * anywhere, also in circles. (Some versions of Node follow links with `recursive`.) Throws what reading throws.
 */
export function entriesUnder(folder: string): Dirent[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry, ...entriesUnder(join(folder, entry.name))] : [entry],
  );
}
