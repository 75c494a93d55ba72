import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, rootOf, runServer } from './runServer.ts';
import type { Built, Server } from './Server.ts';

/** What Debian switches on by itself, and the two that docs/publish.md asks for. */
const modules = [
  'mpm_event',
  'authz_core',
  'dir',
  'mime',
  'negotiation',
  'filter',
  'deflate',
  'setenvif',
  'env',
  'headers',
  'rewrite',
];

/** Apache as Debian sets it up, for the `.htaccess` in the folder that the build wrote. */
export async function startApache(path: string, { top, scratch }: Built): Promise<Server> {
  const port = await freePort();
  const folder = join(rootOf(path), 'usr/lib/apache2/modules');
  const config = [
    `ServerRoot ${scratch}`,
    'ServerName www.aislezero.example',
    `Listen 127.0.0.1:${port}`,
    `PidFile ${scratch}/apache.pid`,
    `ErrorLog ${scratch}/error.log`,
    ...modules.map((name) => `LoadModule ${name}_module ${folder}/mod_${name}.so`),
    ...(process.getuid?.() === 0 ? ['User nobody', 'Group nogroup'] : []),
    'TypesConfig /dev/null',
    `DocumentRoot ${top}`,
    '<Directory />',
    'AllowOverride None',
    'Require all denied',
    '</Directory>',
    `<Directory ${top}>`,
    'Options Indexes FollowSymLinks MultiViews',
    'AllowOverride All',
    'Require all granted',
    '</Directory>',
    '<FilesMatch "^\\.ht">',
    'Require all denied',
    '</FilesMatch>',
  ];
  const file = join(scratch, 'apache.conf');
  writeFileSync(file, config.join('\n'));
  return runServer({ path, args: ['-D', 'FOREGROUND', '-f', file], port });
}
