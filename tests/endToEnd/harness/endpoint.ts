import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { settingsFolder } from '#build/hosts/hostFiles.ts';
import { afterAll, beforeAll, beforeEach } from 'vitest';

/** What an endpoint was sent. */
export type Posted = { path: string; type: string; body: string; values: Map<string, string> };

type Answer = (request: Posted, response: ServerResponse) => unknown;

/** An endpoint for forms on this machine, and a built site whose forms are sent there. */
export type Endpoint = {
  /** Where the site is, for `openSite`. */
  folder: string;
  /** What was sent to it in this test. */
  posted: Posted[];
  /** How it answers from now on, in this test. */
  answer(how: Answer): void;
  origin(): string;
};

/** Its yes, which pages of other hosts may read. */
export const yes: Answer = (_, response) =>
  response.writeHead(200, { ...allowed, 'Content-Type': 'application/json' }).end('{"ok":true}');

/** What every answer needs that pages of other hosts may read. */
export const allowed = { 'Access-Control-Allow-Origin': '*' };

/**
 * Starts an endpoint, and puts its address in place of `https://endpoint.example` and `https://formspree.io` in a copy of
 * a built site; call it at the top, before `openSite`.
 */
export function startEndpoint(built: string): Endpoint {
  const parent = mkdtempSync(join(tmpdir(), 'fascia-forms-'));
  const folder = join(parent, 'dist');
  const posted: Posted[] = [];
  let answer = yes;
  let origin = '';
  const server = createServer(async (request, response) => {
    if (request.method === 'OPTIONS') {
      const more = { 'Access-Control-Allow-Headers': '*', 'Access-Control-Allow-Methods': '*' };
      response.writeHead(204, { ...allowed, ...more }).end();
      return;
    }
    const read = await readPosted(request);
    posted.push(read);
    answer(read, response);
  });
  beforeAll(async () => {
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    copyBuilt(built, folder, {
      'https://endpoint.example': origin,
      'https://formspree.io': origin,
    });
  });
  beforeEach(() => {
    posted.length = 0;
    answer = yes;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
    rmSync(parent, { recursive: true, force: true });
  });
  return {
    folder,
    posted,
    answer(how) {
      answer = how;
    },
    origin: () => origin,
  };
}

/** Copies a built site and its settings, with other addresses in its pages. */
export function copyBuilt(
  built: string,
  folder: string,
  addresses: Readonly<Record<string, string>>,
): void {
  for (const [from, to] of [
    [built, folder],
    [settingsFolder(built), settingsFolder(folder)],
  ] as const) {
    cpSync(from, to, { recursive: true });
    for (const file of readdirSync(to, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(?:html|json)$/.test(file)) continue;
      const path = join(to, file);
      let text = readFileSync(path, 'utf8');
      for (const [address, other] of Object.entries(addresses))
        text = text.replaceAll(address, other);
      writeFileSync(path, text);
    }
  }
}

async function readPosted(request: IncomingMessage): Promise<Posted> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const bytes = Buffer.concat(parts);
  const type = request.headers['content-type'] ?? '';
  const data = await new Response(bytes, { headers: { 'Content-Type': type } })
    .formData()
    .catch(() => new FormData());
  const values = new Map(
    [...data].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
  );
  return { path: request.url ?? '', type, body: bytes.toString('latin1'), values };
}
