import { installPackages } from '#cli/installPackages.ts';
import type { Machine } from '#cli/machine.ts';

/** The browsers beside Chromium that the pages are tried in. */
export type FoundEngines = {
  firefox?: string;
  /** The driver, its browser, and the screen that this needs. */
  webKit?: { driver: string; browser: string; screen: string };
};

/** WebKitGTK looks for its processes where Debian installs them, so unpacking it elsewhere is of no use. */
const wanted = {
  reason: 'The pages are also tried in Firefox and WebKitGTK.',
  name: 'Firefox ESR, WebKitGTK and Xvfb',
  packages: { 'apt-get': [['firefox-esr', 'webkit2gtk-driver', 'xvfb']] },
};

/** Finds Firefox and WebKitGTK. Where one is missing and it is allowed, Debian's packages are installed. */
export async function findEngines(machine: Machine): Promise<FoundEngines> {
  const found = lookForEngines(machine);
  if (missingEngines(found).length === 0 || !(await installPackages(machine, wanted))) return found;
  return lookForEngines(machine);
}

/** The engines that are there already. */
export function lookForEngines({ exists }: Pick<Machine, 'exists'>): FoundEngines {
  const first = (...paths: string[]) => paths.find((path) => exists(path));
  const firefox = first('/usr/bin/firefox-esr');
  const driver = first('/usr/bin/WebKitWebDriver');
  const screen = first('/usr/bin/Xvfb');
  const browser = first(
    ...['x86_64', 'aarch64'].map((cpu) => `/usr/lib/${cpu}-linux-gnu/webkit2gtk-4.1/MiniBrowser`),
  );
  return {
    ...(firefox !== undefined && { firefox }),
    ...(driver && browser && screen && { webKit: { driver, browser, screen } }),
  };
}

/** The names of the engines that are not there. */
export function missingEngines({ firefox, webKit }: FoundEngines): string[] {
  return [...(firefox ? [] : ['Firefox ESR']), ...(webKit ? [] : ['WebKitGTK'])];
}
