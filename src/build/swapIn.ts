import { existsSync } from 'node:fs';
import { readdir, rm, rmdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { renameFile } from '#edit/renameFile.ts';
import { leadsInside, OutsideLink } from '#load/insideFolder.ts';

/**
 * Writes a whole folder or nothing: `write` fills a new one, which then takes the place of `target`
 * by renaming. When `write` fails, `target` is as it was. Between the two renames there is no
 * `target` for a moment; what a crash leaves there is put back by the next call.
 */
export async function swapIn<Result>(
  target: string,
  write: (folder: string) => Promise<Result>,
  remove = removeFolder,
): Promise<Result> {
  const workFolder = join(dirname(target), '.fascia');
  const last = join(workFolder, `last-${basename(target)}`);
  // One for each process, so that two builds at once do not write into one folder.
  const next = join(workFolder, `next-${process.pid}`);
  if (!leadsInside(workFolder, dirname(target))) throw new OutsideLink(workFolder);
  if (!existsSync(target) && existsSync(last)) await renameFile(last, target);
  await removeAbandoned(workFolder, remove);
  try {
    const result = await write(next);
    if (existsSync(last)) await discard(last, remove);
    if (existsSync(target)) await renameFile(target, last);
    try {
      await renameFile(next, target);
    } catch (error) {
      if (existsSync(last)) await renameFile(last, target);
      throw error;
    }
    // The new one is in its place: that the old one cannot be removed is no failure.
    if (existsSync(last)) await discard(last, remove).catch(() => {});
    return result;
  } finally {
    // After a failure, others may still write into it: what is left then, the next call removes.
    await remove(next).catch(() => {});
    // It may be beside a folder that is none of the site's; while it holds something, it stays.
    await rmdir(workFolder).catch(() => {});
  }
}

/** Removes a folder, of which another program may hold a file: under another name first, so that none is taken for a whole one. */
async function discard(folder: string, remove: Remove) {
  const old = join(dirname(folder), `old-${Date.now()}`);
  await renameFile(folder, old);
  await remove(old).catch(() => {});
}

/** Removes what builds left behind that were ended from outside, and what this one left before. */
async function removeAbandoned(workFolder: string, remove: Remove) {
  for (const name of await readdir(workFolder).catch((): string[] => [])) {
    const [is, owner] = /^(?:next-(\d+)|old-\d+)$/.exec(name) ?? [];
    if (is === undefined || (owner !== undefined && isOtherRunning(Number(owner)))) continue;
    await remove(join(workFolder, name)).catch(() => {});
  }
}

function isOtherRunning(pid: number): boolean {
  try {
    // Signal 0 sends nothing: it only checks.
    return pid !== process.pid && process.kill(pid, 0);
  } catch {
    return false;
  }
}

type Remove = typeof removeFolder;

function removeFolder(path: string): Promise<void> {
  return rm(path, { recursive: true, force: true, maxRetries: 3 });
}
