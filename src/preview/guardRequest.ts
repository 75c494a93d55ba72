import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The header that carries the token. */
const tokenHeader = 'x-fascia-token';

/** Who may send a request: a document of this origin that has this token. */
export type Sender = { origin: string; token: string };

/**
 * Why a request may not be answered, or undefined for one that the window made. Another site, and a
 * page of the preview, can send requests here by a form, by `fetch`, or by a name that it lets point
 * here (DNS rebinding); it has neither the token, nor our host and origin.
 */
export function guardRequest(
  { method, headers, socket }: IncomingMessage,
  sender: Sender,
): string | undefined {
  if (!isLoopback(socket.remoteAddress)) return 'Only this machine may ask.';
  const { host, origin } = headers;
  if (`http://${host}` !== sender.origin) return 'This is another host.';
  if (origin !== undefined && origin !== sender.origin) return 'This is another site.';
  if (method === 'POST') {
    if (origin === undefined) return 'The request does not say which site it is from.';
    const type = headers['content-type'] ?? '';
    if (!/^application\/json(?:\s*;|$)/i.test(type)) return 'The request must be JSON.';
  }
  return isSame(headers[tokenHeader], sender.token) ? undefined : 'The token is missing or wrong.';
}

function isLoopback(address = ''): boolean {
  return /^(?:127\.|::1$|::ffff:127\.)/.test(address);
}

function isSame(given: string | string[] | undefined, token: string): boolean {
  const [a, b] = [Buffer.from(String(given)), Buffer.from(token)];
  return a.length === b.length && timingSafeEqual(a, b);
}
