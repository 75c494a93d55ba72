import { once } from 'node:events';
import type { Server } from 'node:http';

/** This machine, for itself alone. */
export const loopback = '127.0.0.1';

/**
 * Listens at a port or, where it is taken, at the next free one; 0 takes any. On this machine only, or with
 * the `host` by which others reach it, for them, too. Returns the origin.
 */
export async function listenFrom(server: Server, port: number, host?: string): Promise<string> {
  for (let next = port; ; next += 1) {
    try {
      server.listen(next, host === undefined ? loopback : undefined);
      await once(server, 'listening');
      break;
    } catch (error) {
      const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!isTaken || next === 65_535) throw error;
    }
  }
  return originOf(server, host);
}

/** The origin of a server that listens, as browsers write it. */
export function originOf(server: Pick<Server, 'address'>, host: string = loopback): string {
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  return new URL(`http://${host}:${address.port}`).origin;
}
