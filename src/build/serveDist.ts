import { createHash } from 'node:crypto';
import { realpathSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { inert } from '#problems/inert.ts';
import { readInside } from '#load/insideFolder.ts';
import { fileType, isText } from './fileType.ts';
import { settingsFolder } from './hosts/hostFiles.ts';
import type { HostingConfig } from './hosts/HostingConfig.ts';
import { listenFrom } from './listenFrom.ts';
import { resolveAddress } from './resolveAddress.ts';

export type DistServer = {
  origin: string;
  /** The part of the origin where the site is, as it was built last: `/shop`, or nothing. */
  base: string;
  close(): Promise<void>;
};

/**
 * Serves a built site as every host should: clean addresses, redirects, the 404 page with status 404,
 * headers, compression, conditional requests. `port` and `host` are those of `listenFrom`. The settings are beside the folder, where the build
 * wrote them for other servers, too; a folder without them is served with no headers.
 *
 * Does not serve parts of a file (`Range`): a site's own files are pages and pictures.
 */
export async function serveDist(
  folder: string,
  { port, host }: { port: number; host?: string | undefined },
): Promise<DistServer> {
  const server = createServer((request, response) => {
    answer(folder, request, response).catch((error: unknown) => {
      console.error(inert(String(error)));
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  return {
    origin: await listenFrom(server, port, host),
    base: readHosting(folder).base,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(folder: string, request: IncomingMessage, response: ServerResponse) {
  const { method = 'GET', url = '/', headers: asked } = request;
  if (method !== 'GET' && method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  const { status, headers, file } = resolveAddress(url, readHosting(folder), (name) =>
    isFileOf(folder, name),
  );
  response.setHeaders(new Map(Object.entries(headers)));
  if (file === undefined) {
    response.writeHead(status).end();
    return;
  }
  const content = contentOf(join(folder, file), folder);
  if (!content) {
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' });
    response.end('404: there is nothing here, and no 404.html.\n');
    return;
  }
  const type = fileType(file);
  const isCompressible = isText(type) && content.length > 1000;
  if (isCompressible) response.setHeader('vary', 'accept-encoding');
  const tag = createHash('sha256').update(content).digest('base64url').slice(0, 22);
  if (status === 200) {
    // Weak: the same file in another encoding has the same one.
    response.setHeader('etag', `W/"${tag}"`);
    if (isKnown(asked['if-none-match'], `"${tag}"`)) {
      response.writeHead(304).end();
      return;
    }
  }
  const encoding = isCompressible ? chooseEncoding(asked['accept-encoding']) : undefined;
  const body = encoding ? await compress(content, encoding, tag) : content;
  if (encoding) response.setHeader('content-encoding', encoding);
  if (!response.hasHeader('content-type')) response.setHeader('content-type', type);
  response.writeHead(status, { 'content-length': body.length });
  response.end(method === 'HEAD' ? undefined : body);
}

/** Whether there is a file of exactly this name: hosts tell capitals apart, also where this machine does not. */
function isFileOf(folder: string, name: string): boolean {
  try {
    const real = realpathSync.native(join(folder, name));
    const wanted = join(realpathSync.native(folder), name);
    // Some disks of macOS write accents in another way.
    return real.normalize() === wanted.normalize() && statSync(real).isFile();
  } catch {
    return false;
  }
}

/** Nothing where there is no file, or where a link leads out of the folder to one. */
function contentOf(file: string, folder: string): Buffer | undefined {
  try {
    return readInside(file, folder);
  } catch {
    return undefined;
  }
}

function isKnown(header: string | undefined, etag: string): boolean {
  const tags = (header ?? '').split(',').map((tag) => tag.trim());
  return tags.includes('*') || tags.some((tag) => tag.replace(/^W\//, '') === etag);
}

const brotli = promisify(brotliCompress);

/** With the effort that hosts make while a visitor waits. */
const encode = {
  br: (content: Buffer) => brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify<Buffer, Buffer>(gzip),
};

const mostCompressed = 200;
const compressed = new Map<string, Promise<Buffer>>();

/** What was compressed of late is kept: every visitor asks for the same files. */
function compress(content: Buffer, encoding: keyof typeof encode, tag: string): Promise<Buffer> {
  const key = `${encoding} ${tag}`;
  const made = compressed.get(key) ?? encode[encoding](content);
  if (compressed.size >= mostCompressed) compressed.clear();
  compressed.set(key, made);
  return made;
}

/** The best encoding that an `Accept-Encoding` header names. No browser refuses one there (`q=0`). */
function chooseEncoding(header = ''): keyof typeof encode | undefined {
  return (['br', 'gzip'] as const).find((name) => RegExp(`\\b${name}\\b`).test(header));
}

/** How the site is to be served, as the last build has written it. */
function readHosting(folder: string): HostingConfig {
  const file = join(settingsFolder(folder), 'serving.json');
  const text = contentOf(file, dirname(folder))?.toString('utf8');
  return text === undefined ? plain : { ...plain, ...(JSON.parse(text) as HostingConfig) };
}

/** For a folder that was not built here. */
const plain: HostingConfig = {
  host: '',
  base: '',
  everywhere: {},
  pages: [],
  inert: [],
  notFound: { file: '404.html', headers: {} },
  caching: { files: [], forHashed: 'no-cache', forOthers: 'no-cache' },
  redirects: [],
  hidden: [],
};
