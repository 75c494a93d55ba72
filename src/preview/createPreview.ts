import { randomBytes } from 'node:crypto';
import { watch } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { join, sep } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { hash } from '#build/hash.ts';
import { viteConfig } from '#build/bundleClient.ts';
import { listenFrom } from '#build/listenFrom.ts';
import type { ReadSite } from '#repair/readSite.ts';
import { reasonOf } from './apiClient.ts';
import { createRoutes } from './apiRoutes.ts';
import { createValidator } from './createValidator.ts';
import { createEditSession } from './editSession.ts';
import type { Origins } from './documents.ts';
import { routeRequests } from './routeRequests.ts';
import { servePages } from './servePages.ts';
import { serveWindow, windowAddress } from './serveWindow.ts';
import { siteFile } from './PreviewUpdate.ts';
import { createSiteFeed, type SiteFeed } from './siteFeed.ts';
import { createSiteSocket } from './siteSocket.ts';
import { createSourceMedia } from './describeSite.ts';

type Options = {
  /** The folder of the project. */
  root: string;
  /** Where the window is, if it is free, else at the next one. The pages are 1,000 further on. */
  port: number;
  /** Shows the window in the operator's browser. */
  open: boolean;
  /** Called after every reading of the site file. */
  onRead: (read: ReadSite) => void;
};

export type Preview = { origins: Origins; close(): Promise<void> };

/** Starts the preview: one Vite server for two origins (documents.ts), on this machine alone. */
export async function createPreview(options: Options): Promise<Preview> {
  const { root, port, open, onRead } = options;
  const server = await createServer({
    configFile: viteConfig,
    root,
    clearScreen: false,
    logLevel: 'warn',
    plugins: [
      {
        name: 'fascia-preview',
        // Before all that Vite itself answers.
        configureServer: ({ middlewares }) => void middlewares.use((...all) => route(...all)),
      },
    ],
    server: {
      port,
      open: open && windowAddress,
      watch: { ignored: ['dist', '.fascia', 'tests'].map((folder) => join(root, folder, '**')) },
      fs: { allow: ['src', 'schema', 'media', 'node_modules/.vite'].map((one) => join(root, one)) },
    },
  });
  const pages = createHttpServer(server.middlewares);
  pages.on('upgrade', (...all) => server.httpServer?.emit('upgrade', ...all));
  const pagesOrigin = await listenFrom(pages, pagesPort(port));
  const origins = (): Origins => ({ window: originOf(server), pages: pagesOrigin });

  const onFailure = (error: unknown) =>
    server.config.logger.error(`The preview itself failed, and goes on. ${reasonOf(error)}`);
  const { validate, close } = createValidator(join(root, siteFile));
  const socket = createSiteSocket({ server, origins, update: () => feed.current() });
  const session = createEditSession(root, validate);
  const feed = createSiteFeed({
    root,
    validate,
    onRead(read) {
      session.addRead(read);
      onRead(read);
    },
    onFailure,
    looked: socket.looked,
    onUpdate: socket.send,
  });
  const transform = (path: string, html: string) => server.transformIndexHtml(path, html);
  const route = routeRequests({
    root,
    origins,
    window: serveWindow({
      routes: createRoutes({ root, session, validate }),
      token: randomBytes(24).toString('base64url'),
      site: hash(root),
      origins,
      update: feed.current,
      transform,
    }),
    pages: servePages({ feed, media: createSourceMedia(root), origins, transform }),
    onFailure,
  });
  const stopWatching = watchFiles(server, feed, root);
  await feed.read();
  await server.listen();
  return {
    origins: origins(),
    async close() {
      stopWatching();
      pages.close();
      pages.closeAllConnections();
      close();
      await server.close();
    },
  };
}

/** Far from every window's: what a page stores at its origin, no window reads on another day. */
function pagesPort(port: number): number {
  if (port === 0) return 0;
  return port < 64_000 ? port + 1000 : port - 1000;
}

function originOf({ httpServer }: ViteDevServer): string {
  const address = httpServer?.address();
  if (typeof address !== 'object' || !address) throw new Error('The preview does not listen.');
  return `http://127.0.0.1:${address.port}`;
}

/** How long nothing more may happen before the files are read, in milliseconds. */
const quiet = { site: 8, media: 80 };

/** Has the files read again when they change. Returns the way to stop. */
function watchFiles({ watcher, config }: ViteDevServer, feed: SiteFeed, root: string): () => void {
  // The folder, not the file: that survives deleting and replacing. Vite's watcher reports one change
  // in 50 ms and would miss the end of a file that is written in two steps.
  const site = watch(root, (_, name) => {
    if (name === siteFile) feed.touch(quiet.site);
  });
  site.on('error', (error) => config.logger.error(String(error)));
  const media = join(root, 'media') + sep;
  watcher.on('all', (_, path) => {
    if (path.startsWith(media)) feed.touch(quiet.media);
  });
  return () => site.close();
}
