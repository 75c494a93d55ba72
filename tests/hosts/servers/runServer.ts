import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Server } from './Server.ts';

type Run = {
  /** The path of the server. */
  path: string;
  args: readonly string[];
  port: number;
  env?: Readonly<Record<string, string>>;
};

const host = '127.0.0.1';
/** How long a server may take to start, in milliseconds. */
const patience = 15_000;

/** Starts a server in the foreground, and waits until it answers. */
export async function runServer({ path, args, port, env = {} }: Run): Promise<Server> {
  const child = spawn(path, args, {
    env: { ...process.env, LD_LIBRARY_PATH: librariesOf(path).join(':'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece: Buffer) => {
      said += piece.toString();
    });
  const ended = new Promise<void>((done) => {
    child.on('close', () => done());
    child.on('error', (error) => {
      said += String(error);
      done();
    });
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };

  const origin = `http://${host}:${port}`;
  const start = performance.now();
  for (;;) {
    if (await fetch(origin).then(Boolean, () => false)) return { origin, stop };
    const isDead = child.exitCode !== null || child.pid === undefined;
    if (isDead || performance.now() - start > patience) {
      await stop();
      throw new Error(`${path} did not start: ${said}`);
    }
    await wait(30);
  }
}

/** The top of the tree that a server was installed or unpacked in: `/` for `/usr/sbin/nginx`. */
export function rootOf(path: string): string {
  return resolve(dirname(path), '../..');
}

/** The libraries that were unpacked with a server; the system's own are found without. */
function librariesOf(path: string): string[] {
  const root = rootOf(path);
  const folder = join(root, 'usr/lib');
  if (root === '/' || !existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.includes('-linux-'))
    .map((name) => join(folder, name));
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => {
    server.listen(0, host, done);
  });
  const address = server.address();
  await new Promise((done) => {
    server.close(done);
  });
  if (typeof address !== 'object' || !address) throw new Error('There is no free port.');
  return address.port;
}
