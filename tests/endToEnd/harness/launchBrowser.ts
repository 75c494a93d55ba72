import type { Browser } from 'playwright-core';
import { findBrowser } from '#cli/findBrowser.ts';
import { thisMachine } from '#cli/machine.ts';
import { launchBrowser as launch } from '#verify/openVisit.ts';

/**
 * Starts the browser that `npm test` found, or that stands in a usual place. Installs none.
 * `leaveOut` names flags that Playwright sets by itself.
 */
export async function launchBrowser(leaveOut: string[] = []): Promise<Browser> {
  const found = await findBrowser({ ...thisMachine, run: () => Promise.resolve(false) });
  if ('problem' in found) throw new Error(found.problem);
  return launch(found.path, leaveOut);
}

let shared: Promise<Browser> | undefined;

/** One browser for all test files of a worker, which ends with it. Nobody closes it. */
export async function sharedBrowser(): Promise<Browser> {
  const browser = await shared?.catch(() => undefined);
  if (!browser?.isConnected()) shared = launchBrowser();
  return shared ?? launchBrowser();
}
