import { realpathSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { rendererFolder } from '#build/renderer.ts';
import type { Origins } from './documents.ts';

type Options = {
  /** The folder where Vite has the packages of the browser, beside those addresses that it always has. */
  packages: string;
  /** The folder of the blocks of the site's own. */
  blocks: string;
};

/** What Vite may answer at either origin: the sources of the renderer, and its packages. */
const sources = /^\/(?:src|schema|node_modules|@vite|@fs)(?:\/|$|\?)/;

/**
 * Whether Vite may answer an address at an origin, beside what it itself refuses. A file of the blocks of a
 * site is for the pages alone, and no link in their folder is followed out of it.
 */
export function createViteGate({ packages, blocks }: Options) {
  const isBlock = (file: string) => `${file}${sep}`.startsWith(blocks + sep);
  return (address: string, to: keyof Origins): boolean => {
    const files = filesOf(address);
    if (files.length === 0) return false;
    const real = files.map(realPath);
    if ([...files, ...real].some(isBlock)) return to === 'pages' && real.every(isBlock);
    return sources.test(address) || files.every((file) => file.startsWith(packages + sep));
  };
}

/** What Vite may send is no document of ours: opened by itself, it runs nothing. */
export const inertReply = {
  'Content-Security-Policy': 'sandbox',
  'X-Content-Type-Options': 'nosniff',
};

/** The file that Vite would look for, however often it decodes the address; none where the address climbs. */
function filesOf(address: string): string[] {
  const files: string[] = [];
  let path = address.replace(/[?#].*$/s, '');
  try {
    for (let before = ''; before !== path && path.includes('%');) {
      before = path;
      path = decodeURIComponent(path);
      files.push(path);
    }
  } catch {
    // A plain percent sign, as in the name of a folder.
  }
  if (files.length === 0) files.push(path);
  if (files.some((file) => /(?:^|[\\/])\.\.(?:[\\/]|$)|\0/.test(file))) return [];
  return files.map((file) => {
    const [, absolute] = /^\/@fs(\/.*)$/s.exec(file) ?? [];
    return resolve(absolute?.replace(/^\/+(?=[A-Za-z]:)/, '') ?? rendererFolder + file.slice(1));
  });
}

/** The path without links and as the disk spells it; the same where there is nothing. */
function realPath(file: string): string {
  try {
    return realpathSync.native(file);
  } catch {
    return file;
  }
}
