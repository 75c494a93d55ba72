import { existsSync } from 'node:fs';
import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { type DistServer, serveDist } from '#build/serveDist.ts';
import { builtFolder } from '#tests/sites/fixtureSite.ts';
import { sharedBrowser } from './launchBrowser.ts';
import type { Profile } from './profiles.ts';
import { startVisit, type Visit } from './startVisit.ts';

type OpenSite = {
  /** Where the site is served; known from the first test on. */
  origin(): string;
  /** Opens a page in a browser profile of its own, which ends with the test. */
  visit(path: string, profile?: Profile): Promise<Visit>;
};

/**
 * Serves a built site, unless another is named that of the specification, for the tests of a file: call it
 * once, at the top. After each test every visit is closed, and the test fails if a page asked for a host that no fake
 * stood in for, threw, or wrote an error to the console that the test did not expect.
 */
export function openSite(folder = builtFolder('specification')): OpenSite {
  let running: { server: DistServer; browser: Browser } | undefined;
  let accepted: Promise<Stored> | undefined;
  const visits = new Set<Visit>();

  beforeAll(async () => {
    if (!existsSync(folder))
      throw new Error(`There is no ${folder}/. Run npm test -- build first.`);
    const [server, browser] = await Promise.all([serveDist(folder, { port: 0 }), sharedBrowser()]);
    running = { server, browser };
  });
  afterAll(async () => {
    await running?.server.close();
  });
  afterEach(async () => {
    const ended = await Promise.allSettled([...visits].map((visit) => visit.end()));
    visits.clear();
    const faults = ended.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []));
    if (faults.length > 0) throw new Error(faults.join('\n'));
  });

  const current = () => {
    if (!running) throw new Error('The site is open only while the tests of a file run.');
    return running;
  };
  /** The profile with what the browser keeps after a yes, which is said once for all tests. */
  const withYes = async (profile: Profile): Promise<Profile> => {
    const { server, browser } = current();
    accepted ??= sayYes(browser, server.origin);
    return { ...profile, context: { ...profile.context, storageState: await accepted } };
  };
  return {
    origin: () => current().server.origin,
    async visit(path, profile = {}) {
      const { server, browser } = current();
      const visit = await startVisit(
        browser,
        profile.hasAccepted ? await withYes(profile) : profile,
      );
      visits.add(visit);
      await visit.page.goto(server.origin + path, { waitUntil: profile.waitUntil ?? 'load' });
      return visit;
    },
  };
}

type Stored = Awaited<ReturnType<BrowserContext['storageState']>>;

/** What a browser keeps of a visitor who says yes. Nothing outside is reached. */
async function sayYes(browser: Browser, origin: string): Promise<Stored> {
  const { page, context, end } = await startVisit(browser, { adBlocker: true });
  await page.goto(origin);
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.waitForFunction(() => localStorage.getItem('consent') !== null);
  const stored = await context.storageState();
  await end();
  return stored;
}
