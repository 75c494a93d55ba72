import { once } from 'node:events';
import { chmodSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';

/**
 * Listens where a browser ends up that looks for another host: `browser` is a program that starts `chromium` so
 * that every name leads there, unless whoever starts it says otherwise, and `env` names it as the proxy. Keeps the
 * first bytes of what arrives.
 */
export async function recordConnections(chromium: string, browser: string) {
  const arrived: string[] = [];
  const server = createServer((socket) => {
    const index = arrived.push('') - 1;
    socket.on('error', () => {});
    socket.once('data', (bytes) => {
      arrived[index] = bytes.toString('latin1').replaceAll(/[^ -~]+/g, ' ');
      socket.destroy();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  const rules = `--host-resolver-rules=MAP * 127.0.0.1:${address.port}, EXCLUDE 127.0.0.1`;
  // Of a switch that comes twice, Chromium takes the last.
  writeFileSync(browser, `#!/bin/sh\nexec "${chromium}" "${rules}" "$@"\n`);
  chmodSync(browser, 0o755);
  const proxy = `http://127.0.0.1:${address.port}`;
  return {
    arrived,
    env: { CHROMIUM: browser, http_proxy: proxy, https_proxy: proxy, no_proxy: '' },
    close: () => server.close(),
  };
}
