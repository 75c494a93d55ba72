import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve, sep } from 'node:path';
import { drawingPolicy } from '#build/policy.ts';
import { isInSite } from '#load/fileSystemOf.ts';
import type { Origins, Reply, Serve } from './documents.ts';
import { windowAddress } from './serveWindow.ts';

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
    const reply = await (to && serve[to](request))?.catch((error: unknown): Reply => {
      onFailure(error);
      return { status: 500 };
    });
    if (reply) return sendReply(response, reply);
    const address = request.url ?? '';
    const headers = to && sources.test(address) ? fileHeaders(root, address) : undefined;
    if (headers) {
      response.setHeaders(new Headers(headers));
      return next();
    }
    if (to === 'pages' || request.method !== 'GET') return sendReply(response, { status: 404 });
    sendReply(response, { status: 302, headers: { Location: now.window + windowAddress } });
  };
}

/** Sends a reply, which no browser keeps. */
export function sendReply(response: ServerResponse, { status, headers, body }: Reply): void {
  const common = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
  response.writeHead(status, { ...common, ...headers }).end(body);
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
