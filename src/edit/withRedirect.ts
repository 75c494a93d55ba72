import type { Operation } from './Operation.ts';
import type { SiteMap } from './siteMap.ts';

/**
 * An operation and, where it gives a page another address with `redirect`, the redirect of visitors
 * from the old address to the new one. A redirect from the new address goes: it is a page now.
 */
export function withRedirect(map: SiteMap | undefined, operation: Operation): Operation[] {
  const page = operation.kind === 'rename' && operation.redirect && map?.node(operation.path);
  if (!page || page.kind !== 'scalar' || operation.kind !== 'rename') return [operation];
  const value = { from: String(page.value), to: operation.name };
  const redirects = map?.data.redirects;
  if (!Array.isArray(redirects)) {
    return [operation, { kind: 'add', path: ['redirects'], value: [value] }];
  }
  const stale = redirects.findIndex((redirect) => redirect?.from === operation.name);
  return [
    operation,
    { kind: 'add', path: ['redirects', redirects.length], value },
    ...(stale === -1 ? [] : [{ kind: 'delete' as const, path: ['redirects', stale] }]),
  ];
}
