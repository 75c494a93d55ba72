import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { HostingConfig } from './hosts/HostingConfig.ts';
import { settingsFolder } from './hosts/hostFiles.ts';
import { chooseEncoding, createFileStore, type FileStore } from './server/fileStore.ts';
import { headersOf, resolveAddress } from './server/resolveAddress.ts';
import { listenFrom } from './server/listenFrom.ts';

export type DistServer = { origin: string; close(): Promise<void> };

/**
 * Serves a built site as every host should: clean addresses, redirects, the 404 page with status
 * 404, headers, compression, conditional requests. On this machine only. `port` 0 takes any; another
 * one that is taken gives way to the next free one. How to serve stands beside the folder, where the
 * build has written it for other servers, too; a folder without that is served with no headers.
 *
 * Does not serve parts of a file (`Range`): a site's own files are pages and pictures.
 */
export async function serveDist(folder: string, { port }: { port: number }): Promise<DistServer> {
  const site = {
    files: createFileStore(folder),
    readServing: () => readServingFrom(settingsFolder(folder)),
  };
  const server = createServer((request, response) => {
    answer(site, request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  return {
    origin: await listenFrom(server, port),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

type BuiltSite = { files: FileStore; readServing: () => Promise<HostingConfig> };

async function answer(
  { files, readServing }: BuiltSite,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const { method = 'GET', url = '/' } = request;
  if (method !== 'GET' && method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  const serving = await readServing();
  const resolved = await resolveAddress(url, serving, files.has);
  if (resolved.kind === 'malformed') {
    response.writeHead(400).end();
    return;
  }
  response.setHeaders(new Map(Object.entries(headersOf(serving, resolved))));
  if (resolved.kind === 'redirect') {
    response.writeHead(resolved.status, { location: resolved.to }).end();
    return;
  }
  const isFound = resolved.kind === 'file';
  const name = isFound ? resolved.file : serving.notFound.file;
  await send({ files, name, status: isFound ? 200 : 404 }, request, response);
}

type Sending = { files: FileStore; name: string; status: 200 | 404 };

async function send(
  { files, name, status }: Sending,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const file = await files.read(name);
  if (!file) {
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' });
    response.end('404: there is nothing here, and no 404.html.\n');
    return;
  }
  const accepts = request.headers['accept-encoding'];
  const encoding = file.isCompressible ? chooseEncoding(accepts) : 'identity';
  if (file.isCompressible) response.setHeader('vary', 'accept-encoding');
  if (status === 200) {
    response.setHeader('etag', file.etag);
    if (isKnown(request.headers['if-none-match'], file.etag)) {
      response.writeHead(304).end();
      return;
    }
  }
  const body = await file.body(encoding);
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
  if (!response.hasHeader('content-type')) response.setHeader('content-type', file.type);
  response.writeHead(status, { 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function isKnown(header: string | undefined, etag: string): boolean {
  const tags = (header ?? '').split(',').map((tag) => tag.trim());
  return tags.includes('*') || tags.some((tag) => tag.replace(/^W\//, '') === etag.slice(2));
}

/** How the site is to be served, as the last build has written it. */
async function readServingFrom(settings: string): Promise<HostingConfig> {
  const text = await readFile(join(settings, 'serving.json'), 'utf8').catch(() => undefined);
  return text === undefined ? plain : (JSON.parse(text) as HostingConfig);
}

/** For a folder that was not built here. */
const plain: HostingConfig = {
  host: '',
  everywhere: {},
  pages: [],
  drawings: [],
  notFound: { file: '404.html', headers: {} },
  caching: { hashed: [], files: [], forHashed: 'no-cache', forOthers: 'no-cache' },
  redirects: [],
  hidden: [],
};
