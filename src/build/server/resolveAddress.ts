import type { HostingConfig, ServedRedirect, Headers } from '../hosts/HostingConfig.ts';
import { withQuery } from '../hosts/lines.ts';

/** What stands at an address: a file of the folder, another address, or nothing. */
export type Resolved =
  | { kind: 'file'; file: string }
  | { kind: 'redirect'; to: string; status: 301 | 302 | 308 }
  | { kind: 'missing' }
  | { kind: 'malformed' };

/**
 * Finds what a host with clean addresses answers: `/buy-media` is `buy-media.html`, and the other
 * spellings of that page lead to it. `target` is the request's own text, the query included.
 * Nothing outside the folder and no hidden file can be reached.
 */
export async function resolveAddress(
  target: string,
  { redirects, hidden }: Pick<HostingConfig, 'redirects' | 'hidden'>,
  isFile: (file: string) => Promise<boolean>,
): Promise<Resolved> {
  const [raw = '', query] = target.split(/\?(.*)/s);
  const path = decode(raw);
  if (path === undefined) return { kind: 'malformed' };
  const asked = query === undefined ? '' : `?${query}`;
  const redirect = followRedirect(redirects, path, asked);
  if (redirect) return { kind: 'redirect', ...redirect };
  const file = path.slice(1);
  if (!isSafe(file) || hidden.includes(file)) return { kind: 'missing' };

  const page = pageOf(path);
  if (page !== undefined && (await isFile(fileOf(page)))) {
    if (page === '404') return { kind: 'missing' };
    const clean = `/${page.split('/').map(encodeURIComponent).join('/')}`;
    if (path === `/${page}`) return { kind: 'file', file: fileOf(page) };
    return { kind: 'redirect', to: clean + asked, status: 308 };
  }
  return (await isFile(file)) ? { kind: 'file', file } : { kind: 'missing' };
}

function decode(raw: string): string | undefined {
  try {
    const path = decodeURIComponent(raw);
    return path.startsWith('/') && !path.includes('\0') ? path : undefined;
  } catch {
    return undefined;
  }
}

/** No empty segment but the last, and none that starts with a dot. */
function isSafe(file: string): boolean {
  const segments = file.replace(/\/$/, '').split('/');
  return (
    !file.includes('\\') &&
    !segments.some((segment) => segment.startsWith('.') && segment !== '.well-known') &&
    (file === '' || !segments.includes(''))
  );
}

/** The name of the page that a path spells in one way or another. */
function pageOf(path: string): string | undefined {
  const name = path.slice(1).replace(/\.html$|\/$/, '');
  return name === 'index' ? '' : name;
}

function fileOf(page: string): string {
  return page === '' ? 'index.html' : `${page}.html`;
}

/** Where a decoded path is redirected to, with the query that was asked (`?…` or nothing). */
export function followRedirect(
  redirects: readonly ServedRedirect[],
  path: string,
  query: string,
): Pick<ServedRedirect, 'to' | 'status'> | undefined {
  const found = redirects.find(({ from }) => path === from || path === `${from}/`);
  return found && { to: withQuery(found.to, query), status: found.status };
}

/** The headers of an answer, but for those that say what its body is. */
export function headersOf(serving: HostingConfig, resolved: Resolved): Headers {
  const { everywhere, caching, pages, drawings, notFound } = serving;
  const file = resolved.kind === 'file' ? resolved.file : undefined;
  const isHashed = caching.hashed.some((folder) => file?.startsWith(`${folder}/`));
  const served =
    resolved.kind === 'missing'
      ? notFound
      : [...pages, ...drawings].find((own) => own.file === file);
  return {
    ...everywhere,
    'Cache-Control': isHashed ? caching.forHashed : caching.forOthers,
    ...served?.headers,
  };
}
