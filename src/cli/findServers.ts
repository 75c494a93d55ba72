import { posix, resolve } from 'node:path';
import type { Machine } from './machine.ts';

/** The web servers that the settings of a build are tried on. */
export const serverNames = ['nginx', 'caddy', 'apache2'] as const;
export type ServerName = (typeof serverNames)[number];

/** The path of each server that is there. */
export type FoundServers = Partial<Record<ServerName, string>>;

/** Where servers are unpacked to. apt takes whole paths alone. */
const unpacked = resolve('node_modules/.cache/fascia/servers');

/**
 * Finds the web servers on this machine. Those that are missing are fetched from Debian's or
 * Ubuntu's packages and unpacked inside the project: nothing is installed, no service starts, and so
 * nobody is asked. New lists of packages are a change of the machine, which must be allowed. Elsewhere
 * they stay missing.
 */
export async function findServers(machine: Machine): Promise<FoundServers> {
  const found = lookForServers(machine);
  const isComplete = serverNames.every((name) => found[name] !== undefined);
  if (isComplete || !(await unpackServers(machine))) return found;
  return lookForServers(machine);
}

/** The servers that are there already. */
export function lookForServers({ env, exists }: Pick<Machine, 'env' | 'exists'>): FoundServers {
  const folders = [
    ...(env['PATH'] ?? '').split(':').filter((folder) => folder !== ''),
    '/usr/sbin',
    '/usr/local/sbin',
    `${unpacked}/usr/sbin`,
    `${unpacked}/usr/bin`,
  ];
  const pathOf = (name: ServerName) =>
    folders.map((folder) => posix.join(folder, name)).find((path) => exists(path));
  return Object.fromEntries(serverNames.map((name) => [name, pathOf(name)]));
}

async function unpackServers(machine: Machine): Promise<boolean> {
  const hasPackages = machine.platform === 'linux' && machine.exists('/usr/bin/apt-get');
  if (!hasPackages) return false;
  const packages = ['nginx', 'caddy', 'apache2-bin'];
  machine.say(`Fetching ${packages.join(', ')} with apt-get, to try the built site on …`);
  if (!(await fetchPackages(machine, packages))) {
    // Old lists name packages that the servers no longer have.
    const question =
      'The lists of packages are too old to fetch web servers. Renew them with apt-get update?';
    if (!(await machine.allows(question))) return false;
    const asRoot = machine.isRoot ? [] : ['sudo', '-n'];
    await machine.run([...asRoot, 'apt-get', 'update']);
    if (!(await fetchPackages(machine, packages))) return false;
  }
  const unpack = `for file in "$0"/*.deb; do dpkg-deb -x "$file" "$0" || exit 1; done`;
  return machine.run(['sh', '-c', unpack, unpacked]);
}

/** With the packages that they need and this machine has not. Needs no rights, since nothing is installed. */
async function fetchPackages(machine: Machine, packages: readonly string[]): Promise<boolean> {
  const options = ['Debug::NoLocking=1', `Dir::Cache::Archives=${unpacked}`];
  return (
    (await machine.run(['mkdir', '-p', `${unpacked}/partial`])) &&
    machine.run([
      'apt-get',
      'install',
      '-y',
      '--no-install-recommends',
      '--download-only',
      ...options.flatMap((option) => ['-o', option]),
      ...packages,
    ])
  );
}
