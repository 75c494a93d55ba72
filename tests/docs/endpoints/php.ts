import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, runServer } from '#tests/hosts/servers/runServer.ts';
import { type Endpoint, type Kept, writeExample } from './Endpoint.ts';

/** The endpoint for PHP, in PHP's own server. `mails` are what it sent, head and all. */
export async function startPhp(path: string): Promise<Endpoint & { mails(): string[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'fascia-endpoint-'));
  const [web, sent, seen] = [join(folder, 'web'), join(folder, 'sent'), join(folder, 'seen')];
  for (const made of [web, sent]) mkdirSync(made);
  writeExample('endpoint.php', web);
  // PHP's own server does not look beside the file.
  writeExample('.user.ini', folder, 'php.ini');

  const sendmail = join(folder, 'sendmail');
  const program = (what: string) => writeFileSync(sendmail, `#!/bin/sh\n${what}\n`);
  const works = `cat > ${sent}/$(date +%s.%N)`;
  program(works);
  chmodSync(sendmail, 0o755);

  const port = await freePort();
  const set = ['-d', `sendmail_path=${sendmail}`, '-d', 'display_errors=stderr'];
  const { origin, stop } = await runServer({
    path,
    args: ['-c', folder, ...set, '-S', `127.0.0.1:${port}`, '-t', web],
    port,
  });
  const mails = () =>
    readdirSync(sent)
      .toSorted()
      .map((name) => readFileSync(join(sent, name), 'utf8'));
  return {
    send: (request) => fetch(`${origin}/endpoint.php`, { redirect: 'manual', ...request }),
    mails,
    kept: async () => mails().map(keptIn),
    fail: (isFailing) => program(isFailing ? 'exit 1' : works),
    passDay() {
      const before = Date.now() / 1000 - 90_000;
      for (const name of readdirSync(seen)) utimesSync(join(seen, name), before, before);
    },
    async stop() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The parts of an e-mail (RFC 2046, 5.1). */
function keptIn(mail: string): Kept {
  const [, boundary = ''] = /boundary=(\w+)/.exec(mail) ?? [];
  const parts = mail.split(`--${boundary}`).slice(1, -1);
  const read = parts.map((part) => {
    const [head = '', body = ''] = part.trim().split(/\r?\n\r?\n/);
    const [, name] = /filename="(.*)"/.exec(head) ?? [];
    return { name, bytes: Buffer.from(body, 'base64') };
  });
  return {
    text: String(read[0]?.bytes),
    files: read.flatMap(({ name, bytes }) => (name === undefined ? [] : { name, bytes })),
  };
}
