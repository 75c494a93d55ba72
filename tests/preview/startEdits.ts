import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createRoutes } from '#preview/apiRoutes.ts';
import { handleRequests } from '#preview/serveWindow.ts';
import { sendReply } from '#preview/routeRequests.ts';
import type { EditApi } from '#preview/EditApi.ts';
import { type FileSystem, fileSystemOf } from '#load/fileSystemOf.ts';
import type { Sources } from '#load/sources.ts';
import { loadText, siteText } from '#repair/readSite.ts';
import { createEditSession } from '#preview/editSession.ts';
import { temporaryFolder } from '#tests/build/temporaryFolder.ts';
import { copyFixture } from '#tests/sites/copyFixture.ts';

const token = 'the-token';

type Answer<Address extends keyof EditApi> = EditApi[Address]['answer'];

/** A real server for the small site in a folder of its own, as `open` reads it, and a page that asks it. */
export async function startEdits(open: (folder: string) => FileSystem = fileSystemOf) {
  const { folder: root, write } = copyFixture('small', temporaryFolder());
  const openFolder = () => open(root);
  const file = join(root, 'site.yaml');
  const validate = async (sources: Sources) => loadText(siteText(file, sources), {}, openFolder());
  const session = createEditSession(root, validate, openFolder);
  const sender = () => ({ origin: own.origin, token });
  const handle = handleRequests(createRoutes({ root, session, validate, openFolder }), sender);
  const server = createServer(async (request, response) => {
    sendReply(response, (await handle(request)) ?? { status: 404, body: '{}' });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => new Promise<void>((done) => server.close(() => done())));
  const { port } = server.address() as AddressInfo;
  const own = {
    host: `127.0.0.1:${port}`,
    origin: `http://127.0.0.1:${port}`,
    'x-fascia-token': token,
    'content-type': 'application/json',
  };

  /** A request with the headers of our own page, but for those that are changed (`''`: left out). */
  function raw(
    method: string,
    path: string,
    headers: Partial<Record<string, string>> = {},
    body = '',
  ) {
    const all = Object.entries({ ...own, ...headers }).filter(([, value]) => value !== '');
    return new Promise<{ status: number; text: string }>((resolve, reject) => {
      const asked = send(
        { port, host: '127.0.0.1', method, path, headers: Object.fromEntries(all), agent: false },
        (response) => {
          let text = '';
          response.on('data', (chunk: Buffer) => (text += chunk.toString()));
          response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
        },
      );
      asked.on('error', reject);
      asked.end(body);
    });
  }
  async function ask<Address extends keyof EditApi>(address: Address, body?: unknown, query = '') {
    const [method = '', name = ''] = address.split(' ');
    const { text } = await raw(method, `/_fascia/${name}${query}`, {}, JSON.stringify(body));
    return JSON.parse(text) as Answer<Address>;
  }
  const text = () => readFileSync(file, 'utf8');
  const hash = async () => (await ask('GET source')).hash;
  /** The preview reads the file. */
  const addRead = () => session.addRead(loadText({ file, source: text() }));
  return { root, write, raw, ask, text, hash, port, addRead };
}
