/** An address that a redirect is from, as servers compare it. */
export type Former = {
  /** Within the site, decoded, without a `/` at its end. */
  path: string;
  /** What must be in the visitor's query, decoded; more may be. */
  query: readonly (readonly [name: string, value: string])[];
  /** It is everything below the path, and not the path itself. */
  isRest: boolean;
};

/** Reads the `from` of a redirect, however its letters are encoded. */
export function readFormer(from: string): Former {
  const [written = '', query = ''] = from.split(/\?(.*)/s);
  const isRest = written.endsWith('/*');
  const path = decodeURIComponent(isRest ? written.slice(0, -2) : written.replace(/(?<=.)\/$/, ''));
  return { path, query: [...new URLSearchParams(query)], isRest };
}

/** What makes two of them one address. */
export function keyOfFormer({ path, query, isRest }: Former): string {
  return JSON.stringify([path, isRest, query.map((pair) => pair.join('=')).toSorted()]);
}

/** The order in which they are looked for: what says more comes first. */
export function bySpecificity(a: Former, b: Former): number {
  return (
    Number(a.isRest) - Number(b.isRest) ||
    b.query.length - a.query.length ||
    (a.isRest ? b.path.length - a.path.length : 0)
  );
}

/** Whether a decoded path and a query are at the address; of one with a rest, what that is: no address of another host. */
export function matchFormer(
  { path, query, isRest }: Former,
  at: { path: string; query: URLSearchParams },
): boolean {
  if (isRest)
    return at.path.startsWith(`${path}/`) && /^[^/\\]/.test(at.path.slice(path.length + 1));
  const isThere = at.path === path || at.path === `${path === '/' ? '' : path}/`;
  return isThere && query.every(([name, value]) => at.query.getAll(name).includes(value));
}
