import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { hashOf } from '#build/policy.ts';
import type { PreviewUpdate } from './PreviewUpdate.ts';
import { isSame, type WindowAccess } from './windowAccess.ts';
import { largestUpload, reasonOf } from './apiClient.ts';
import { BadRequest, parseJson } from './requests.ts';
import {
  documentOf,
  documentReply,
  inlineOf,
  type Reply,
  type Serve,
  type Shell,
} from './documents.ts';

/** What handles an address: a GET gets its query, a POST its JSON of the given form. */
type Route = { form?: z.ZodType; handle(request: never): unknown };

/** Who may send a request: a document of this origin that has this token. */
type Sender = { origin: string; token: string; isRemote?: boolean };

/** Where everything of the window is served: no page of a site can have such a path. */
export const windowAddress = '/_fascia/';

/** In bytes: a file for media/ in base64, which is a third longer, and its name. No site file is as long. */
const longest = Math.ceil((largestUpload * 4) / 3) + 10_000;

type Options = Shell & {
  routes: Parameters<typeof handleRequests>[0];
  /** Has what is known to the window alone, so that nobody else can write the file. */
  access: WindowAccess;
  /** Which site it is: the window keeps what is typed for each. */
  site: string;
  update: () => PreviewUpdate;
};

/** Serves the operator's window, and answers its requests. */
export function serveWindow(options: Options): Serve {
  const { routes, access, site, origins, update, transform } = options;
  const handle = handleRequests(routes, () => ({ ...access, origin: origins().window }));
  return async (request) => {
    const [path] = (request.url ?? '').split(/[?#]/);
    if (path !== windowAddress) return handle(request);
    if (!access.mayOpen(request)) return forbidden;
    const { pages } = origins();
    const document = documentOf({
      icons: pages,
      head: `<meta name="fascia-token" content="${access.token}">
<meta name="fascia-pages" content="${pages}">
<meta name="fascia-site" content="${site}">
<title>site.yaml – Fascia</title>`,
      body: '<div id="window"></div>',
      update: update(),
      main: 'window/main.tsx',
    });
    const html = await transform(windowAddress, document);
    return documentReply(html, {
      ...access.headers(),
      // A page that opens the window keeps no reference to it.
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Content-Security-Policy': windowPolicy(html, pages),
    });
  };
}

const forbidden: Reply = {
  status: 403,
  headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  body: 'Open the address that the terminal shows: it has the token.\n',
};

/** What links may lead to beside pages and files (schema/url.ts). */
const linkedPrograms = 'tel: sms: mailto:';

/** Nothing of another host, no frames but pages, and nobody may frame this window. */
function windowPolicy(html: string, pages: string): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inlineOf(html).scripts.map(hashOf)].join(' '),
    // React's and the editor's styles, as they are written while somebody works on them.
    "style-src 'self' 'unsafe-inline'",
    // The icon of the site is served beside its pages.
    `img-src 'self' data: blob: ${pages}`,
    `font-src 'self' ${pages}`,
    "worker-src 'self' blob:",
    // A link of a page that opens another program would else end on the browser’s error page.
    `frame-src ${pages} ${linkedPrograms}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** Answers the requests of the window (EditApi), and of nobody else. */
export function handleRequests(
  routes: Readonly<Record<string, Route>>,
  sender: () => Sender,
): Serve {
  return async (request) => {
    if (!request.url?.startsWith(windowAddress)) return undefined;
    const refusal = refusalOf(request, sender());
    if (refusal !== undefined) return jsonReply(403, { message: refusal });
    const { pathname, searchParams } = new URL(request.url, 'http://localhost');
    const name = `${request.method} ${pathname.slice(windowAddress.length)}`;
    const route = Object.hasOwn(routes, name) ? routes[name] : undefined;
    if (!route) return jsonReply(404, { message: 'There is no such address.' });
    try {
      const body = route.form ? route.form.parse(await readJson(request)) : searchParams;
      // Of the form that its handler takes.
      return jsonReply(200, await route.handle(body as never));
    } catch (error) {
      if (error instanceof z.ZodError) return jsonReply(400, { message: z.prettifyError(error) });
      return jsonReply(error instanceof BadRequest ? 400 : 500, { message: reasonOf(error) });
    }
  };
}

function jsonReply(status: number, answer: unknown): Reply {
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
  return { status, headers, body: JSON.stringify(answer) };
}

/**
 * Why a request is refused, or undefined for one that the window made. Another site, and a page of
 * the preview, can send requests here by a form, by `fetch`, or by a name that it lets point here
 * (DNS rebinding); it has neither the token, nor our host and origin.
 */
function refusalOf(
  { method, headers, socket }: IncomingMessage,
  sender: Sender,
): string | undefined {
  const isHere = /^(?:127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '');
  if (!isHere && !sender.isRemote) return 'Only this machine may ask.';
  const { host, origin } = headers;
  if (`http://${host}` !== sender.origin) return 'This is another host.';
  if (origin !== undefined && origin !== sender.origin) return 'This is another site.';
  if (method === 'POST') {
    if (origin === undefined) return 'The request does not say which site it is from.';
    const type = headers['content-type'] ?? '';
    if (!/^application\/json(?:\s*;|$)/i.test(type)) return 'The request must be JSON.';
  }
  const isOurs = isSame(String(headers['x-fascia-token']), sender.token);
  return isOurs ? undefined : 'The token is missing or wrong.';
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    chunks.push(chunk as Buffer);
    length += (chunk as Buffer).length;
    if (length > longest) throw new BadRequest('The request is too long.');
  }
  return parseJson(Buffer.concat(chunks).toString('utf8'));
}
