import { once } from 'node:events';
import { createServer } from 'node:http';

/** What Firefox itself asks for, whatever page is open: its lists of settings and of unsafe sites. */
const ofFirefox = /\.(?:mozilla\.(?:com|org|net)|firefox\.com)$/;

/** A proxy that lets nothing through and keeps the hosts that were asked for. */
export async function startRecordingProxy() {
  const hosts = new Set<string>();
  const record = (host: string) => {
    if (!ofFirefox.test(host)) hosts.add(host);
  };
  const server = createServer((request, response) => {
    record(new URL(request.url ?? '', 'http://unknown.example').hostname);
    response.writeHead(502).end();
  });
  server.on('connect', (request, socket) => {
    record((request.url ?? '').replace(/:\d+$/, ''));
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  return {
    port: address.port,
    hosts,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
