import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, runServer } from '#tests/hosts/servers/runServer.ts';
import { type Endpoint, type Kept, site, textOf, writeExample } from './Endpoint.ts';

type Line = { values: [string, string][]; files: { called: string; file: string }[] };

/** The endpoint for Node, in a process of its own. */
export async function startNode(forSite = site): Promise<Endpoint & { origin: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'fascia-endpoint-'));
  const messages = join(folder, 'messages');
  const aside = join(folder, 'aside');
  const later = join(folder, 'later');
  const file = writeExample('endpoint.mjs', folder);
  // The clock of that process is a day ahead while there is a file.
  const clock = `import { existsSync } from 'node:fs';
const now = Date.now;
Date.now = () => now() + (existsSync(${JSON.stringify(later)}) ? 90_000_000 : 0);`;
  const port = await freePort();
  const { origin, stop } = await runServer({
    path: process.execPath,
    args: ['--import', `data:text/javascript,${encodeURIComponent(clock)}`, file],
    port,
    env: { SITE: forSite, FOLDER: messages, PORT: String(port) },
  });
  return {
    origin,
    send: (request) => fetch(origin, { redirect: 'manual', ...request }),
    async kept() {
      const lines = join(messages, 'messages.jsonl');
      if (!existsSync(lines)) return [];
      const text = readFileSync(lines, 'utf8').trimEnd();
      return text.split('\n').map((line): Kept => {
        const { values, files } = JSON.parse(line) as Line;
        const read = files.map(({ called, file: kept }) => ({
          name: called,
          bytes: readFileSync(join(messages, kept)),
        }));
        return { text: textOf(values), files: read };
      });
    },
    fail: (isFailing) =>
      isFailing ? renameSync(messages, aside) : existsSync(aside) && renameSync(aside, messages),
    passDay: () => writeFileSync(later, ''),
    async stop() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
