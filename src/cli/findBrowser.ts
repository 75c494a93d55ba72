import { posix, win32 } from 'node:path';
import { type Machine, pathFolders } from './machine.ts';

/** A browser, or why there is none. */
type FoundBrowser = { path: string } | { problem: string };

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
  const usual = () => usualPaths(machine).find(machine.exists);
  const path = usual();
  if (path !== undefined) return { path };
  const installed = (await installBrowser(machine)) ? usual() : undefined;
  // On Ubuntu the package is a door to snap, which containers do not have: it is there and does not start.
  if (installed && (await machine.run([installed, '--version']))) return { path: installed };
  const advice = 'install Chromium, Chrome or Edge, or set CHROMIUM to the path of one';
  return {
    problem: `There is no Chromium for the browser tests: ${advice}. With CI=true set, it is installed without a question where that can be done.`,
  };
}

function usualPaths({ env, platform }: Machine): string[] {
  if (platform === 'win32') {
    const homes = [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']];
    const programs = [
      'Google/Chrome/Application/chrome.exe',
      'Chromium/Application/chrome.exe',
      'Microsoft/Edge/Application/msedge.exe',
    ];
    return homes.flatMap((home = '') => programs.map((program) => win32.join(home, program)));
  }
  if (platform === 'darwin') {
    const products = ['Chromium', 'Google Chrome', 'Microsoft Edge'];
    return ['', env['HOME'] ?? ''].flatMap((home) =>
      products.map((name) => `${home}/Applications/${name}.app/Contents/MacOS/${name}`),
    );
  }
  const chromes = ['google-chrome', 'microsoft-edge'].flatMap((name) => [name, `${name}-stable`]);
  const names = ['chromium', 'chromium-browser', ...chromes];
  return [...pathFolders(env), '/usr/bin', '/usr/local/bin', '/snap/bin'].flatMap((folder) =>
    names.map((name) => posix.join(folder, name)),
  );
}

const managers: Readonly<Record<string, readonly string[]>> = {
  'apt-get': ['install', '-y', '--no-install-recommends', 'chromium'],
  dnf: ['install', '-y', 'chromium'],
  apk: ['add', 'chromium'],
};

/** Returns whether a package was installed. */
async function installBrowser(machine: Machine): Promise<boolean> {
  const [manager, args = []] =
    Object.entries(managers).find(([name]) =>
      ['/usr/bin', '/sbin'].some((folder) => machine.exists(`${folder}/${name}`)),
    ) ?? [];
  if (machine.platform !== 'linux' || manager === undefined) return false;
  const sudo = machine.isRoot ? [] : ['sudo', '-n'];
  if (!machine.isRoot && !(await machine.run([...sudo, 'true']))) return false;

  const question = `The browser tests need Chromium. Install it on this machine with ${manager}?`;
  if (!(await machine.allows(question))) return false;
  machine.say(`Installing Chromium with ${manager} …`);
  const run = (...command: readonly string[]) =>
    machine.run([...sudo, 'env', 'DEBIAN_FRONTEND=noninteractive', manager, ...command]);
  // Old lists name packages that the servers no longer have. A source that is down is no reason to stop.
  if (manager === 'apt-get') await run('update');
  return run(...args);
}
