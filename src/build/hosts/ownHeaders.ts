import type { Serving } from './Serving.ts';

/** A header that only some pages have: its name, and its value by the page's file. */
export type OwnHeader = { name: string; values: readonly { file: string; value: string }[] };

/** The headers that differ by page, those of the 404 page included. */
export function ownHeaders({ pages, notFound }: Serving): OwnHeader[] {
  const all = [...pages, notFound];
  const names = new Set(all.flatMap(({ headers }) => Object.keys(headers)));
  return [...names].map((name) => ({
    name,
    values: all.flatMap(({ file, headers }) => {
      const value = headers[name];
      return value === undefined ? [] : [{ file, value }];
    }),
  }));
}
