import type { BrowserContextOptions, Page } from 'playwright-core';
import type { Fake } from '#verify/intercept.ts';

/** Who visits, and with what. All of it may be left out: then it is a phone. */
export type Profile = {
  viewport?: keyof typeof viewports;
  /** False: a browser without JavaScript. */
  javaScript?: boolean;
  reducedMotion?: boolean;
  /** Everything from other hosts fails, as behind a strict ad blocker. */
  adBlocker?: boolean;
  /** True: a visitor who said yes to everything on an earlier page. Only with `openSite`. */
  hasAccepted?: boolean;
  /** What the visit waits for, where the page may never finish loading. */
  waitUntil?: 'domcontentloaded';
  /** What is done with the empty page, before it goes anywhere. */
  prepare?: (page: Page) => Promise<unknown>;
  /** The hosts outside that this visit may reach. */
  fakes?: readonly Fake[];
  /** What the page may write to the console as an error. Any other error fails the test. */
  expectedErrors?: readonly RegExp[];
  /** Playwright's own options, for what is rare: permissions, a language, a colour scheme. */
  context?: BrowserContextOptions;
};

const viewports = {
  narrow: { width: 320, height: 640 },
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
} as const;

/** A profile in Playwright's words. */
export function toContextOptions({
  viewport = 'phone',
  javaScript = true,
  reducedMotion = false,
  context = {},
}: Profile): BrowserContextOptions {
  const isHandheld = viewport === 'narrow' || viewport === 'phone';
  return {
    viewport: viewports[viewport],
    hasTouch: isHandheld,
    isMobile: isHandheld,
    javaScriptEnabled: javaScript,
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
    locale: 'en-GB',
    ...context,
  };
}
