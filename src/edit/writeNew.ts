import { open } from 'node:fs/promises';

/** Writes a file that is not there yet, and makes sure that it is on the disk. */
export async function writeNew(path: string, text: string): Promise<void> {
  const handle = await open(path, 'wx');
  try {
    await handle.writeFile(text, 'utf8');
    await handle.sync();
  } finally {
    await handle.close();
  }
}
