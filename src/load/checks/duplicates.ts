import { isDeepStrictEqual } from 'node:util';
import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import type { Kind } from '#schema/kinds.ts';
import type { Field } from '../findValues.ts';
import { groupBy } from '../groupBy.ts';
import { isHolder } from '../paths.ts';
import { fieldsByPage } from '../shown.ts';
import { nodeAt, type Path } from '../tree.ts';
import { type CheckContext, relatedTo } from './CheckContext.ts';

/** The fields that declare the ids of the sections of every page; the page for unknown paths comes last. */
export function anchorsByPage({ file, fields }: CheckContext): Field[][] {
  const anchors = fields.filter(({ kind }) => kind === 'anchor');
  const { routes, notFound } = fieldsByPage(file, anchors);
  return [...routes, notFound];
}

/** Two sections of one page cannot have one id. */
export function duplicateIds(context: CheckContext): Problem[] {
  return anchorsByPage(context).flatMap((anchors) =>
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

/** Pages with the same title look the same in tabs, bookmarks and search results. */
export function duplicateTitles(context: CheckContext): Problem[] {
  // A page that is a copy, path and all, is reported by its path.
  const copies = duplicates(ofKind('path', context), context).map(({ path }) => path[1]);
  const titles = ofKind('title', context).filter(
    ({ path }) => path[0] !== 'routes' || !copies.includes(path[1]),
  );
  const message = 'The other page stands here.';
  return duplicates(titles, context, () => message).map(({ value: title, ...place }) =>
    createProblem('duplicate-title', { title }, place),
  );
}

function ofKind(wanted: Kind, { fields }: CheckContext): Field[] {
  return fields.filter(({ kind }) => kind === wanted);
}

/** The fields whose value an earlier one has already, in file order, each with that one. */
function duplicates(
  fields: readonly Field[],
  { atValue }: CheckContext,
  messageOf = (value: string) => `${value} stands here first.`,
) {
  return [...groupBy(fields, ({ value }) => value)].flatMap(([value, [first, ...others]]) =>
    others.map(({ path }) => ({
      value,
      ...atValue(path),
      ...(first && relatedTo(atValue(first.path), messageOf(value))),
    })),
  );
}

/** An item of a list with exactly the keys and values of the one before it: a copy that was left there. */
export function repeatedItems({ data, tree, atKey }: CheckContext): Problem[] {
  const problems: Problem[] = [];
  const visit = (part: unknown, path: Path): void => {
    if (!isHolder(part)) return;
    for (const [key, value] of Object.entries(part)) {
      if (!isHolder(value)) continue;
      const index = Number(key);
      const at = [...path, Array.isArray(part) ? index : key];
      if (Array.isArray(part) && isDeepStrictEqual(value, part[index - 1])) {
        const before = nodeAt(tree, [...path, index - 1]);
        const related = before && relatedTo(before, 'The first of the two stands here.');
        problems.push(createProblem('repeated-item', {}, { ...atKey(at), ...related }));
      }
      visit(value, at);
    }
  };
  // Two of one event rule are a `double-event`.
  visit({ ...Object(data), pixel: undefined }, []);
  return problems;
}
