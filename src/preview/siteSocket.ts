import type { ViteDevServer } from 'vite';
import { z } from 'zod';
import type { Origins } from './documents.ts';
import type { WindowAccess } from './windowAccess.ts';
import {
  changeBetween,
  changeEvent,
  helloEvent,
  lookEvent,
  type PreviewChange,
  type PreviewUpdate,
  withoutSource,
} from './PreviewUpdate.ts';

type Options = {
  server: ViteDevServer;
  access: Pick<WindowAccess, 'mayOpen'>;
  origins: () => Origins;
  update: () => PreviewUpdate;
};

/**
 * Keeps the open windows and pages in step with the site, over Vite's socket. A page gets less, and
 * can say no more than what it shows: Vite itself would answer much more.
 */
export function createSiteSocket({ server: { ws }, access, origins, update }: Options) {
  /** A browser does not lie about the origin of the document that has opened a socket. */
  const windows = new WeakSet<object>();
  /** The path that each open page shows. */
  const looks = new WeakMap<object, string>();
  type Client = Parameters<typeof ws.clients.has>[0];
  const send = (client: Client, change: PreviewChange, forPages = withoutSource(change)) =>
    client.send(changeEvent, windows.has(client.socket) ? change : forPages);

  ws.on('connection', (socket, request) => {
    if (request.headers.origin === origins().window && access.mayOpen(request)) {
      windows.add(socket);
      return;
    }
    const listeners = socket.listeners('message');
    socket.removeAllListeners('message');
    socket.on('message', (data) => {
      if (isOfPage(String(data))) for (const listen of listeners) listen.call(socket, data);
    });
  });
  ws.on(lookEvent, (path: unknown, client) => looks.set(client, String(path)));
  // Who was loading while the file changed has missed changes.
  ws.on(helloEvent, (version: unknown, client) => {
    if (version !== update().version) send(client, changeBetween(null, update()));
  });

  return {
    /** The paths of the pages that are open now. */
    looked: () => new Set([...ws.clients].flatMap((client) => looks.get(client) ?? [])),
    send(after: PreviewUpdate, before: PreviewUpdate) {
      const change = changeBetween(before, after);
      const forPages = withoutSource(change);
      for (const client of ws.clients) send(client, change, forPages);
    },
  };
}

/** What a page may say: which path it shows, and which version it knows. */
const pageSays = z.discriminatedUnion('event', [
  z.object({ type: z.literal('custom'), event: z.literal(lookEvent), data: z.string() }),
  z.object({ type: z.literal('custom'), event: z.literal(helloEvent), data: z.number() }),
]);

function isOfPage(message: string): boolean {
  try {
    return pageSays.safeParse(JSON.parse(message)).success;
  } catch {
    return false;
  }
}
