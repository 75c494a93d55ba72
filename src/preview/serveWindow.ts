import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { type BlockExample, readExamples } from '#load/blockExamples.ts';
import type { PageData } from '#page/PageData.ts';
import { createWindowAnswers } from './answerWindow.ts';
import { createShell } from './shell.ts';
import type { SiteFeed } from './siteFeed.ts';
import { createSourceMedia } from './sourceMedia.ts';
import { createStillPage } from './stillPage.ts';
import { createWindowShell } from './windowShell.ts';

/** Where everything of the window is served: no page of a site can have such a path. */
export const windowAddress = '/_fascia/';

type Options = { root: string; file: string };

/**
 * Serves the operator's window, the pages that only it shows (the examples of the catalogue, pages
 * without JavaScript), and what it asks for. Nothing here writes.
 */
export function serveWindow(server: ViteDevServer, feed: SiteFeed, { root, file }: Options): void {
  const answers = createWindowAnswers({ site: join(root, file), file });
  const media = createSourceMedia(root);

  server.middlewares.use(windowAddress, (request, response, next) => {
    const path = (request.url ?? '/').replace(/[?#].*/, '').slice(1);
    reply(path, request, response, next).catch((error: unknown) => {
      server.config.logger.error(String(error));
      if (!response.headersSent) response.writeHead(500).end();
    });
  });

  async function reply(
    path: string,
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) {
    const answer = answers[`${request.method} ${path}`];
    if (answer) {
      const body = request.method === 'POST' ? await readJson(request) : undefined;
      if (body === null) return refuse(response);
      return send(response, 'application/json', JSON.stringify(await answer(body)));
    }
    const html = request.method === 'GET' ? await document(path) : undefined;
    return html === undefined ? next() : send(response, 'text/html; charset=utf-8', html);
  }

  async function document(path: string): Promise<string | undefined> {
    const update = feed.current();
    const [kind, ...rest] = path.split('/');
    if (path === '') return transform('', createWindowShell(update));
    if (!update.site) return undefined;
    if (kind === 'still') return createStillPage(update.site, `/${rest.join('/')}`);
    const [type = '', index = ''] = rest;
    const example = kind === 'example' ? exampleAt(type, Number(index)) : undefined;
    if (!example) return undefined;
    const page = await examplePage(example);
    return transform(
      path,
      createShell({ ...update, example: { path: windowAddress + path, page } }),
    );
  }

  function transform(path: string, html: string): Promise<string> {
    return server.transformIndexHtml(windowAddress + path, html);
  }

  /** A page that holds nothing but the example. Its links lead nowhere. */
  async function examplePage({ block, uses, caption }: BlockExample): Promise<PageData> {
    const pictures = await media.named(uses.pictures);
    const links = Object.fromEntries(
      uses.links.map((name) => [name, { href: '#', newTab: false }] as const),
    );
    return { title: caption, showHeader: false, sections: [block], links, pictures };
  }
}

function exampleAt(type: string, index: number): BlockExample | undefined {
  return /^[A-Za-z]+$/.test(type) ? readExamples(type)[index] : undefined;
}

function send(response: ServerResponse, type: string, text: string): void {
  response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' });
  response.end(text);
}

function refuse(response: ServerResponse): void {
  response.writeHead(400).end();
}

/** The largest text that is read, in characters: that of the largest site file. */
const longest = 40_000_000;

/** The body of a request, or null when it is no JSON that a page of this origin could have sent. */
async function readJson(request: IncomingMessage): Promise<unknown> {
  if (!request.headers['content-type']?.startsWith('application/json')) return null;
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) {
    text += String(chunk);
    if (text.length > longest) return null;
  }
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
