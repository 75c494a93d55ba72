import type { Operation } from './Operation.ts';
import { createSiteMap } from './siteMap.ts';

/**
 * An operation and, where it gives a page another address with `redirect`, what sends the visitors of
 * the old address to the new one. A redirect from the new address goes: it is a page now.
 */
export function withRedirect(source: string, operation: Operation): Operation[] {
  if (operation.kind !== 'rename' || !operation.redirect) return [operation];
  const { path, name: to } = operation;
  const map = createSiteMap(source);
  const page = map?.node(path);
  if (!map || page?.kind !== 'scalar') return [operation];
  const value = { from: String(page.value), to };
  const { redirects } = map.data;
  if (!Array.isArray(redirects)) {
    return [operation, { kind: 'add', path: ['redirects'], value: [value] }];
  }
  const stale = redirects.findIndex((redirect) => redirect?.from === to);
  const further: Operation[] = [{ kind: 'add', path: ['redirects', redirects.length], value }];
  if (stale !== -1) further.push({ kind: 'delete', path: ['redirects', stale] });
  return [operation, ...further];
}
