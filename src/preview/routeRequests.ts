import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileHeaders } from './fileHeaders.ts';
import { originFor, type Origins } from './origins.ts';
import { type Serve, windowAddress } from './serveWindow.ts';

type Options = {
  /** The folder of the project, whose files Vite sends. */
  root: string;
  origins: () => Origins;
  window: Serve;
  pages: Serve;
  onFailure: (error: unknown) => void;
};

/** What Vite may answer, at either origin: the sources of the renderer, and the media of the site. */
const sources = /^\/(?:src|schema|media|node_modules|@vite|@fs|@react-refresh)(?:\/|$|\?)/;

/** A middleware before Vite's own, which gives every request to the origin that it is for. */
export function routeRequests({ root, origins, onFailure, ...serve }: Options) {
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ): Promise<void> => {
    const now = origins();
    const to = originFor(request.headers.host, now);
    try {
      if (to && (await serve[to](request, response))) return;
    } catch (error) {
      onFailure(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
      return;
    }
    const address = request.url ?? '';
    const headers = to && sources.test(address) ? fileHeaders(root, address) : undefined;
    if (headers) {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      next();
    } else if (to !== 'pages' && request.method === 'GET') {
      response.writeHead(302, { Location: now.window + windowAddress }).end();
    } else {
      response.writeHead(404).end();
    }
  };
}
