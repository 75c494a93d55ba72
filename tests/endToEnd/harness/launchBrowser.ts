import type { Browser } from 'playwright-core';
import { findBrowser } from '#cli/findBrowser.ts';
import { thisMachine } from '#cli/machine.ts';
import { launchBrowser as launch } from '#verify/launchBrowser.ts';

/**
 * Starts the browser that `npm test` found, or that stands in a usual place. Installs none.
 * `leaveOut` names flags that Playwright sets by itself.
 */
export async function launchBrowser(leaveOut: string[] = []): Promise<Browser> {
  const found = await findBrowser({ ...thisMachine, run: () => Promise.resolve(false) });
  if ('problem' in found) throw new Error(found.problem);
  return launch(found.path, leaveOut);
}
