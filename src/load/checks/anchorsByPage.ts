import type { Field } from '../findFields.ts';
import type { Facts } from './Check.ts';

/** The ids of the sections of every page, those of its shared sections included. */
export function anchorsByPage(facts: Pick<Facts, 'file' | 'fields'>): Map<string, string[]> {
  const fields = anchorFieldsByPage(facts);
  return new Map(
    [...fields].map(([index, anchors]) => [
      facts.file.routes[index]?.path ?? '',
      anchors.map((field) => field.value),
    ]),
  );
}

/** The fields that declare those ids, by the index of the route; -1 is the page for unknown paths. */
export function anchorFieldsByPage({
  file,
  fields,
}: Pick<Facts, 'file' | 'fields'>): Map<number, Field[]> {
  const anchors = fields.filter((field) => field.kind === 'anchor');
  const shared = (name: string) =>
    anchors.filter(({ path }) => path[0] === 'sections' && path[1] === name);
  const own = new Map<number, Field[]>();
  for (const field of anchors) {
    const index =
      field.path[0] === 'routes'
        ? Number(field.path[1])
        : field.path[0] === 'notFound'
          ? -1
          : undefined;
    if (index !== undefined) own.set(index, [...(own.get(index) ?? []), field]);
  }
  for (const [index, page] of [...file.routes, file.notFound].entries()) {
    const key = index === file.routes.length ? -1 : index;
    const used = page.sections.flatMap((section) => ('use' in section ? shared(section.use) : []));
    if (used.length > 0) own.set(key, [...(own.get(key) ?? []), ...used]);
  }
  return own;
}
