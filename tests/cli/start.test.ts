import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';

let started: ChildProcess | undefined;
afterEach(() => started?.kill());

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  return address.port;
}

test('fascia start --port N serves the window on that port', async () => {
  const port = await freePort();
  const args = ['src/cli/fascia.js', 'start', '--port', String(port)];
  started = spawn(process.execPath, args, { env: { ...process.env, BROWSER: 'none' } });
  let printed = '';
  started.stdout?.on('data', (piece) => (printed += String(piece)));
  await vi.waitFor(() => expect(printed).toContain('The pages alone'), 60_000);
  const [, address = ''] = /^ {2}(http:\S+)$/m.exec(printed) ?? [];
  expect(new URL(address).port).toBe(String(port));
  expect((await fetch(address)).status).toBe(200);
});
