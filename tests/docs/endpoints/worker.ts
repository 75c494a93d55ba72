import { createServer } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Endpoint, type Kept, site, textOf, writeExample } from './Endpoint.ts';

type Worker = { default: { fetch(request: Request, env: object): Promise<Response> } };

/** The endpoint for workers, in this process, with a webhook on this machine. */
export async function startWorker(): Promise<Endpoint> {
  const folder = await mkdtemp(join(tmpdir(), 'fascia-endpoint-'));
  const file = pathToFileURL(writeExample('worker.mjs', folder)).href;
  const { default: worker } = (await import(/* @vite-ignore */ file)) as Worker;

  const kept: Kept[] = [];
  let status = 200;
  const webhook = createServer(async (request, response) => {
    const bytes = Buffer.concat(await request.toArray());
    const headers = { 'Content-Type': request.headers['content-type'] ?? '' };
    const data = [...(await new Response(bytes, { headers }).formData())];
    if (status === 200) kept.push(await keptIn(data));
    response.writeHead(status).end();
  });
  await new Promise<void>((ready) => webhook.listen(0, '127.0.0.1', ready));
  const { port } = webhook.address() as AddressInfo;

  let now = 0; // seconds
  const seen = new Map<string, { value: string; until: number }>();
  const env = {
    SITE: site,
    WEBHOOK: `http://127.0.0.1:${port}/hook`,
    SEEN: {
      async get(key: string) {
        const { value, until = 0 } = seen.get(key) ?? {};
        return until > now ? value : null;
      },
      async put(key: string, value: string, { expirationTtl }: { expirationTtl: number }) {
        seen.set(key, { value, until: now + expirationTtl });
      },
    },
  };
  return {
    send: (request) => worker.fetch(new Request('https://forms.corner.example/', request), env),
    kept: async () => kept,
    fail(isFailing) {
      status = isFailing ? 500 : 200;
    },
    passDay() {
      now += 24 * 60 * 60;
    },
    stop() {
      webhook.closeAllConnections();
      webhook.close();
      return rm(folder, { recursive: true, force: true });
    },
  };
}

async function keptIn(data: readonly [string, FormDataEntryValue][]): Promise<Kept> {
  const files = data.flatMap(([, value]) =>
    typeof value === 'string' || value.size === 0 ? [] : value,
  );
  return {
    text: textOf(data.filter(([, value]) => typeof value === 'string')),
    files: await Promise.all(
      files.map(async (file) => ({
        name: file.name,
        bytes: Buffer.from(await file.arrayBuffer()),
      })),
    ),
  };
}
