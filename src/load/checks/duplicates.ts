import { isDeepStrictEqual } from 'node:util';
import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import type { Kind } from '#schema/kinds.ts';
import { fieldsByPart, shownFields } from '../fieldsByPart.ts';
import type { Field } from '../findValues.ts';
import { keyOfFormer, readFormer } from '../former.ts';
import { groupBy } from '../groupBy.ts';
import { isHolder } from '../paths.ts';
import { schemaAt } from '../schemaAt.ts';
import { noteOf } from '../schemaNodes.ts';
import { nodeAt, type Path } from '../tree.ts';
import { type CheckContext, relatedTo } from './CheckContext.ts';

/** The fields that declare the ids of the sections of every page; the page for unknown paths comes last. */
export function anchorsByPage({
  pages: { routes, notFound },
  fields,
}: Pick<CheckContext, 'pages' | 'fields'>): Field[][] {
  const anchorsIn = fieldsByPart(fields.filter(({ kind }) => kind === 'anchor'));
  return [...routes, notFound].map((page) => shownFields(page, anchorsIn));
}

/**
 * Two sections of one page cannot have one id, nor two pages one path (the second would never be
 * shown), nor can one address lead to two places. Pages with the same title look the same in tabs,
 * bookmarks and search results.
 */
export function duplicateValues(context: CheckContext): Problem[] {
  const { fields, atValue } = context;
  const ofKind = (wanted: Kind) => fields.filter(({ kind }) => kind === wanted);
  const duplicates = (code: DuplicateCode, of: readonly Field[], where?: string) =>
    [...groupBy(of, keyOf)].flatMap(([, [first, ...others]]) =>
      others.map(({ path, value }) => {
        const message = where ?? `${first?.value} stands here first.`;
        const related = first && relatedTo(atValue(first.path), message);
        return createProblem(code, { value }, { ...atValue(path), ...related });
      }),
    );
  const paths = duplicates('duplicate-path', ofKind('path'));
  // A page that is a copy, path and all, is reported by its path.
  const copies = new Set(paths.map(({ path }) => path[1]));
  const isCopy = ({ path: [part, page = ''] }: Field) => part === 'routes' && copies.has(page);
  const titles = ofKind('title').filter((title) => !isCopy(title));
  return [
    ...paths,
    ...anchorsByPage(context).flatMap((anchors) => duplicates('duplicate-id', anchors)),
    ...duplicates('duplicate-title', titles, 'The other page stands here.'),
    ...duplicates('duplicate-redirect', ofKind('former')),
  ];
}

type DuplicateCode = `duplicate-${'path' | 'id' | 'title' | 'redirect'}`;

/** What two fields of one kind must not share. */
function keyOf({ kind, value }: Field): string {
  return kind === 'former' ? keyOfFormer(readFormer(value)) : value;
}

/**
 * An item of a list with exactly the keys and values of the one before it: a copy that was left there. In a list of
 * what is otherwise one alone (`prices`, beside `price`), each has its place, and two may be the same.
 */
export function repeatedItems({ data, tree, schema, atKey }: CheckContext): Problem[] {
  const problems: Problem[] = [];
  const isByPlace = (list: Path) => {
    const of = schemaAt(schema.SiteFile, data, list);
    return of !== undefined && noteOf(of, 'single') !== undefined;
  };
  const visit = (part: unknown, path: Path): void => {
    if (!isHolder(part)) return;
    for (const [key, value] of Object.entries(part)) {
      if (!isHolder(value)) continue;
      const index = Number(key);
      const at = [...path, Array.isArray(part) ? index : key];
      const isCopy = Array.isArray(part) && isDeepStrictEqual(value, part[index - 1]);
      if (isCopy && !isByPlace(path)) {
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
