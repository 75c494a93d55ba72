import { realpathSync } from 'node:fs';
import { join, sep } from 'node:path';

/**
 * Whether a file under media/ is one of the site: no link in its path leads out of the folder of the
 * site. media/ itself may be a link, as where several sites share it. Throws where there is no file.
 */
export function isInSite(file: string, folder: string): boolean {
  const path = realpathSync.native(file);
  return [folder, join(folder, 'media')].some((top) => path.startsWith(realpathSync.native(top) + sep));
}
