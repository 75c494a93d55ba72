import { posix, win32 } from 'node:path';
import type { Machine } from './machine.ts';

/** A browser, or why there is none. */
export type FoundBrowser = { path: string } | { problem: string };

/**
 * Finds a browser of the Chromium family: the one that CHROMIUM or CHROME_PATH names, else one in
 * the usual places, else, when that is allowed, it installs one with the system's package manager
 * where no password is needed. Does not download one by itself.
 */
export async function findBrowser(machine: Machine): Promise<FoundBrowser> {
  for (const name of ['CHROMIUM', 'CHROME_PATH']) {
    const path = machine.env[name];
    if (!path) continue;
    if (machine.exists(path)) return { path };
    return { problem: `${name} is set to ${path}, and there is no such file.` };
  }
  const path = lookAround(machine) ?? (await installBrowser(machine));
  return path === undefined
    ? {
        problem:
          'There is no Chromium for the browser tests: install Chromium, Chrome or Edge, or set CHROMIUM to the path of one. With CI=true set, it is installed without a question where that can be done.',
      }
    : { path };
}

/** The browser that is there already. */
function lookAround({ env, platform, exists }: Machine): string | undefined {
  return usualPaths(env, platform).find(exists);
}

function usualPaths(env: Machine['env'], platform: NodeJS.Platform): string[] {
  if (platform === 'win32') {
    const homes = [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']];
    const products = ['Google/Chrome', 'Chromium', 'Microsoft/Edge'];
    return homes.flatMap((home = '') =>
      products.map((product) =>
        win32.join(
          home,
          product,
          'Application',
          product.endsWith('Edge') ? 'msedge.exe' : 'chrome.exe',
        ),
      ),
    );
  }
  if (platform === 'darwin') {
    const products = ['Chromium', 'Google Chrome', 'Microsoft Edge'];
    return ['', env['HOME'] ?? ''].flatMap((home) =>
      products.map((name) => `${home}/Applications/${name}.app/Contents/MacOS/${name}`),
    );
  }
  const names = [
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    'microsoft-edge',
    'microsoft-edge-stable',
  ];
  const folders = [...(env['PATH'] ?? '').split(':'), '/usr/bin', '/usr/local/bin', '/snap/bin'];
  return folders
    .filter((folder) => folder !== '')
    .flatMap((folder) => names.map((name) => posix.join(folder, name)));
}

const managers = [
  {
    name: 'apt-get',
    // Old lists name packages that the servers no longer have. A source that is down is no reason to stop.
    refresh: ['apt-get', 'update'],
    install: ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'],
  },
  { name: 'dnf', install: ['dnf', 'install', '-y', 'chromium'] },
  { name: 'apk', install: ['apk', 'add', 'chromium'] },
];

async function installBrowser(machine: Machine): Promise<string | undefined> {
  const manager = managers.find(({ name }) =>
    ['/usr/bin', '/sbin'].some((folder) => machine.exists(`${folder}/${name}`)),
  );
  if (machine.platform !== 'linux' || !manager) return undefined;
  if (!machine.isRoot && !(await machine.run(['sudo', '-n', 'true']))) return undefined;

  const question = `The browser tests need Chromium. Install it on this machine with ${manager.name}?`;
  if (!(await machine.allows(question))) return undefined;

  const asRoot = machine.isRoot ? [] : ['sudo', '-n'];
  const prefix = [...asRoot, 'env', 'DEBIAN_FRONTEND=noninteractive'];
  machine.say(`Installing Chromium with ${manager.name} …`);
  if (manager.refresh) await machine.run([...prefix, ...manager.refresh]);
  if (!(await machine.run([...prefix, ...manager.install]))) return undefined;
  const path = lookAround(machine);
  // On Ubuntu the package is a door to snap, which containers do not have: it is there and does not start.
  return path !== undefined && (await machine.run([path, '--version'])) ? path : undefined;
}
