import { randomBytes } from 'node:crypto';
import { createServer as createHttpServer, type Server } from 'node:http';
import { join } from 'node:path';
import { createServer } from 'vite';
import { hash } from '#build/hash.ts';
import { viteConfig } from '#build/bundleClient.ts';
import { listenFrom } from '#build/server/listenFrom.ts';
import type { ReadSite } from '#load/readSite.ts';
import { createAnswers } from './createAnswers.ts';
import { createJudge } from './createJudge.ts';
import { createWindowAnswers } from './createWindowAnswers.ts';
import { createEditSession } from './editSession.ts';
import type { Origins } from './origins.ts';
import { reasonOf } from './askServer.ts';
import { routeRequests } from './routeRequests.ts';
import { servePages } from './servePages.ts';
import { serveWindow, windowAddress } from './serveWindow.ts';
import { createSiteFeed } from './siteFeed.ts';
import { createSiteSocket } from './siteSocket.ts';
import { createSourceMedia } from './sourceMedia.ts';
import { watchFiles } from './watchFiles.ts';

type Options = {
  /** The folder of the project. */
  root: string;
  /** The name of the site file in `root`. */
  file: string;
  /** Where the window is, if it is free, else at the next one. The pages are 1,000 further on. */
  port: number;
  /** Shows the window in the operator's browser. */
  open: boolean;
  /** Called after every reading of the site file. */
  onRead: (read: ReadSite) => void;
};

export type Preview = { origins: Origins; close(): Promise<void> };

/** Starts the preview: one server of Vite's for two origins (origins.ts), on this machine alone. */
export async function createPreview(options: Options): Promise<Preview> {
  const { root, file, port, open, onRead } = options;
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
  const origins = (): Origins => ({
    window: originOf(server.httpServer?.address()),
    pages: pagesOrigin,
  });

  const onFailure = (error: unknown) =>
    server.config.logger.error(`The preview itself failed, and goes on. ${reasonOf(error)}`);
  const { judge, close } = createJudge();
  const socket = createSiteSocket({ server, origins, update: () => feed.current() });
  const session = createEditSession({ root, file, judge });
  const feed = createSiteFeed({
    root,
    file,
    judge,
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
      answers: {
        ...createAnswers({ root, file, session }),
        ...createWindowAnswers({ root, file, judge }),
      },
      token: randomBytes(24).toString('base64url'),
      site: hash(root),
      origins,
      update: feed.current,
      transform,
    }),
    pages: servePages({ feed, media: createSourceMedia(root), origins, transform }),
    onFailure,
  });
  const stopWatching = watchFiles(server, feed, { root, file });
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

/** Far from every window's: what a page keeps at its origin, no window reads on another day. */
function pagesPort(port: number): number {
  if (port === 0) return 0;
  return port < 64_000 ? port + 1000 : port - 1000;
}

function originOf(address: ReturnType<Server['address']> | undefined): string {
  if (typeof address !== 'object' || address === null)
    throw new Error('The preview does not listen.');
  return `http://127.0.0.1:${address.port}`;
}
