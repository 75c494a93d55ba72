import { posix, resolve } from 'node:path';
import { type Machine, pathFolders } from '#cli/machine.ts';

/** The web servers that the settings of a build are tried on, and PHP for the endpoint of docs/forms.md. */
export const serverNames = ['nginx', 'caddy', 'apache2', 'php'] as const;
type ServerName = (typeof serverNames)[number];

/** The path of each server that is there. */
type FoundServers = Partial<Record<ServerName, string>>;

/** Where servers are unpacked to. apt takes whole paths alone. */
const unpacked = resolve('node_modules/.cache/fascia/servers');

/**
 * Finds the web servers on this machine. Those that are missing are fetched from Debian's or Ubuntu's
 * packages and unpacked inside the project: nothing is installed and no service starts, so no
 * permission is needed. New lists of packages are a change of the machine, which must be allowed.
 * Elsewhere they stay missing.
 */
export async function findServers(machine: Machine): Promise<FoundServers> {
  const found = lookForServers(machine);
  const isComplete = serverNames.every((name) => found[name] !== undefined);
  return isComplete || !(await unpackServers(machine)) ? found : lookForServers(machine);
}

/** The servers that are there already. */
export function lookForServers({ env, exists }: Pick<Machine, 'env' | 'exists'>): FoundServers {
  const folders = [
    ...pathFolders(env),
    '/usr/sbin',
    '/usr/local/sbin',
    `${unpacked}/usr/sbin`,
    `${unpacked}/usr/bin`,
  ];
  const pathOf = (name: ServerName) =>
    folders.map((folder) => posix.join(folder, name)).find((path) => exists(path));
  return Object.fromEntries(serverNames.map((name) => [name, pathOf(name)]));
}

async function unpackServers({
  platform,
  exists,
  say,
  run,
  ...machine
}: Machine): Promise<boolean> {
  if (platform !== 'linux' || !exists('/usr/bin/apt-get')) return false;
  const packages = ['nginx', 'caddy', 'apache2-bin', 'php-cli'];
  // With the packages that they need and this machine has not. Needs no rights, since nothing is installed.
  const fetchPackages = async () => {
    const options = ['Debug::NoLocking=1', `Dir::Cache::Archives=${unpacked}`];
    const set = options.flatMap((option) => ['-o', option]);
    const install = ['install', '-y', '--no-install-recommends', '--download-only'];
    return (
      (await run(['mkdir', '-p', `${unpacked}/partial`])) &&
      run(['apt-get', ...install, ...set, ...packages])
    );
  };
  say(`Fetching ${packages.join(', ')} with apt-get, to try the built site on …`);
  if (!(await fetchPackages())) {
    // Old lists name packages that the servers no longer have.
    const question =
      'The lists of packages are too old to fetch web servers. Renew them with apt-get update?';
    if (!(await machine.allows(question))) return false;
    await run([...(machine.isRoot ? [] : ['sudo', '-n']), 'apt-get', 'update']);
    if (!(await fetchPackages())) return false;
  }
  // Installing would call it `php`.
  const unpack = `for file in "$0"/*.deb; do dpkg-deb -x "$file" "$0" || exit 1; done; ln -sf php.default "$0/usr/bin/php"`;
  return run(['sh', '-c', unpack, unpacked]);
}
