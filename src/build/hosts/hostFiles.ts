import { caddyfile } from './caddyfile.ts';
import { headersFile } from './headersFile.ts';
import { redirectsFile } from './redirectsFile.ts';
import type { HostingConfig } from './HostingConfig.ts';
import { htaccess } from './htaccess.ts';
import { nginxConfig } from './nginxConfig.ts';
import { vercelConfig } from './vercelConfig.ts';

type Write = (config: HostingConfig) => string;

/** What each kind of host needs to serve the site right, by the name of its file. */
const hostFiles = {
  /** Read from the top of what is deployed: where the site is in a sub-path, that is another folder. */
  atTop: { _headers: headersFile, _redirects: redirectsFile, 'vercel.json': vercelConfig },
  /** Read from the served folder itself. */
  inside: { '.htaccess': htaccess },
  /** Settings of servers. */
  beside: {
    'nginx.conf': nginxConfig,
    Caddyfile: caddyfile,
    'serving.json': (config) => JSON.stringify(config),
  },
} satisfies Record<string, Record<string, Write>>;

/** Those in the served folder of a site at `base` of its host. */
export function filesInside(base: string): Readonly<Record<string, Write>> {
  return base === '' ? { ...hostFiles.atTop, ...hostFiles.inside } : hostFiles.inside;
}

/** Those beside the served folder, so that they are never published. */
export function filesBeside(base: string): Readonly<Record<string, Write>> {
  return base === '' ? hostFiles.beside : { ...hostFiles.beside, ...hostFiles.atTop };
}

/** The folder of the settings beside a built site: `dist-servers` for `dist`. */
export function settingsFolder(dist: string): string {
  return `${dist}-servers`;
}
