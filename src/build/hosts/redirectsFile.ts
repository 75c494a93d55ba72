import { hostLimits, isPlaceholder } from './hostLimits.ts';
import type { HostingConfig, ServedRedirect } from './HostingConfig.ts';
import { encodings, withRest } from './settings.ts';

/**
 * The `_redirects` file, which Netlify and Cloudflare read. Both pass the visitor's query on, and compare
 * addresses as they are encoded. Cloudflare follows a redirect before it looks for a file, so pages below
 * one for a whole folder come first. It passes over the lines with a query, which only Netlify knows.
 */
export function redirectsFile(config: HostingConfig): string {
  const { redirects, pages, host } = config;
  const rules = redirects.filter((one) => !one.isOwnPath && !isPlaceholder(one));
  return [
    ...hostLimits(config).flatMap(({ hosts, says }) =>
      hosts.includes('Cloudflare') ? `# ${says}` : [],
    ),
    ...rules.flatMap(({ from, isRest }) =>
      pages.flatMap(({ path }) =>
        isRest && path.startsWith(`${encodeURI(from)}/`) ? stay(path) : [],
      ),
    ),
    ...rules.flatMap((one) => lines(one, host)),
  ]
    .map((line) => `${line}\n`)
    .join('');
}

/** Keeps a page, and its other spellings, out of what follows. */
function stay(page: string): string[] {
  return encodings(decodeURI(page)).flatMap((path) => [
    `${path} ${path} 200`,
    `${path}/ ${page} 308`,
    `${path}.html ${page} 308`,
  ]);
}

function lines({ from, to, status, query = [], isRest }: ServedRedirect, host: string): string[] {
  const asked = query.map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)} `,
  );
  const rule = (path: string, target: string) => `${path} ${asked.join('')}${target} ${status}`;
  // What is handed on may begin with a "/": behind another it would name a host.
  const target = isRest ? withRest(to === '/*' ? `https://${host}/*` : to, ':splat') : to;
  return encodings(from).flatMap((path) =>
    isRest
      ? rule(`${path}/*`, target)
      : (path === '/' ? ['/'] : [path, `${path}/`]).map((one) => rule(one, target)),
  );
}
