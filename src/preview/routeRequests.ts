import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Origins, Reply, Serve } from './documents.ts';
import { windowAddress } from './serveWindow.ts';

type Options = {
  /** Where Vite has the packages of the browser, beside those addresses that it always has. */
  packages: string;
  origins: () => Origins;
  window: Serve;
  pages: Serve;
  /** The files of the site, at both origins. */
  media: Serve;
  onFailure: (error: unknown) => void;
};

/** What Vite may answer, at either origin: the sources of the renderer, and its packages. */
const sources = /^\/(?:src|schema|node_modules|@vite|@fs|@react-refresh)(?:\/|$|\?)/;

/** A middleware before Vite's, which gives every request to the origin that it is for (documents.ts). */
export function routeRequests({ packages, origins, media, onFailure, ...serve }: Options) {
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ): Promise<void> => {
    const now = origins();
    const host = `http://${request.headers.host}`;
    // Another name may lead to this machine, too.
    const to = (['window', 'pages'] as const).find((name) => now[name] === host);
    try {
      const reply = to && ((await serve[to](request)) ?? (await media(request)));
      if (reply) return sendReply(response, reply);
    } catch (error) {
      onFailure(error);
      return sendReply(response, { status: 500 });
    }
    const address = request.url ?? '';
    if (to && (sources.test(address) || address.startsWith(packages))) return next();
    if (to === 'pages' || request.method !== 'GET') return sendReply(response, { status: 404 });
    sendReply(response, { status: 302, headers: { Location: now.window + windowAddress } });
  };
}

/** Sends a reply, which no browser keeps. */
export function sendReply(response: ServerResponse, { status, headers, body }: Reply): void {
  const common = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
  response.writeHead(status, { ...common, ...headers }).end(body);
}
