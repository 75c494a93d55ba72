import type { BrowserContext, ConsoleMessage, Request } from 'playwright-core';

/** Stands in for a host outside. The first fake whose `host` matches answers. */
export type Fake = {
  host: string | RegExp | ((url: URL) => boolean);
  answer(url: URL, request: Request): Answer | Promise<Answer>;
};

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
};

/** The site's own requests pass; no other leaves the machine. */
export async function intercept(context: BrowserContext, fakes: readonly Fake[]): Promise<Outside> {
  const outside: Outside = { requests: [], unexpected: [] };
  const isOutside = (url: URL) =>
    /^(?:https?|wss?):$/.test(url.protocol) && url.hostname !== '127.0.0.1';
  const fakeOf = (url: URL) =>
    fakes.find(({ host }) => {
      if (typeof host === 'function') return host(url);
      return typeof host === 'string' ? host === url.hostname : host.test(url.hostname);
    });
  await context.route(isOutside, async (route) => {
    const url = new URL(route.request().url());
    const fake = fakeOf(url);
    outside.requests.push(url);
    if (!fake) outside.unexpected.push(url);
    const answer = (await fake?.answer(url, route.request())) ?? 'blocked';
    if (answer === 'blocked') await route.abort('blockedbyclient');
    else if (answer !== 'hangs') {
      const { type, headers = {}, ...response } = answer;
      await route.fulfill({ ...response, contentType: type, headers });
    }
  });
  return outside;
}

/** The browser's own note that something from another host did not load is no error of the page. */
export function isOwnError(message: ConsoleMessage): boolean {
  const { url } = message.location();
  const isFromOutside = URL.canParse(url) && new URL(url).hostname !== '127.0.0.1';
  return message.type() === 'error' && !isFromOutside;
}
