import { once } from 'node:events';
import type { Server } from 'node:http';

const loopback = '127.0.0.1';

/**
 * Listens on this machine only, at a port or, where it is taken, at the next free one; 0 takes any.
 * Returns the origin.
 */
export async function listenFrom(server: Server, port: number): Promise<string> {
  for (let next = port; ; next += 1) {
    try {
      server.listen(next, loopback);
      await once(server, 'listening');
      break;
    } catch (error) {
      const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!isTaken || next === 65_535) throw error;
    }
  }
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  return `http://${loopback}:${address.port}`;
}
