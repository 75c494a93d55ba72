import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { generateHandler } from '@cloudflare/pages-shared/asset-server/handler.ts';
import { createMetadataObject } from '@cloudflare/pages-shared/metadata-generator/createMetadataObject.ts';
import { parseHeaders } from '@cloudflare/pages-shared/metadata-generator/parseHeaders.ts';
import { parseRedirects } from '@cloudflare/pages-shared/metadata-generator/parseRedirects.ts';
import { fileType } from '#build/fileType.ts';
import { freePort } from './runServer.ts';
import type { Built, Server } from './Server.ts';

/** What Cloudflare's own parsers make of both files. Version 0.11.66 is the last that has them. */
export function readByCloudflare(dist: string) {
  const read = (name: string) => readFileSync(join(dist, name), 'utf8');
  return {
    headers: parseHeaders(read('_headers')),
    redirects: parseRedirects(read('_redirects')),
  };
}

/** Serves a folder by the code that answers on Cloudflare Pages. */
export async function startCloudflare({ dist }: Pick<Built, 'dist'>): Promise<Server> {
  const metadata = createMetadataObject(readByCloudflare(dist));
  const answer = (request: Request) =>
    generateHandler({
      request,
      metadata,
      logError(error) {
        throw error;
      },
      async findAssetEntryForPath(path) {
        const file = join(dist, path);
        // These two are read, and never published.
        const isPublished = !/^\/_(?:headers|redirects)$/.test(path);
        return isPublished && existsSync(file) && statSync(file).isFile() ? path : null;
      },
      getAssetKey: encodeURI, // a header has it
      negotiateContent: () => ({ encoding: null }),
      fetchAsset: async (path) => ({
        body: readFileSync(join(dist, decodeURI(path))),
        contentType: fileType(path.replace(/.*\./, '')),
      }),
    });

  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = createServer(async ({ url = '/', method = 'GET' }, reply) => {
    const { status, headers, body } = await answer(new Request(origin + url, { method }));
    reply.writeHead(status, [...headers].flat());
    reply.end(body && Buffer.from(await new Response(body).arrayBuffer()));
  });
  await new Promise<void>((done) => {
    server.listen(port, '127.0.0.1', done);
  });
  const stop = () =>
    new Promise<void>((done) => {
      server.close(() => done());
    });
  return { origin, stop };
}
