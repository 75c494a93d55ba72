import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve, sep } from 'node:path';
import { drawingPolicy } from '#build/policy.ts';
import { isInSite } from '#load/fileSystemOf.ts';
import type { Origins } from './documents.ts';
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

/** A middleware before Vite's, which gives every request to the origin that it is for (documents.ts). */
export function routeRequests({ root, origins, onFailure, ...serve }: Options) {
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
      response.setHeaders(new Headers(headers));
      next();
    } else if (to !== 'pages' && request.method === 'GET') {
      response.writeHead(302, { Location: now.window + windowAddress }).end();
    } else {
      response.writeHead(404).end();
    }
  };
}

/**
 * Further headers for a file that Vite sends; undefined when the file must not be sent, since it is
 * a link under media/ that leads out of the site. Says nothing of files that do not exist.
 */
export function fileHeaders(root: string, address: string): Record<string, string> | undefined {
  try {
    // As Vite reads it: `new URL` would resolve the steps of `/src//..//media` in another way.
    const path = decodeURIComponent(address.replace(/[?#].*/s, ''));
    const file = path.startsWith('/@fs/') ? resolve(path.slice('/@fs'.length)) : join(root, path);
    if (file.startsWith(join(root, 'media') + sep) && leadsOut(file, root)) return undefined;
    return /\.svg$/i.test(file) ? { 'Content-Security-Policy': drawingPolicy } : {};
  } catch {
    return undefined;
  }
}

function leadsOut(file: string, root: string): boolean {
  try {
    return !isInSite(file, root);
  } catch {
    return false; // nothing is there
  }
}
