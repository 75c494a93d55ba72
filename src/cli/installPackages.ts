import type { Machine } from './machine.ts';

/** How each package manager of a Linux system installs. */
const managers: Readonly<Record<string, readonly string[]>> = {
  'apt-get': ['install', '-y', '--no-install-recommends'],
  dnf: ['install', '-y'],
  apk: ['add'],
};

type Wanted = {
  /** What the packages are for, as a sentence. */
  reason: string;
  /** What is installed, in words. */
  name: string;
  /** The lists of packages by manager: the first that can be had is installed. */
  packages: Readonly<Record<string, readonly (readonly string[])[]>>;
};

/**
 * Installs packages with the system's package manager, where that is allowed and no password is asked. Returns
 * whether it did.
 */
export async function installPackages(
  machine: Machine,
  { reason, name, packages }: Wanted,
): Promise<boolean> {
  const manager = Object.keys(packages).find((one) =>
    ['/usr/bin', '/sbin'].some((folder) => machine.exists(`${folder}/${one}`)),
  );
  if (machine.platform !== 'linux' || manager === undefined) return false;
  const sudo = machine.isRoot ? [] : ['sudo', '-n'];
  if (!machine.isRoot && !(await machine.run([...sudo, 'true']))) return false;
  const question = `${reason} Install ${name} on this machine with ${manager}?`;
  if (!(await machine.allows(question))) return false;
  machine.say(`Installing ${name} with ${manager} …`);
  const run = (...command: readonly string[]) =>
    machine.run([...sudo, 'env', 'DEBIAN_FRONTEND=noninteractive', manager, ...command]);
  // Old lists name packages that the servers no longer have. A source that is down is no reason to stop.
  if (manager === 'apt-get') await run('update');
  for (const list of packages[manager] ?? []) {
    if (await run(...(managers[manager] ?? []), ...list)) return true;
  }
  return false;
}
