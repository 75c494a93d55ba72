import type { BrowserContext, ConsoleMessage, Page, Request } from 'playwright-core';

/** Stands in for a host outside. The first fake whose `host` matches answers. */
export type Fake = {
  host: string | RegExp | ((url: URL) => boolean);
  answer(url: URL, request: Requested): Answer | Promise<Answer>;
};

/** What is known of a request besides its address. */
type Requested = Pick<Request, 'resourceType' | 'headers' | 'method' | 'postData'>;

/** `blocked` fails as behind an ad blocker, `hangs` never comes. */
export type Answer =
  | 'blocked'
  | 'hangs'
  | { status?: number; type: string; body: string | Buffer; headers?: Record<string, string> };

/** What the page requested of hosts outside, filled as it happens. */
export type Outside = {
  /** Every request, in order, answered or not. */
  requests: URL[];
  /** Those without a fake: an error of the page, or of the test. */
  unexpected: URL[];
  /** What each of them says. */
  said: Said[];
};

/** What somebody outside is told: the address of a request with its body, or what else is handed over. */
export type Said = { to: string; text: string };

/** The site's own requests pass; no other leaves the machine. Each passes this process, and no cache of the browser works. */
export async function intercept(context: BrowserContext, fakes: readonly Fake[]): Promise<Outside> {
  const { outside, answer } = answersOf(fakes);
  const isOutside = (url: URL) => /^(?:https?|wss?):$/.test(url.protocol) && !isOwn(url);
  await context.route(isOutside, async (route) => {
    const answered = await answer(route.request().url(), route.request());
    if (answered === 'passes') await route.continue();
    else if (answered === 'blocked') await route.abort('blockedbyclient');
    else if (answered !== 'hangs') {
      const { type, headers = {}, ...response } = answered;
      await route.fulfill({ ...response, contentType: type, headers });
    }
  });
  return outside;
}

/**
 * The addresses outside, which the site is not under: it is at http://127.0.0.1. Hosts of http that begin with a 1
 * are not reached either, since they have no address (`launchBrowser`), but are not noted.
 */
const patterns = [
  'https://',
  ...[...'023456789abcdefghijklmnopqrstuvwxyz['].map((one) => `http://${one}`),
];

/**
 * The same for one page and its frames, without tabs: its own requests do not pass this process, and may be cached. What
 * its script posts to the site itself, as a form does, is answered by a fake, if there is one.
 */
export async function interceptPage(page: Page, fakes: readonly Fake[]): Promise<Outside> {
  const { outside, answer } = answersOf(fakes);
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId, request, resourceType }) => {
    const respond = async () => {
      const answered = await answer(request.url, {
        resourceType: () => resourceType.toLowerCase(),
        headers: () => request.headers,
        method: () => request.method,
        postData: () => request.postData ?? null,
      });
      if (answered === 'passes') await session.send('Fetch.continueRequest', { requestId });
      else if (answered === 'blocked')
        await session.send('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' });
      else if (answered !== 'hangs')
        await session.send('Fetch.fulfillRequest', { requestId, ...inProtocol(answered) });
    };
    // A page that has gone takes no answer.
    respond().catch(() => {});
  });
  await session.send('Fetch.enable', {
    patterns: [
      ...patterns.map((start) => ({ urlPattern: `${start}*` })),
      { urlPattern: 'http://127.0.0.1*', resourceType: 'XHR' },
    ],
  });
  return outside;
}

function isOwn({ hostname }: URL): boolean {
  return hostname === '127.0.0.1';
}

/** What is requested of hosts outside, and how each request is answered: without a fake, it is blocked, or passes to the site. */
function answersOf(fakes: readonly Fake[]) {
  const outside: Outside = { requests: [], unexpected: [], said: [] };
  const fakeOf = (url: URL) =>
    fakes.find(({ host }) => {
      if (typeof host === 'function') return host(url);
      return typeof host === 'string' ? host === url.hostname : host.test(url.hostname);
    });
  const answer = async (address: string, request: Requested): Promise<Answer | 'passes'> => {
    const url = new URL(address);
    const fake = fakeOf(url);
    if (isOwn(url)) return (await fake?.answer(url, request)) ?? 'passes';
    outside.requests.push(url);
    outside.said.push({ to: address, text: address + (request.postData() ?? '') });
    if (!fake) outside.unexpected.push(url);
    return (await fake?.answer(url, request)) ?? 'blocked';
  };
  return { outside, answer };
}

/** An answer in the words of the Chrome DevTools Protocol. Pages may read it, as with routes of Playwright. */
function inProtocol({ status = 200, type, body, headers }: Exclude<Answer, string>) {
  const named = { 'Content-Type': type, 'Access-Control-Allow-Origin': '*', ...headers };
  return {
    responseCode: status,
    responseHeaders: Object.entries(named).map(([name, value]) => ({ name, value })),
    body: Buffer.from(body).toString('base64'),
  };
}

/** The browser's own note that something from another host did not load is no error of the page. */
export function isOwnError(message: ConsoleMessage): boolean {
  const { url } = message.location();
  const isFromOutside = URL.canParse(url) && new URL(url).hostname !== '127.0.0.1';
  return message.type() === 'error' && !isFromOutside;
}
