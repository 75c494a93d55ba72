import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Origins, Reply, Serve } from './documents.ts';
import { windowAddress } from './serveWindow.ts';
import { inertReply } from './viteFiles.ts';

type Options = {
  /** Whether Vite may answer an address at an origin. */
  mayServe: (address: string, to: keyof Origins) => boolean;
  origins: () => Origins;
  window: Serve;
  pages: Serve;
  /** The files of the site: at the origin of the pages, which has no token. */
  media: Serve;
  onFailure: (error: unknown) => void;
};

/** A middleware before Vite's, which gives every request to the origin that it is for (documents.ts). */
export function routeRequests({ mayServe, origins, media, onFailure, ...serve }: Options) {
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
      const reply =
        (to && (await serve[to](request))) ?? (to === 'pages' ? await media(request) : undefined);
      if (reply) return sendReply(response, reply);
    } catch (error) {
      onFailure(error);
      return sendReply(response, { status: 500 });
    }
    const address = encodePercents(request.url ?? '');
    request.url = address;
    if (to && mayServe(address, to)) {
      response.setHeaders(new Map(Object.entries(inertReply)));
      return next();
    }
    if (to === 'pages' || request.method !== 'GET') return sendReply(response, { status: 404 });
    sendReply(response, { status: 302, headers: { Location: now.window + windowAddress } });
  };
}

/** Vite writes the path of a folder such as `100% Fruit` into its modules as it is, and then cannot read it. */
function encodePercents(address: string): string {
  return address.replaceAll(/%(?![\da-f]{2})/gi, '%25');
}

/** Sends a reply, which no browser keeps. */
export function sendReply(response: ServerResponse, { status, headers, body }: Reply): void {
  const common = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
  response.writeHead(status, { ...common, ...headers }).end(body);
}
