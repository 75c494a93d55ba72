import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { freePort, listenFrom, loopback } from '#build/listenFrom.ts';

/** A server that is refused its first port, as Windows does for those that it keeps for itself. */
function refusedOnce() {
  const server = createServer();
  onTestFinished(() => void server.close());
  const { listen } = server;
  server.listen = (...args: unknown[]) => {
    server.listen = listen;
    const error = Object.assign(new Error(`listen EACCES ${String(args)}`), { code: 'EACCES' });
    process.nextTick(() => server.emit('error', error));
    return server;
  };
  return server;
}

test('goes on to the next port where one is kept by the system', async () => {
  const port = await freePort(5173);
  const origin = await listenFrom(refusedOnce(), port);
  expect(Number(new URL(origin).port)).toBeGreaterThan(port);
});

test('finds a port that is free', async () => {
  const server = createServer();
  onTestFinished(() => void server.close());
  const taken = Number(new URL(await listenFrom(server, 5173)).port);
  expect(await freePort(taken)).toBeGreaterThan(taken);
  expect(new URL(await listenFrom(refusedOnce(), taken)).hostname).toBe(loopback);
  expect(await freePort(0)).toBe(0);
});
