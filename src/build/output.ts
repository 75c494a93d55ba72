import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Where a build writes to. Paths are written as in addresses, without the first slash. */
export type Output = {
  /** Writes a file. Throws if it is there already: two pages would share it. */
  write(path: string, content: string | Uint8Array): Promise<void>;
  /** Copies a file whose new name stands for its content, so that a second copy is the same file. */
  copy(file: string, path: string): Promise<void>;
  /** The paths of all files so far. */
  files(): readonly string[];
};

/** Writes into a folder of the disk. */
export function createOutput(folder: string): Output {
  const made = new Map<string, Promise<unknown>>();
  const files = new Set<string>();
  const place = async (path: string) => {
    files.add(path);
    const target = join(folder, path);
    const parent = dirname(target);
    if (!made.has(parent)) made.set(parent, mkdir(parent, { recursive: true }));
    await made.get(parent);
    return target;
  };
  return {
    async write(path, content) {
      await writeFile(await place(path), content, { flag: 'wx' });
    },
    async copy(file, path) {
      await copyFile(file, await place(path));
    },
    files: () => [...files],
  };
}
