import { isAbsolute, type PlatformPath, relative, sep } from 'node:path';

/** Whether a path leads into a folder, or is that of the folder itself. Also one on another drive, and in the root of a drive. */
export function isInside(
  path: string,
  folder: string,
  paths: Pick<PlatformPath, 'isAbsolute' | 'relative' | 'sep'> = { isAbsolute, relative, sep },
): boolean {
  const way = paths.relative(folder, path);
  return way !== '..' && !way.startsWith(`..${paths.sep}`) && !paths.isAbsolute(way);
}
