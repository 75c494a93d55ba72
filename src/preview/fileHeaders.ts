import { join, resolve, sep } from 'node:path';
import { drawingPolicy } from '#build/policy/contentPolicy.ts';
import { isInSite } from '#load/media/isInSite.ts';

/**
 * What an answer of Vite's with a file must carry besides; undefined when the file must not be sent,
 * since it is a link under media/ that leads out of the site. Says nothing of files that are not there.
 */
export function fileHeaders(root: string, address: string): Record<string, string> | undefined {
  const file = fileAt(root, address);
  if (file === undefined) return undefined;
  if (file.startsWith(join(root, 'media') + sep) && !isSafe(file, root)) return undefined;
  return /\.svg$/i.test(file) ? { 'Content-Security-Policy': drawingPolicy } : {};
}

function fileAt(root: string, address: string): string | undefined {
  // As Vite reads it: `new URL` would resolve the steps of `/src//..//media` in another way.
  const [written = ''] = address.split(/[?#]/);
  try {
    const path = decodeURIComponent(written);
    return path.startsWith('/@fs/') ? resolve(path.slice('/@fs'.length)) : join(root, path);
  } catch {
    return undefined;
  }
}

function isSafe(file: string, root: string): boolean {
  try {
    return isInSite(file, root);
  } catch {
    return true; // nothing is there
  }
}
