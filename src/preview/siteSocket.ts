import type { ViteDevServer } from 'vite';
import { z } from 'zod';
import { changeBetween } from './changeBetween.ts';
import type { Origins } from './origins.ts';
import {
  changeEvent,
  helloEvent,
  lookEvent,
  type PreviewUpdate,
  siteEvent,
} from './PreviewUpdate.ts';
import { withoutSource } from './withoutSource.ts';

type Options = {
  server: ViteDevServer;
  origins: () => Origins;
  update: () => PreviewUpdate;
};

/**
 * Keeps the open windows and pages in step with the site, over Vite's own socket. A page is told
 * less, and can say no more than what it shows: Vite itself would answer much more.
 */
export function createSiteSocket({ server: { ws }, origins, update }: Options) {
  /** A browser says truly of which origin the document is that has opened a socket. */
  const windows = new WeakSet<object>();
  /** The path that each open page shows. */
  const looks = new WeakMap<object, string>();

  ws.on('connection', (socket, { headers }) => {
    if (headers.origin === origins().window) {
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
  // Who was loading while the file changed asks for what was missed.
  ws.on(helloEvent, (version: unknown, client) => {
    const now = update();
    if (version === now.version) return;
    client.send(siteEvent, windows.has(client.socket) ? now : withoutSource(now));
  });

  return {
    /** The paths of the pages that somebody looks at now. */
    looked: () => new Set([...ws.clients].flatMap((client) => looks.get(client) ?? [])),
    send(after: PreviewUpdate, before: PreviewUpdate) {
      const change = changeBetween(before, after);
      const forPages = withoutSource(change);
      for (const client of ws.clients) {
        client.send(changeEvent, windows.has(client.socket) ? change : forPages);
      }
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
