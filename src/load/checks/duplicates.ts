import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import type { Field } from '../findFields.ts';
import { anchorFieldsByPage } from './anchorsByPage.ts';
import type { CheckContext, Location } from './CheckContext.ts';
import { relatedTo, valueLocation } from './locations.ts';

/** Two sections of one page cannot have one id. */
export function duplicateIds(context: CheckContext): Problem[] {
  return anchorFieldsByPage(context).flatMap((anchors) =>
    duplicates(anchors, context).map(({ value: id, ...place }) =>
      createProblem('duplicate-id', { id }, place),
    ),
  );
}

/** Two pages cannot have one path: the second would never be shown. */
export function duplicatePaths(context: CheckContext): Problem[] {
  return duplicates(ofKind('path', context), context).map(({ value: path, ...place }) =>
    createProblem('duplicate-path', { path }, place),
  );
}

/** One address cannot lead to two places. */
export function duplicateRedirects(context: CheckContext): Problem[] {
  return duplicates(ofKind('former', context), context).map(({ value: from, ...place }) =>
    createProblem('duplicate-redirect', { from }, place),
  );
}

/** Two pages of one title cannot be reported apart in tabs, bookmarks and search results. */
export function duplicateTitles(context: CheckContext): Problem[] {
  // A page that is a copy, path and all, is reported by its path.
  const copies = duplicates(ofKind('path', context), context).map(({ path }) => path[1]);
  const titles = ofKind('title', context).filter(
    ({ path }) => path[0] !== 'routes' || !copies.includes(path[1]),
  );
  return duplicates(titles, context).map(({ value: title, related: [first], ...place }) =>
    createProblem(
      'duplicate-title',
      { title },
      { ...place, ...(first && relatedTo(first, 'The other page stands here.')) },
    ),
  );
}

function ofKind(kind: Field['kind'], { fields }: CheckContext): Field[] {
  return fields.filter((field) => field.kind === kind);
}

/** The fields whose value an earlier one has already, in file order, each with that one. */
function duplicates(fields: readonly Field[], { tree }: CheckContext) {
  const seen = new Map<string, Location>();
  return fields.flatMap(({ value, path }) => {
    const location = valueLocation(tree, path);
    const first = seen.get(value);
    if (!first) seen.set(value, location);
    return first
      ? [{ value, ...location, ...relatedTo(first, `${value} stands here first.`) }]
      : [];
  });
}
