import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Origins } from './documents.ts';

type Options = { isRemote: boolean; origins: () => Origins };

export type WindowAccess = ReturnType<typeof createWindowAccess>;

/**
 * Who may open the window, whose document has the token for writing. On this machine alone it is whoever can
 * reach it. When other machines can (`isRemote`), it is whoever has the token already, from the address that the
 * terminal shows; a cookie has it from then on. Pages share the cookies of the window, so it opens nothing
 * else: what writes needs the token in a header, which no page can read.
 */
export function createWindowAccess({ isRemote, origins }: Options) {
  const token = randomBytes(24).toString('base64url');
  // One for each preview: browsers keep cookies by the name of the machine, whatever the port.
  const cookieName = () => `fascia-${new URL(origins().window).port}`;
  return {
    token,
    isRemote,
    /** What is added to the address of the window. */
    query: isRemote ? `?token=${token}` : '',
    /** The headers of the window's document. */
    headers: () => ({
      'Set-Cookie': `${cookieName()}=${token}; Path=/; HttpOnly; SameSite=Strict`,
    }),
    mayOpen({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): boolean {
      if (!isRemote) return true;
      const inAddress = new URLSearchParams(url.replace(/^[^?]*/, '')).get('token');
      const start = `${cookieName()}=`;
      const cookie = headers.cookie?.split('; ').find((one) => one.startsWith(start));
      return [inAddress, cookie?.slice(start.length)].some((given) => isSame(given, token));
    },
  };
}

/** Compares in a time that says nothing of where two tokens differ. */
export function isSame(given: string | null | undefined, token: string): boolean {
  const [one, other] = [Buffer.from(given ?? ''), Buffer.from(token)];
  return one.length === other.length && timingSafeEqual(one, other);
}
