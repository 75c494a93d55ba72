import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

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
      // Windows refuses the ports that it keeps for itself.
      const isTaken = ['EADDRINUSE', 'EACCES'].some((code) => isCode(error, code));
      if (!isTaken || next === 65_535) throw error;
    }
  }
  return originOf(server, host);
}

/** The port that `listenFrom` would take, for a server that skips fewer. */
export async function freePort(port: number, host?: string): Promise<number> {
  if (port === 0) return 0;
  const server = createServer();
  await listenFrom(server, port, host);
  const free = portOf(server);
  await new Promise((done) => server.close(done));
  return free;
}

/** The origin of a server that listens, as browsers write it. */
export function originOf(server: Pick<Server, 'address'>, host: string = loopback): string {
  return new URL(`http://${host}:${portOf(server)}`).origin;
}

function portOf(server: Pick<Server, 'address'>): number {
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  return address.port;
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
