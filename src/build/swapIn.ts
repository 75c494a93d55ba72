import { existsSync } from 'node:fs';
import { readdir, rename, rm, rmdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * Writes a whole folder or nothing: `write` fills a new one, which then takes the place of `target`
 * by renaming. When `write` fails, `target` is as it was. Between the two renames there is no
 * `target` for a moment; what a crash leaves there is put back by the next call.
 */
export async function swapIn<Result>(
  target: string,
  write: (folder: string) => Promise<Result>,
): Promise<Result> {
  const workFolder = join(dirname(target), '.fascia');
  const last = join(workFolder, `last-${basename(target)}`);
  // One for each process, so that two builds at once do not write into one folder.
  const next = join(workFolder, `next-${process.pid}`);
  if (!existsSync(target) && existsSync(last)) await rename(last, target);
  await removeAbandoned(workFolder);
  try {
    const result = await write(next);
    await remove(last);
    if (existsSync(target)) await rename(target, last);
    try {
      await rename(next, target);
    } catch (error) {
      if (existsSync(last)) await rename(last, target);
      throw error;
    }
    await remove(last);
    return result;
  } finally {
    // After a failure, others may still write into it: what is left then, the next call removes.
    await remove(next).catch(() => {});
    // It may be beside a folder that is none of the site's; while it holds something, it stays.
    await rmdir(workFolder).catch(() => {});
  }
}

/** Removes what builds left behind that were ended from outside, and what this one left before. */
async function removeAbandoned(workFolder: string) {
  for (const name of await readdir(workFolder).catch((): string[] => [])) {
    const owner = /^next-(\d+)$/.exec(name)?.[1];
    if (owner !== undefined && !isOtherRunning(Number(owner))) await remove(join(workFolder, name));
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

function remove(path: string): Promise<void> {
  return rm(path, { recursive: true, force: true, maxRetries: 3 });
}
