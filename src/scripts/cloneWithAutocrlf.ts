import { link, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Machine } from '#cli/machine.ts';

/**
 * Clones what a project has committed into a folder on the same disk, as Git for Windows does, with the packages
 * that are installed. Returns whether it could: not without Git, nor where the project is no repository.
 */
export async function cloneWithAutocrlf(
  { run }: Pick<Machine, 'run'>,
  { project, folder }: { project: string; folder: string },
): Promise<boolean> {
  await rm(folder, { recursive: true, force: true });
  // Only a clone that is not local may leave out the history, which a checkout of a CI has not either.
  const options = ['--quiet', '--no-local', '--depth', '1', '--config', 'core.autocrlf=true'];
  if (!(await run(['git', 'clone', ...options, project, folder]))) return false;
  await linkFolder(join(project, 'node_modules'), join(folder, 'node_modules'));
  return true;
}

/** The same files at another place, but for what is kept between runs. Takes no room, and a fifth of the time of a copy. */
async function linkFolder(from: string, to: string): Promise<void> {
  await mkdir(to);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (!entry.isDirectory()) await link(source, target);
    else if (entry.name !== '.cache' && entry.name !== '.vite') await linkFolder(source, target);
  }
}
