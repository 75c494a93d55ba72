import type { ServerResponse } from 'node:http';
import type { ViteDevServer } from 'vite';
import { type BlockExample, readExamples } from '#load/blockExamples.ts';
import type { PageData } from '#page/PageData.ts';
import type { Disclosure } from '#vendors/disclose.ts';
import { createShell } from './shell.ts';
import type { SiteFeed } from './siteFeed.ts';
import { createSourceMedia } from './sourceMedia.ts';
import { createStillPage } from './stillPage.ts';
import { createWindowShell } from './windowShell.ts';

/** Where everything of the window is served: no page of a site can have such a path. */
export const windowAddress = '/_fascia/';

type Options = { root: string; token: string };

/**
 * Serves the operator's window, and the pages that only it shows: the examples of the catalogue, and
 * pages without JavaScript.
 */
export function serveWindow(server: ViteDevServer, feed: SiteFeed, { root, token }: Options): void {
  const media = createSourceMedia(root);

  server.middlewares.use(windowAddress, (request, response, next) => {
    if (request.method !== 'GET') return next();
    const path = (request.url ?? '/').replace(/[?#].*/, '').slice(1);
    reply(path, response, next).catch((error: unknown) => {
      server.config.logger.error(String(error));
      if (!response.headersSent) response.writeHead(500).end();
    });
  });

  async function reply(path: string, response: ServerResponse, next: () => void) {
    const html = await document(path);
    if (html === undefined) return next();
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      // Nobody else may lay this window under a page of theirs.
      'X-Frame-Options': 'SAMEORIGIN',
    });
    response.end(html);
  }

  async function document(path: string): Promise<string | undefined> {
    const update = feed.current();
    const [kind, ...rest] = path.split('/');
    if (path === '') return transform('', createWindowShell(update, token));
    if (!update.site) return undefined;
    if (kind === 'still') return createStillPage(update.site, `/${rest.join('/')}`);
    const [type = '', index = ''] = rest;
    const example = kind === 'example' ? exampleAt(type, Number(index)) : undefined;
    if (!example) return undefined;
    const page = await examplePage(example);
    return transform(
      path,
      createShell({ ...update, example: { path: windowAddress + path, page } }, token),
    );
  }

  function transform(path: string, html: string): Promise<string> {
    return server.transformIndexHtml(windowAddress + path, html);
  }

  /** A page that holds nothing but the example. What it names under links is nowhere (RFC 2606). */
  async function examplePage({ block, uses, caption }: BlockExample): Promise<PageData> {
    const pictures = await media.named(uses.pictures);
    const links = Object.fromEntries(
      uses.links.map((name) => [name, { href: 'https://nowhere.example/', newTab: true }] as const),
    );
    return {
      title: caption,
      showHeader: false,
      sections: [block],
      links,
      pictures,
      hosts: [],
      disclosures: [somebody],
    };
  }
}

/** Who keeps something in an example. */
const somebody: Disclosure = {
  name: 'Somebody',
  category: 'marketing',
  privacy: 'https://nowhere.example/',
  stores: [{ name: '_example', as: 'cookie', days: 90, at: 'site' }],
};

function exampleAt(type: string, index: number): BlockExample | undefined {
  return /^[A-Za-z]+$/.test(type) ? readExamples(type)[index] : undefined;
}
