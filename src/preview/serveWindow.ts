import type { IncomingMessage, ServerResponse } from 'node:http';
import { hashOf } from '#build/policy/contentPolicy.ts';
import { answerRequests, type Answer } from './answerRequests.ts';
import { inlineOf } from './inlineOf.ts';
import type { Origins } from './origins.ts';
import type { PreviewUpdate } from './PreviewUpdate.ts';
import { createWindowShell } from './windowShell.ts';

/** Where everything of the window is served: no page of a site can have such a path. */
export const windowAddress = '/_fascia/';

type Options = {
  answers: Readonly<Record<string, Answer>>;
  /** Known to the window alone, so that nobody else can write the file. */
  token: string;
  /** Which site it is. */
  site: string;
  origins: () => Origins;
  update: () => PreviewUpdate;
  /** Puts what Vite needs into a document. */
  transform: (path: string, html: string) => Promise<string>;
};

/** Whether a request was answered. */
export type Serve = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/** Serves the operator's window, and answers its requests. */
export function serveWindow(options: Options): Serve {
  const { answers, token, site, origins, update, transform } = options;
  const answer = answerRequests(answers, () => ({ origin: origins().window, token }));
  return async (request, response) => {
    const [path = ''] = (request.url ?? '').split(/[?#]/);
    if (path !== windowAddress) {
      let isOurs = true;
      answer(request, response, () => (isOurs = false));
      return isOurs;
    }
    const { pages } = origins();
    const shell = createWindowShell({ update: update(), token, pages, site });
    const html = await transform(windowAddress, shell);
    response.writeHead(200, { ...headers, 'Content-Security-Policy': policy(html, pages) });
    response.end(html);
    return true;
  };
}

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  // A page that opens the window keeps no hand on it.
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Nothing of another host, no frames but pages, and nobody may lay this window under a page of theirs. */
function policy(html: string, pages: string): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inlineOf(html).scripts.map(hashOf)].join(' '),
    // React's and the editor's styles, as they are written while somebody works on them.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "worker-src 'self' blob:",
    `frame-src ${pages}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}
