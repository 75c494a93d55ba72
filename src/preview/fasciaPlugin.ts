import { watch } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { followRedirect } from '#build/server/followRedirect.ts';
import type { ReadSite } from '#load/readSite.ts';
import { helloEvent, siteEvent } from './PreviewUpdate.ts';
import { createShell } from './shell.ts';
import { createSiteFeed, type SiteFeed } from './siteFeed.ts';

type Options = {
  root: string;
  /** The name of the site file in `root`. */
  file: string;
  onRead: (read: ReadSite) => void;
};

/**
 * The preview as a plugin of Vite's development server: serves the shell of every page, and tells
 * the open pages about every change of the site file and of media/, without a reload.
 */
export function fasciaPlugin({ root, file, onRead }: Options): Plugin {
  return {
    name: 'fascia-preview',
    apply: 'serve',
    async configureServer(server) {
      const feed = createSiteFeed({
        root,
        file,
        onRead,
        onUpdate: (update) => server.ws.send(siteEvent, update),
      });
      watchFiles(server, feed, { root, file });
      // A page that was loading while the file changed asks for what it missed.
      server.ws.on(helloEvent, (version: number, client) => {
        if (version !== feed.current().version) client.send(siteEvent, feed.current());
      });
      await feed.read();
      return () => serveShell(server, feed);
    },
  };
}

/** How long nothing more may happen before the files are read, in milliseconds. */
const quiet = { site: 8, media: 80 };

function watchFiles(
  server: ViteDevServer,
  feed: SiteFeed,
  { root, file }: Omit<Options, 'onRead'>,
) {
  // The folder, not the file: that survives deleting and replacing. Vite's own watcher reports one
  // change in 50 ms and would miss the end of a file that is written in two steps.
  const site = watch(root, (_, name) => {
    if (name === file) feed.touch(quiet.site);
  });
  const media = join(root, 'media') + sep;
  server.watcher.on('all', (_, path) => {
    if (path.startsWith(media)) feed.touch(quiet.media);
  });
  server.httpServer?.once('close', () => site.close());
}

function serveShell(server: ViteDevServer, feed: SiteFeed) {
  server.middlewares.use((request, response, next) => {
    const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
    if (!wantsPage) return next();
    answer(request.originalUrl ?? '/', response).catch((error: unknown) => {
      server.config.logger.error(String(error));
      response.writeHead(500).end();
    });
  });

  async function answer(address: string, response: ServerResponse) {
    const update = feed.current();
    const [path = '', ...query] = address.split(/(?=[?])/);
    const redirect = followRedirect(update.site?.redirects ?? [], path, query.join(''));
    if (redirect) {
      // Never for good: the next line that the operator writes may be another.
      response.writeHead(302, { Location: redirect.to, 'Cache-Control': 'no-store' }).end();
      return;
    }
    const isMissing = update.site !== null && !Object.hasOwn(update.site.pages, path);
    const html = await server.transformIndexHtml(address, createShell(update));
    response.writeHead(isMissing ? 404 : 200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
    });
    response.end(html);
  }
}
