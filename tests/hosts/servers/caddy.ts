import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, runServer } from './runServer.ts';
import type { Built, Server } from './Server.ts';

/** Caddy with the settings of the build, which gets the folder and the port as from an operator. */
export async function startCaddy(path: string, { top, settings, scratch }: Built): Promise<Server> {
  const port = await freePort();
  const file = join(scratch, 'Caddyfile');
  writeFileSync(file, `{\n  admin off\n}\nimport ${settings}/Caddyfile\n`);
  return runServer({
    path,
    args: ['run', '--config', file, '--adapter', 'caddyfile'],
    port,
    env: {
      HOME: scratch,
      FASCIA_ADDRESS: `http://127.0.0.1:${port}`,
      FASCIA_ROOT: top,
    },
  });
}
