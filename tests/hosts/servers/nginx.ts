import { readFileSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { freePort, runServer } from './runServer.ts';
import type { Built, Server } from './Server.ts';

/** nginx with the settings of the build, but for the folder and the port. */
export async function startNginx(path: string, { top, settings, scratch }: Built): Promise<Server> {
  const port = await freePort();
  const site = readFileSync(join(settings, 'nginx.conf'), 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace(/listen \[::\]:80;/, '')
    .replace(/root .*;/, `root ${top};`);
  writeFileSync(join(scratch, 'site.conf'), site);
  const bodies = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const config = [
    'daemon off;',
    // The workers of a server that root starts are nobody, who may not read a temporary folder.
    ...(process.getuid?.() === 0 ? [`user ${userInfo().username};`] : []),
    `pid ${scratch}/nginx.pid;`,
    'events {}',
    'http {',
    'access_log off;',
    ...bodies.map((name) => `${name}_temp_path ${scratch}/${name};`),
    `include ${scratch}/site.conf;`,
    '}',
  ];
  const file = join(scratch, 'nginx.conf');
  writeFileSync(file, config.join('\n'));
  return runServer({ path, args: ['-c', file, '-e', 'stderr', '-p', scratch], port });
}
