import type { ExpandedPage } from './expandPages.ts';
import { groupBy } from './groupBy.ts';
import type { Path } from './tree.ts';

type Fields<F> = (part: Path) => readonly F[];

/** Finds the fields that are written in a part (`partOf`), in the order of the file. */
export function fieldsByPart<F extends { path: Path }>(fields: readonly F[]): Fields<F> {
  const byPart = groupBy(fields, ({ path }) => partOf(path).join('.'));
  return (part) => byPart.get(part.join('.')) ?? [];
}

/**
 * The part of the file in which a value is written: its section (`routes.0.sections.2`,
 * `sections.benefits`), outside of sections its page (`routes.0`), else its key at the top (`header`).
 */
export function partOf(path: Path): Path {
  const [root] = path;
  const end = root === 'routes' || root === 'sections' ? 2 : 1;
  return path.slice(0, root !== 'sections' && path[end] === 'sections' ? end + 2 : end);
}

/** The fields of the sections that a page shows, those of shared ones last. */
export function shownFields<F>({ shown }: ExpandedPage, fieldsIn: Fields<F>): F[] {
  const parts = [...shown.filter(({ shared }) => !shared), ...shown.filter(({ shared }) => shared)];
  return parts.flatMap(({ from }) => fieldsIn(from));
}
