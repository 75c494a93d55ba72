import type { Field } from '../findFields.ts';
import { groupBy } from '../groupBy.ts';
import { sharedOn, shownFields } from '../shown.ts';
import type { CheckContext } from './CheckContext.ts';

/** The ids of the sections of every page, those of its shared sections included. */
export function anchorsByPage(context: CheckContext): Map<string, string[]> {
  const fields = anchorFieldsByPage(context);
  return new Map(
    context.file.routes.map(({ path }, index) => [
      path,
      (fields[index] ?? []).map(({ value }) => value),
    ]),
  );
}

/** The fields that declare those ids, page by page in the order of the file; the page for unknown paths comes last. */
export function anchorFieldsByPage({ file, fields }: CheckContext): Field[][] {
  const anchors = fields.filter(({ kind }) => kind === 'anchor');
  const byPart = groupBy(shownFields(file, anchors), ({ path }) =>
    path[0] === 'notFound' ? 'notFound' : `${path[0]}.${path[1]}`,
  );
  const anchorsOf = (part: string) => byPart.get(part) ?? [];
  return [...file.routes, file.notFound].map((page, index) => [
    ...anchorsOf(index < file.routes.length ? `routes.${index}` : 'notFound'),
    ...sharedOn(page).flatMap((name) => anchorsOf(`sections.${name}`)),
  ]);
}
