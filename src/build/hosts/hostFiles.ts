import { caddyfile } from './caddyfile.ts';
import { headersFile, redirectsFile } from './headersFile.ts';
import type { HostingConfig } from './HostingConfig.ts';
import { htaccess } from './htaccess.ts';
import { nginxConfig } from './nginxConfig.ts';
import { vercelConfig } from './vercelConfig.ts';

type Write = (config: HostingConfig) => string;

/** What each kind of host needs to serve the site right, by the name of its file. */
export const hostFiles = {
  /** Read from the served folder itself. */
  inside: {
    _headers: headersFile,
    _redirects: redirectsFile,
    'vercel.json': vercelConfig,
    '.htaccess': htaccess,
  },
  /** Settings of servers, beside the served folder, so that they are never published. */
  beside: {
    'nginx.conf': nginxConfig,
    Caddyfile: caddyfile,
    'serving.json': (config) => JSON.stringify(config),
  },
} satisfies Record<'inside' | 'beside', Record<string, Write>>;

/** The folder of the settings beside a built site: `dist-servers` for `dist`. */
export function settingsFolder(dist: string): string {
  return `${dist}-servers`;
}
