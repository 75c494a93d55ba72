import { type Browser, chromium } from 'playwright-core';

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

/** Starts a Chromium that reaches this machine alone. `leaveOut` names flags that Playwright sets by itself. */
export function launchBrowser(executablePath: string, leaveOut: string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath, args: flags, ignoreDefaultArgs: leaveOut });
}
