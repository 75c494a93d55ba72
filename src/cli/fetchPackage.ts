import { createHash } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Runs a command without input; true when it ends well. */
export type Run = (command: readonly string[]) => Promise<boolean>;

/** A package of the npm registry that is no dependency: one version, with the hash of what it holds. */
export type PinnedPackage = { name: string; version: string; integrity: string };

/** Fetches a package into a folder, as `package/`, and runs nothing of it. False when it cannot be had as it was. */
export async function fetchPackage(
  { name, version, integrity }: PinnedPackage,
  folder: string,
  run: Run,
): Promise<boolean> {
  await mkdir(folder, { recursive: true });
  const archive = join(folder, `${name.replace(/^@/, '').replace('/', '-')}-${version}.tgz`);
  const pack = ['npm', 'pack', '--silent', '--pack-destination', folder, `${name}@${version}`];
  if (!(await run(pack))) return false;
  const hash = createHash('sha512').update(await readFile(archive));
  const isSame = `sha512-${hash.digest('base64')}` === integrity;
  const isDone = isSame && (await run(['tar', '-xzf', archive, '-C', folder]));
  await rm(archive, { force: true });
  return isDone;
}
