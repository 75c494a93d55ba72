import { type Browser, chromium } from 'playwright-core';
import { findBrowser } from '#cli/findBrowser.ts';
import { realWorld } from '#cli/realWorld.ts';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Every visit is a window, and each would load the pages of an address bar that nobody sees.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup',
  // What slips past the interceptor finds no address.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

/**
 * Starts the browser that `npm test` found, or that stands in a usual place. Installs none.
 * `leaveOut` names flags that Playwright sets by itself.
 */
export async function launchBrowser(leaveOut: string[] = []): Promise<Browser> {
  const found = await findBrowser({ ...realWorld, run: () => Promise.resolve(false) });
  if ('problem' in found) throw new Error(found.problem);
  return chromium.launch({ executablePath: found.path, args: flags, ignoreDefaultArgs: leaveOut });
}
