import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Where a build writes to. Paths are written as in addresses, without the first slash. */
export type Output = ReturnType<typeof createOutput>;

/** Writes into a folder of the disk, which is served at `base` of its host (`/shop`). */
export function createOutput(folder: string, base = '') {
  const files = new Set<string>();
  const place = async (path: string) => {
    files.add(path);
    const target = join(folder, path);
    await mkdir(dirname(target), { recursive: true });
    return target;
  };
  return {
    base,
    /** Writes a file. Throws if it exists: two pages would share it. */
    async write(path: string, content: string | Uint8Array): Promise<void> {
      await writeFile(await place(path), content, { flag: 'wx' });
    },
    /** Copies a file whose new name contains a hash of its content, so that a second copy is the same file. */
    async copy(file: string, path: string): Promise<void> {
      await copyFile(file, await place(path));
    },
    /** The paths of all files so far. */
    files: (): readonly string[] => [...files],
  };
}
