import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { routeRequests } from '#preview/routeRequests.ts';

test.each([
  ['fails', () => Promise.reject(new Error('No.'))],
  ['cannot be sent', () => Promise.resolve({ status: 200, headers: { Location: '/ä\n' } })],
])('an answer that %s is a failure of the server', async (_, serve) => {
  const onFailure = vi.fn();
  const origins = { window: '', pages: '' };
  const route = routeRequests({
    mayServe: () => false,
    origins: () => origins,
    media: () => Promise.resolve(undefined),
    window: serve,
    pages: serve,
    onFailure,
  });
  const server = createServer((request, response) => void route(request, response, vi.fn()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origins.pages = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { status } = await fetch(origins.pages);
  server.close();
  expect(status).toBe(500);
  expect(onFailure).toHaveBeenCalledOnce();
});
