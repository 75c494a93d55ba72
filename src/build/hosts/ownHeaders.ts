import type { HostingConfig } from './HostingConfig.ts';

/** A header that only some files have: its name, and its value by file. */
export type OwnHeader = { name: string; values: readonly { file: string; value: string }[] };

/** The headers that differ by page or file, those of the 404 page included. */
export function ownHeaders({ pages, drawings, notFound }: HostingConfig): OwnHeader[] {
  const all = [...pages, ...drawings, notFound];
  const names = new Set(all.flatMap(({ headers }) => Object.keys(headers)));
  return [...names].map((name) => ({
    name,
    values: all.flatMap(({ file, headers }) => {
      const value = headers[name];
      return value === undefined ? [] : [{ file, value }];
    }),
  }));
}
