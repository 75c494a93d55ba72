import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { readInside } from '#load/insideFolder.ts';

/** Where a build writes to. Paths are written as in addresses, without the first slash. */
export type Output = ReturnType<typeof createOutput>;

/** Writes into a folder of the disk, which is served at `base` of its host (`/shop`). */
export function createOutput(folder: string, base = '') {
  const files = new Set<string>();
  const place = async (path: string) => {
    files.add(path);
    const target = join(folder, path);
    if (!target.startsWith(join(folder, sep)))
      throw new Error(`${path} is outside of what is built.`);
    await mkdir(dirname(target), { recursive: true });
    return target;
  };
  return {
    base,
    /** Writes a file. Throws if it exists: two pages would share it. */
    async write(path: string, content: string | Uint8Array): Promise<void> {
      await writeFile(await place(path), content, { flag: 'wx' });
    },
    /**
     * Copies a file that is in a folder, by whatever links. Its new name contains a hash of its content, so that
     * a second copy is the same file.
     */
    async copy(file: string, path: string, within: string): Promise<void> {
      await writeFile(await place(path), readInside(file, within));
    },
    /** Writes content under a name that contains its hash, so that a second time it is the same file. */
    async keep(path: string, content: Uint8Array): Promise<void> {
      await writeFile(await place(path), content);
    },
    /** The paths of all files so far. */
    files: (): readonly string[] => [...files],
  };
}
