import {
  closeSync,
  constants,
  existsSync,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { isInside } from './isInside.ts';

/** A file, or a folder on the way to it, is a link that leads out of the folder that it should be in. */
export class OutsideLink extends Error {
  constructor(file: string) {
    super(
      `${file} is a link to a place outside the folder of the site. Put the file itself there.`,
    );
    this.name = 'OutsideLink';
  }
}

/** Whether what a path leads to is in a folder, or would be when it is made. */
export function leadsInside(path: string, folder: string): boolean {
  try {
    return isInside(realPath(resolve(path)), realPath(resolve(folder)));
  } catch {
    return false; // A link to nothing.
  }
}

/**
 * Opens a file for reading that is in a folder, by whatever links. What was opened is what is looked at: no
 * link that is changed meanwhile leads elsewhere. Throws `OutsideLink`, or what opening throws.
 */
export function openInside(file: string, folder: string): number {
  for (let left = 3; ; left--) {
    // A pipe without a writer would wait for one.
    const descriptor = openSync(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    const found = placeOf(descriptor, file, folder);
    if (found === 'inside') return descriptor;
    closeSync(descriptor);
    // Somebody has replaced it just then.
    if (found === 'outside' || left === 0) throw new OutsideLink(file);
  }
}

/** What a file in a folder holds. Throws as `openInside` does. */
export function readInside(file: string, folder: string): Buffer {
  const descriptor = openInside(file, folder);
  try {
    return readFileSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Writes a file that is not there yet into a folder, with the folders on the way. Throws where it would be outside. */
export function createInside(file: string, folder: string, content: string | Uint8Array): void {
  if (!leadsInside(dirname(file), folder)) throw new OutsideLink(file);
  mkdirSync(dirname(file), { recursive: true });
  const descriptor = openSync(file, 'wx');
  try {
    if (placeOf(descriptor, file, folder) !== 'inside') throw new OutsideLink(file);
    writeFileSync(descriptor, content);
  } finally {
    closeSync(descriptor);
  }
}

/** Where an opened file is. Only Linux says so; elsewhere it is the one that the path leads to afterwards. */
function placeOf(descriptor: number, file: string, folder: string): 'inside' | 'outside' | 'moved' {
  const top = realpathSync.native(resolve(folder));
  const name = `/proc/self/fd/${descriptor}`;
  if (process.platform === 'linux' && existsSync(name)) {
    return isInside(readlinkSync(name), top) ? 'inside' : 'outside';
  }
  const path = realpathSync.native(file);
  if (!isInside(path, top)) return 'outside';
  const [opened, there] = [fstatSync(descriptor), lstatSync(path)];
  return opened.ino === there.ino && opened.dev === there.dev ? 'inside' : 'moved';
}

/** The path without links, as far as there is something. */
function realPath(path: string): string {
  const parent = dirname(path);
  return parent === path || lstatSync(path, { throwIfNoEntry: false })
    ? realpathSync.native(path)
    : join(realPath(parent), basename(path));
}
