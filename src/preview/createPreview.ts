import { statSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { homedir, hostname } from 'node:os';
import { join, relative } from 'node:path';
import { createLogger, createServer, type Logger } from 'vite';
import { hash } from '#build/hash.ts';
import { freePort, listenFrom, loopback, originOf } from '#build/listenFrom.ts';
import { ownBlocksPlugin } from '#build/ownBlocksPlugin.ts';
import { rendererFolder, version } from '#build/renderer.ts';
import { viteConfig } from '#build/viteConfig.ts';
import { withoutBrowserLocation } from '#build/vitePlugins.ts';
import { writeEditorFiles } from '#build/writeEditorFiles.ts';
import { leadsInside, OutsideLink } from '#load/insideFolder.ts';
import { fileSystemOf } from '#load/fileSystemOf.ts';
import { keepOwnBlocks } from '#load/ownBlocks/keepOwnBlocks.ts';
import { blocksFolder } from '#load/ownBlocks/readOwnBlocks.ts';
import { isInside } from '#load/isInside.ts';
import type { ReadSite } from '#repair/readSite.ts';
import { inert } from '#problems/inert.ts';
import { reasonOf } from './apiClient.ts';
import { createRoutes } from './apiRoutes.ts';
import { createValidator } from './createValidator.ts';
import { createEditSession } from './editSession.ts';
import type { Origins } from './documents.ts';
import { routeRequests } from './routeRequests.ts';
import { servePages } from './servePages.ts';
import { serveMedia } from './serveMedia.ts';
import { serveWindow, windowAddress } from './serveWindow.ts';
import { createViteGate } from './viteFiles.ts';
import { createWindowAccess } from './windowAccess.ts';
import { siteFile } from './PreviewUpdate.ts';
import { watchSite } from './watchSite.ts';
import { createSiteFeed } from './siteFeed.ts';
import { createSiteSocket } from './siteSocket.ts';
import { createSourceMedia } from './describeSite.ts';

type Options = {
  /** The folder of the site. */
  root: string;
  /** Where the window is, if it is free, else at the next one. The pages are 1,000 further on. */
  port: number;
  /** The name by which other machines reach this one; without it, they do not. */
  host?: string | undefined;
  /** Shows the window in the operator's browser. */
  open: boolean;
  /** Called after every reading of the site file. */
  onRead: (read: ReadSite) => void;
};

/** `window`: its address, with the token where that is needed. */
export type Preview = { origins: Origins; window: string; close(): Promise<void> };

/**
 * Starts the preview: one Vite server for two origins (documents.ts). Set NODE_ENV=production before, or browsers get
 * React's slow version.
 */
export async function createPreview(options: Options): Promise<Preview> {
  const { port, host, open, onRead } = options;
  const ownBlocks = keepOwnBlocks(options.root);
  // Without links in its path: by the same names as Vite knows the files of blocks.
  const { root } = ownBlocks();
  const config = viteConfig();
  // Vite runs what it finds there at the origin of the window, so nobody who makes a folder can know its name.
  const { dev, ino } = statSync(root);
  const cacheDir = join(root, '.fascia/vite', hash(root, hostname(), homedir(), `${dev} ${ino}`));
  if (!leadsInside(cacheDir, root)) throw new OutsideLink('.fascia');
  const server = await createServer({
    ...config,
    cacheDir,
    clearScreen: false,
    customLogger: inertLogger(),
    optimizeDeps: {
      entries: ['src/preview/client.tsx', 'src/window/main.tsx'],
      rolldownOptions: { plugins: [withoutBrowserLocation] },
    },
    plugins: [
      ...(config.plugins ?? []),
      ownBlocksPlugin(root, () => ownBlocks().blocks),
      {
        // Two thirds of all bytes, for the sources of Fascia and of libraries. Blocks of the site keep theirs.
        name: 'without-source-maps',
        enforce: 'post',
        transform: (code, id) =>
          isInside(id, join(root, blocksFolder)) ? undefined : { code, map: { mappings: '' } },
      },
      {
        // With another version, browsers load all of its sources anew: under node_modules, Vite has them kept.
        name: `fascia-preview ${version}`,
        // Before all that Vite itself answers.
        configureServer: ({ middlewares }) => void middlewares.use((...all) => route(...all)),
        // Else Vite loads the window again, too; watchSite has the pages loaded.
        hotUpdate: ({ file }) => (isInside(file, join(root, blocksFolder)) ? [] : undefined),
      },
    ],
    server: {
      host: host === undefined ? loopback : true,
      allowedHosts: host === undefined ? [] : [new URL(`http://${host}`).hostname],
      // No other site may read what is here, also none of another server on this machine.
      cors: false,
      // What is wrong is in the panel, with its place.
      hmr: { overlay: false },
      port: await freePort(port, host),
      open: open && windowAddress,
      watch: {
        // What leads out of the site is none of it, and may be a whole disk.
        followSymlinks: false,
        ignored: (path: string) => !isWatched(path, root),
      },
      fs: {
        allow: [
          `${rendererFolder}src`,
          `${rendererFolder}schema`,
          join(root, blocksFolder),
          cacheDir,
        ],
      },
    },
  });
  const pages = createHttpServer(server.middlewares);
  pages.on('upgrade', (...all) => server.httpServer?.emit('upgrade', ...all));
  const pagesOrigin = await listenFrom(pages, pagesPort(port), host);
  const origins = (): Origins => {
    if (!server.httpServer) throw new Error('Vite has no server.');
    return { window: originOf(server.httpServer, host), pages: pagesOrigin };
  };
  const access = createWindowAccess({ isRemote: host !== undefined, origins });

  const onFailure = (error: unknown) =>
    server.config.logger.error(`The preview itself failed, and goes on. ${reasonOf(error)}`);
  const { validate, close } = createValidator(join(root, siteFile), [], ownBlocks);
  const socket = createSiteSocket({ server, access, origins, update: () => feed.current() });
  const openFolder = () => fileSystemOf(root, ownBlocks);
  const session = createEditSession(root, validate, openFolder);
  const feed = createSiteFeed({
    root,
    validate,
    openFolder,
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
    mayServe: createViteGate({
      packages: cacheDir,
      blocks: join(root, blocksFolder),
    }),
    origins,
    media: serveMedia(root),
    window: serveWindow({
      routes: createRoutes({ root, session, validate, openFolder }),
      access,
      site: hash(root),
      origins,
      update: feed.current,
      transform,
    }),
    pages: servePages({ feed, media: createSourceMedia(root), ownBlocks, origins, transform }),
    onFailure,
  });
  const helpEditors = () => void writeEditorFiles(ownBlocks()).catch(onFailure);
  if (ownBlocks().blocks.length > 0) helpEditors();
  const { touch } = feed;
  const stopWatching = watchSite(server, { ownBlocks, touch, onBlocks: helpEditors });
  await feed.read();
  await server.listen();
  return {
    origins: origins(),
    window: origins().window + windowAddress + access.query,
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

/** What is written without changing the preview. Vite would reload all pages for the tsconfig.json in `.fascia`. */
const scratch = ['dist', 'dist-servers', '.fascia'];

/**
 * Whether changes of a file or folder may change the preview. Nothing else is watched: on Windows, a
 * folder that is watched cannot be renamed, and so no build could replace it.
 */
export function isWatched(path: string, root: string): boolean {
  const isIn = (folder: string) => isInside(path, folder);
  if ([join(root, 'media'), join(root, blocksFolder)].some(isIn)) return true;
  const written = [rendererFolder, root].flatMap((folder) =>
    scratch.map((one) => join(folder, one)),
  );
  if ([...written, `${rendererFolder}tests`].some(isIn)) return false;
  return isIn(rendererFolder) || !isIn(root) || relative(root, path) === '';
}

/** What Vite says, without what names of files could do to a terminal. */
function inertLogger(): Logger {
  const logger = createLogger('warn');
  const { warn, error } = logger;
  logger.warn = (text, options) => warn(inert(text), options);
  logger.error = (text, options) => error(inert(text), options);
  return logger;
}
