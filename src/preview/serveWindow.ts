import type { IncomingMessage, ServerResponse } from 'node:http';
import { windowDocument, windowPolicy } from './documents.ts';
import { handleRequests } from './handleRequests.ts';
import type { Origins } from './routeRequests.ts';
import type { PreviewUpdate } from './PreviewUpdate.ts';

/** Where everything of the window is served: no page of a site can have such a path. */
export const windowAddress = '/_fascia/';

type Options = {
  routes: Parameters<typeof handleRequests>[0];
  /** Known to the window alone, so that nobody else can write the file. */
  token: string;
  /** Which site it is. */
  site: string;
  origins: () => Origins;
  update: () => PreviewUpdate;
  /** Puts what Vite needs into a document. */
  transform: (path: string, html: string) => Promise<string>;
};

/** Resolves with whether a request was answered. */
export type Serve = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/** Serves the operator's window, and answers its requests. */
export function serveWindow(options: Options): Serve {
  const { routes, token, site, origins, update, transform } = options;
  const handle = handleRequests(routes, () => ({ origin: origins().window, token }));
  return async (request, response) => {
    const [path = ''] = (request.url ?? '').split(/[?#]/);
    if (path !== windowAddress) {
      let isHandled = true;
      handle(request, response, () => (isHandled = false));
      return isHandled;
    }
    const { pages } = origins();
    const document = windowDocument({ update: update(), token, pages, site });
    const html = await transform(windowAddress, document);
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      // A page that opens the window keeps no reference to it.
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Content-Security-Policy': windowPolicy(html, pages),
    });
    response.end(html);
    return true;
  };
}
