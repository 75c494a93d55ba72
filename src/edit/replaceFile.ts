import { randomBytes } from 'node:crypto';
import { chmod, open, realpath, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { leadsInside, OutsideLink, readInside } from '#load/insideFolder.ts';
import { isHeld, renameFile } from './renameFile.ts';

/**
 * Writes a text in place of another, as a whole or not at all, and keeps the mode of the file.
 * Nothing else is written where the file is a link: that stays, as does each other name of the file.
 * Returns why it was not done: when the file no longer holds `from`, is not in `folder`, or cannot be written.
 */
export async function replaceFile(
  file: string,
  { from, to, folder = dirname(file) }: { from: string | Buffer; to: string; folder?: string },
): Promise<string | undefined> {
  let temporary: string | undefined;
  try {
    const path = await realpath(file); // a link stays a link
    if (!leadsInside(path, folder)) throw new OutsideLink(file);
    const { mode } = await stat(path);
    temporary = join(dirname(path), `.${basename(path)}.${randomBytes(6).toString('hex')}`);
    await createFile(temporary, to);
    if (!leadsInside(temporary, folder)) throw new OutsideLink(file);
    await chmod(temporary, mode);
    // The last check before the file is replaced: somebody may be editing it.
    const before = typeof from === 'string' ? Buffer.from(from, 'utf8') : from;
    if (readInside(path, folder).equals(before)) {
      await renameFile(temporary, path);
      return undefined;
    }
    return `${file} was changed by somebody else meanwhile, so nothing was written.`;
  } catch (error) {
    return `${file} could not be written. ${reasonOf(error)}`;
  } finally {
    // Not there any more where it was renamed.
    if (temporary !== undefined) await rm(temporary, { force: true }).catch(() => undefined);
  }
}

/** Writes a file that is gone. Returns why it was not done: when there is one again, for example. */
export async function restoreFile(file: string, text: string): Promise<string | undefined> {
  try {
    await createFile(file, text);
    return undefined;
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    return isThere
      ? `${file} is there again, so nothing was written.`
      : `${file} could not be written. ${reasonOf(error)}`;
  }
}

/** Makes sure that the text is on the disk. */
async function createFile(path: string, text: string): Promise<void> {
  const handle = await open(path, 'wx');
  try {
    await handle.writeFile(text, 'utf8');
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function reasonOf(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  return isHeld(error)
    ? `Another program may hold it: an editor, one that syncs or backs up files, or a virus scanner. Or it may only be read. Close it there and try again. (${reason})`
    : reason;
}
