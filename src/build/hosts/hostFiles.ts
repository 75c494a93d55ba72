import { caddyfile } from './caddyfile.ts';
import { headersFile, redirectsFile } from './headersFile.ts';
import { htaccess } from './htaccess.ts';
import { nginxConfig } from './nginxConfig.ts';
import type { HostingConfig } from './HostingConfig.ts';
import { vercelConfig } from './vercelConfig.ts';

type Write = (serving: HostingConfig) => string;

/** What each kind of host needs to serve the site right, by the name of its file. */
export const hostFiles = {
  /** Read out of the served folder itself. */
  inside: {
    _headers: headersFile,
    _redirects: redirectsFile,
    'vercel.json': vercelConfig,
    '.htaccess': htaccess,
  },
  /** Settings of servers, which stand beside the served folder so that they are never published. */
  beside: {
    'nginx.conf': nginxConfig,
    Caddyfile: caddyfile,
    'serving.json': (serving) => JSON.stringify(serving),
  },
} satisfies Record<'inside' | 'beside', Record<string, Write>>;

/** The folder of the settings that stand beside a built site: `dist-servers` for `dist`. */
export function settingsFolder(dist: string): string {
  return `${dist}-servers`;
}
