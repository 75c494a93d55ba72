import type { Server } from 'node:http';

const loopback = '127.0.0.1';

/**
 * Listens on this machine only, at a port or, where it is taken, at the next free one; 0 takes any.
 * Gives the origin.
 */
export async function listenFrom(server: Server, port: number): Promise<string> {
  for (let next = port; ; next += 1) {
    const isListening = await new Promise<boolean>((resolve, reject) => {
      server.once('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'EADDRINUSE' && next < 65_535) resolve(false);
        else reject(error);
      });
      server.listen(next, loopback, () => {
        server.removeAllListeners('error');
        resolve(true);
      });
    });
    const address = server.address();
    if (isListening && typeof address === 'object' && address) {
      return `http://${loopback}:${address.port}`;
    }
  }
}
