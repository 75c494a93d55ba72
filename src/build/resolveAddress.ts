import { matchFormer } from '#load/former.ts';
import {
  hashedFolder,
  type Headers,
  type HostingConfig,
  type ServedRedirect,
} from './hosts/HostingConfig.ts';
import { withQuery } from './hosts/settings.ts';

/** A response: its headers but for those that describe the body, and the file that is the body. */
type Resolved = { status: number; headers: Headers; file?: string };

/**
 * What a host with clean addresses answers: `/buy-media` is `buy-media.html`, and the other spellings
 * of that page redirect to it. `target` is the request's own text, the query included. Nothing outside
 * the folder and no hidden file can be reached.
 */
export function resolveAddress(
  target: string,
  { base, everywhere, caching, pages, inert, notFound, redirects, hidden }: HostingConfig,
  isFile: (file: string) => boolean,
): Resolved {
  const [raw = '', query] = target.split(/\?(.*)/s);
  const path = decode(raw);
  if (path === undefined) return { status: 400, headers: {} };
  const common = { ...everywhere, 'Cache-Control': caching.forOthers };
  const asked = query === undefined ? '' : `?${query}`;
  const redirect = followRedirect(redirects, { raw, query: asked });
  if (redirect) return { status: redirect.status, headers: { ...common, location: redirect.to } };

  if (path === base || (path === '/' && base !== '')) {
    // The home page of the host is another one where the site goes live.
    const status = path === base ? 308 : 302;
    return { status, headers: { ...common, location: `${base}/${asked}` } };
  }

  const missing = { status: 404, headers: { ...common, ...notFound.headers }, file: notFound.file };
  const found = (file: string): Resolved => {
    const isHashed = `/${file}`.startsWith(hashedFolder);
    const own = [...pages, ...inert].find((served) => served.file === file);
    const cached = isHashed ? { 'Cache-Control': caching.forHashed } : {};
    return { status: 200, headers: { ...common, ...cached, ...own?.headers }, file };
  };
  const file = path.slice(base.length + 1);
  if (!path.startsWith(`${base}/`) || !isSafe(file) || hidden.includes(file)) return missing;
  const name = file.replace(/\.html$|\/$/, '');
  const page = name === 'index' ? '' : name;
  const pageFile = page === '' ? 'index.html' : `${page}.html`;
  if (isFile(pageFile)) {
    if (pageFile === notFound.file) return missing;
    if (path === `${base}/${page}`) return found(pageFile);
    const clean = `${base}/${page.split('/').map(encodeURIComponent).join('/')}`;
    return { status: 308, headers: { ...common, location: clean + asked } };
  }
  if (isFile(file)) return found(file);
  const rest = followRedirect(redirects, { raw, query: asked, asRest: true });
  return rest ? { status: rest.status, headers: { ...common, location: rest.to } } : missing;
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

/**
 * Where a path as it was requested is redirected to, with the query of the request (`?…` or nothing): by a
 * redirect of its own, or, `asRest`, by one for everything below a folder.
 */
export function followRedirect(
  redirects: readonly ServedRedirect[],
  { raw, query, asRest = false }: { raw: string; query: string; asRest?: boolean },
): Pick<ServedRedirect, 'to' | 'status'> | undefined {
  const path = decode(raw);
  const at = path === undefined ? undefined : { path, query: new URLSearchParams(query) };
  const found =
    at &&
    redirects.find(
      ({ from, query: asked = [], isRest = false }) =>
        isRest === asRest && matchFormer({ path: from, query: asked, isRest }, at),
    );
  if (!found) return undefined;
  // As it was encoded: what is decoded may mean something else.
  const rest = raw.split('/').slice(found.from.split('/').length).join('/');
  const to = found.isRest ? found.to.replace(/\*$/, () => rest) : found.to;
  return { to: found.isOwnPath ? to : withQuery(to, query), status: found.status };
}
