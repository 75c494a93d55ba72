import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { largestUpload } from './apiClient.ts';

/** What handles an address: a GET gets its query, a POST its JSON of the given form. */
export type Route<Request, Answer> = {
  form?: z.ZodType;
  handle(request: Request): Answer | Promise<Answer>;
};

/** Who may send a request: a document of this origin that has this token. */
type Sender = { origin: string; token: string };

class BadRequest extends Error {}

const folder = '/_fascia/';
/** In bytes: a file for media/ in base64, which is a third longer, and its name. No site file is as long. */
const longest = Math.ceil((largestUpload * 4) / 3) + 10_000;

/** A middleware that answers the requests of the window (EditApi), and of nobody else. */
export function handleRequests(
  routes: Readonly<Record<string, Route<never, unknown>>>,
  sender: () => Sender,
) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    if (!request.url?.startsWith(folder)) return next();
    answer(request, request.url).then(
      ({ status, body }) => send(response, status, body),
      (error: unknown) => {
        const message = error instanceof z.ZodError ? z.prettifyError(error) : undefined;
        const isBad = message !== undefined || error instanceof BadRequest;
        const reason = error instanceof Error ? error.message : String(error);
        send(response, isBad ? 400 : 500, { message: message ?? reason });
      },
    );
  };

  async function answer(request: IncomingMessage, address: string) {
    const refusal = refusalOf(request, sender());
    if (refusal !== undefined) return { status: 403, body: { message: refusal } };
    const { pathname, searchParams } = new URL(address, 'http://localhost');
    const name = `${request.method} ${pathname.slice(folder.length)}`;
    const route = Object.hasOwn(routes, name) ? routes[name] : undefined;
    if (!route) return { status: 404, body: { message: 'There is no such address.' } };
    const body = route.form ? route.form.parse(await readJson(request)) : searchParams;
    // Of the form that its handler takes.
    return { status: 200, body: await route.handle(body as never) };
  }
}

/** A text as the JSON that it should be. Throws a `BadRequest`. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    throw new BadRequest('The request is no JSON.');
  }
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
  if (!/^(?:127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '')) {
    return 'Only this machine may ask.';
  }
  const { host, origin } = headers;
  if (`http://${host}` !== sender.origin) return 'This is another host.';
  if (origin !== undefined && origin !== sender.origin) return 'This is another site.';
  if (method === 'POST') {
    if (origin === undefined) return 'The request does not say which site it is from.';
    const type = headers['content-type'] ?? '';
    if (!/^application\/json(?:\s*;|$)/i.test(type)) return 'The request must be JSON.';
  }
  const given = Buffer.from(String(headers['x-fascia-token']));
  const token = Buffer.from(sender.token);
  const isOurs = given.length === token.length && timingSafeEqual(given, token);
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

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
  response.end(JSON.stringify(body));
}
