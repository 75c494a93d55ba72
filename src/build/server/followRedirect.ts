import type { ServedRedirect } from '../hosts/Serving.ts';
import { withQuery } from '../hosts/withQuery.ts';

/** Where a decoded path is redirected to, with the query that was asked (`?…` or nothing). */
export function followRedirect(
  redirects: readonly ServedRedirect[],
  path: string,
  query: string,
): Pick<ServedRedirect, 'to' | 'status'> | undefined {
  const found = redirects.find(({ from }) => path === from || path === `${from}/`);
  return found && { to: withQuery(found.to, query), status: found.status };
}
