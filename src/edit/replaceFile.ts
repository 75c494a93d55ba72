import { randomBytes } from 'node:crypto';
import { chmod, readFile, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { writeNew } from './writeNew.ts';

/**
 * Writes a text in place of another, as a whole or not at all, and keeps the mode of the file.
 * Returns why it was not done: when the file no longer holds `from`, or cannot be written.
 */
export async function replaceFile(
  file: string,
  { from, to }: { from: string; to: string },
): Promise<string | undefined> {
  let own: string | undefined;
  try {
    const path = await realpath(file); // a link stays a link
    const { mode } = await stat(path);
    own = join(dirname(path), `.${basename(path)}.${randomBytes(6).toString('hex')}`);
    await writeNew(own, to);
    await chmod(own, mode);
    // The last look before the file is replaced: somebody may be editing it.
    if (!(await readFile(path)).equals(Buffer.from(from, 'utf8'))) {
      await rm(own, { force: true });
      return `${file} was changed by somebody else meanwhile, so nothing was written.`;
    }
    await rename(own, path);
    return undefined;
  } catch (error) {
    if (own !== undefined) await rm(own, { force: true }).catch(() => undefined);
    return `${file} could not be written. ${error instanceof Error ? error.message : String(error)}`;
  }
}
