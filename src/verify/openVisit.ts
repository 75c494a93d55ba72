import { type Browser, chromium, type Page } from 'playwright-core';
import { ids } from '#browser/dom.ts';
import type { Site } from '#schema/site.ts';
import { accountsOf } from '#vendors/pixels.ts';
import { fakeHosts, type SentEvent } from './fakes/fakeHosts.ts';
import { prepareVerifier } from './inspectPage.ts';
import { type Fake, interceptPage, isOwnError, type Said } from './intercept.ts';

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
  // What slips past the interceptor, such as a `preconnect`, finds no address, and no proxy that would find one.
  '--no-proxy-server',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

/** Starts a Chromium that reaches this machine alone. `leaveOut` names flags that Playwright sets by itself. */
export function launchBrowser(executablePath: string, leaveOut: string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath, args: flags, ignoreDefaultArgs: leaveOut });
}

/** A visitor with a separate browser profile. Everything that is kept here is handed out once. */
export type Visit = Awaited<ReturnType<typeof openVisit>>;

/** Opens an empty page for a visitor of the site. The middle button opens no tab, and any other tab is closed. */
export async function openVisit(
  browser: Browser,
  site: Site,
  {
    fakes: own = [],
    ...options
  }: Parameters<Browser['newContext']>[0] & {
    /** Hosts outside, besides those of every visit, which they come before. */
    fakes?: readonly Fake[];
  } = {},
) {
  const context = await browser.newContext({ locale: site.site.language, ...options });
  context.setDefaultTimeout(60_000);
  const { fakes, events } = fakeHosts(site);
  const errors: string[] = [];
  // What compiles this program marks functions with a helper, which a page does not have.
  await context.addInitScript({ content: 'window.__name = (value) => value;' });
  await context.addInitScript(prepareVerifier, ids);
  // A page of this site in a tab would send events and errors until the tab is closed.
  await context.addInitScript({
    content: "addEventListener('auxclick', (event) => event.preventDefault());",
  });
  // No mail program opens on the machine where this runs.
  await context.addInitScript({
    content:
      "navigation.addEventListener('navigate', (event) => event.destination.url.startsWith('mailto:') && event.preventDefault());",
  });
  const page = await context.newPage();
  const outside = await interceptPage(page, [...own, ...fakes]);
  page.on('console', (message) => {
    if (isOwnError(message)) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  context.on('page', (tab) => void tab.close().catch(() => {}));

  const said: Said[] = [];
  const lists = (site.pixel ? accountsOf(site.pixel) : [])
    .filter(({ provider }) => provider === 'dataLayer')
    .map(({ id }) => id);
  return {
    page,
    /** What the providers have got from a page, since the last time. */
    async takeSent(path: string): Promise<SentEvent[]> {
      const listed = lists.length === 0 ? [] : await takeListed(page, lists);
      said.push(...listed.map(({ id, said: text }) => ({ to: `the list ${id}`, text })));
      return [...events.splice(0), ...listed].filter((event) => event.path === path);
    },
    /** What was requested of other hosts, since the last time; `undeclared` are hosts that the site does not name. */
    takeRequests: () => ({
      all: outside.requests.splice(0),
      undeclared: outside.unexpected.splice(0),
    }),
    /** What other hosts and the lists of events on the page were told, since the last time. */
    takeSaid: () => [...outside.said.splice(0), ...said.splice(0)],
    /** Errors of the console and uncaught ones, since the last time. */
    takeErrors: () => errors.splice(0),
    close: () => context.close(),
  };
}

/** The lists on the page that an account of the provider `dataLayer` names, which are emptied. */
async function takeListed(
  page: Page,
  lists: readonly string[],
): Promise<(SentEvent & { said: string })[]> {
  return page.evaluate(
    (names) =>
      names.flatMap((id) => {
        const list = (window as unknown as Record<string, unknown>)[id];
        if (!Array.isArray(list)) return [];
        const events = list.filter((entry) => typeof entry?.event_id === 'string');
        list.splice(0, Infinity, ...list.filter((entry) => !events.includes(entry)));
        return events.map((entry) => ({
          provider: 'dataLayer' as const,
          id,
          name: String(entry.event),
          value: String(entry.value),
          currency: String(entry.currency),
          eventId: String(entry.event_id),
          path: new URL(entry.page).pathname,
          said: JSON.stringify(entry),
        }));
      }),
    lists,
  );
}
