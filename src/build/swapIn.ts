import { readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Writes a whole folder or nothing: `write` fills a new one, which then takes the place of `target`
 * by renaming. When `write` fails, `target` is as it was. Between the two renames there is no
 * `target` for a moment; what a crash leaves there is put back by the next call.
 */
export async function swapIn<Result>(
  target: string,
  write: (folder: string) => Promise<Result>,
): Promise<Result> {
  const workshop = join(dirname(target), '.fascia');
  const last = join(workshop, 'last');
  // Its own for each process, so that two builds at once do not write into one folder.
  const next = join(workshop, `next-${process.pid}`);
  if (!(await exists(target)) && (await exists(last))) await rename(last, target);
  await removeAbandoned(workshop);
  try {
    const result = await write(next);
    await exchange(target, next, last);
    return result;
  } finally {
    // After a failure, others may still write into it: what is left then, the next call removes.
    await remove(next).catch(() => {});
  }
}

async function exchange(target: string, next: string, last: string) {
  await remove(last);
  if (await exists(target)) await rename(target, last);
  try {
    await rename(next, target);
  } catch (error) {
    if (await exists(last)) await rename(last, target);
    throw error;
  }
  await remove(last);
}

/** Removes what builds left behind that were ended from outside, and what this one left before. */
async function removeAbandoned(workshop: string) {
  const names = await readdir(workshop).catch((): string[] => []);
  for (const name of names) {
    const owner = /^next-(\d+)$/.exec(name)?.[1];
    if (owner !== undefined && !isOtherRunning(Number(owner))) await remove(join(workshop, name));
  }
}

function isOtherRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0); // signal 0 sends nothing: it only asks
    return true;
  } catch {
    return false;
  }
}

function remove(path: string): Promise<void> {
  return rm(path, { recursive: true, force: true, maxRetries: 3 });
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
