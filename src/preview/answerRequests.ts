import type { IncomingMessage, ServerResponse } from 'node:http';
import { guardRequest, type Sender } from './guardRequest.ts';
import { largestUpload } from './largestUpload.ts';
import { parseJson } from './readRequest.ts';
import { SenselessRequest } from './SenselessRequest.ts';

/** What answers an address; the request is JSON that nobody has looked at. */
export type Answer = (request: unknown, query: URLSearchParams) => Promise<unknown>;
/** The answers of an interface, such as `EditApi`: complete, or it does not compile. */
export type Answers<Api> = { readonly [Address in keyof Api]: Answer };

const folder = '/_fascia/';
/** In bytes: a file for media/ in base64, which is a third longer, and its name. No site file is as long. */
const longest = Math.ceil((largestUpload * 4) / 3) + 10_000;

/** A middleware that answers what the window asks (EditApi, WindowApi), and nobody else. */
export function answerRequests(answers: Readonly<Record<string, Answer>>, sender: () => Sender) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const address = request.url ?? '';
    if (!address.startsWith(folder)) return next();
    answer(request, address).then(
      ({ status, body }) => send(response, status, body),
      (error: unknown) => {
        const isSenseless = error instanceof SenselessRequest;
        send(response, isSenseless ? 400 : 500, {
          message: String(error instanceof Error ? error.message : error),
        });
      },
    );
  };

  async function answer(request: IncomingMessage, address: string) {
    const refusal = guardRequest(request, sender());
    if (refusal !== undefined) return { status: 403, body: { message: refusal } };
    const { pathname, searchParams } = new URL(address, 'http://localhost');
    const name = `${request.method} ${pathname.slice(folder.length)}`;
    const known = Object.hasOwn(answers, name) ? answers[name] : undefined;
    if (!known) return { status: 404, body: { message: 'There is no such address.' } };
    const body = request.method === 'POST' ? await readJson(request) : undefined;
    return { status: 200, body: await known(body, searchParams) };
  }
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    chunks.push(chunk as Buffer);
    length += (chunk as Buffer).length;
    if (length > longest) throw new SenselessRequest('The request is too long.');
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
