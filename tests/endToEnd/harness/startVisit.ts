import type { Browser, BrowserContext, Page } from 'playwright-core';
import { type Fake, intercept, isOwnError, type Outside } from '#verify/intercept.ts';
import { type Profile, toContextOptions } from './profiles.ts';

export type Visit = {
  page: Page;
  context: BrowserContext;
  /** What was asked of other hosts so far. */
  outside: Outside;
  /** Errors of the console and uncaught ones, of every page of this visit, as they come. */
  errors: string[];
  /** Closes the visit. Rejects when the page did what it should not; only once, then all is told. */
  end(): Promise<void>;
};

const blocksAll: Fake = { host: /./, answer: () => 'blocked' };

/** A visitor with a profile of their own, and an empty page that is prepared as it says. */
export async function startVisit(browser: Browser, profile: Profile): Promise<Visit> {
  const { fakes = [], adBlocker = false, expectedErrors = [] } = profile;
  const context = await browser.newContext(toContextOptions(profile));
  // Sooner than the test itself gives up, so that it is told which step never came.
  context.setDefaultTimeout(20_000);
  const outside = await intercept(context, adBlocker ? [blocksAll] : fakes);
  const errors: string[] = [];
  context.on('console', (message) => {
    if (isOwnError(message)) errors.push(message.text());
  });
  context.on('weberror', (error) => errors.push(String(error.error())));
  const page = await context.newPage();
  await profile.prepare?.(page);

  let hasEnded = false;
  return {
    page,
    context,
    outside,
    errors,
    async end() {
      if (hasEnded) return;
      hasEnded = true;
      await context.close();
      const faults = [
        ...outside.unexpected.map(
          (url) => `The page asked for ${url.href}, and no fake stands for it.`,
        ),
        ...errors
          .filter((text) => !expectedErrors.some((expected) => expected.test(text)))
          .map((text) => `The page had an error: ${text}`),
      ];
      if (faults.length > 0) throw new Error(faults.join('\n'));
    },
  };
}
