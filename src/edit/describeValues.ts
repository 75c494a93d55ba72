import type { FieldForm } from '#load/formOf.ts';
import type { ChoicesOf } from '#load/partForm.ts';
import type { ReadField } from '#load/readFields.ts';
import type { Range } from '#problems/Problem.ts';
import type { Path } from '#load/tree.ts';
import type { OriginPlace, UsePlace, ValuePlace } from './places.ts';
import { affectedBy, type SiteMap } from './siteMap.ts';

/** More uses than this are counted, but not listed. */
const mostUses = 50;

/** Describes single values of the file; what many of them share is found once. `files` are those under media/. */
export function createDescribe(
  map: SiteMap,
  files: readonly string[],
): (field: ReadField) => ValuePlace {
  const origins = new Map<string, OriginPlace>();
  const choicesOf = nameChoices(map, files);

  return (field) => {
    const { path, scalar, kind } = field;
    const choices = choicesOf(kind);
    const form: FieldForm = choices ? { ...field.form(), choices } : field.form();
    const found = (scalar.origins ?? []).map((origin) => {
      const name = origin.path.join('.');
      const known = origins.get(name) ?? originPlace(map, origin, map.usesOfValue(name));
      origins.set(name, known);
      return known;
    });
    // The address behind the name of a link.
    const link = ['links', String(scalar.value), 'href'];
    const node = kind === 'link' || kind === 'target' ? map.node(link) : undefined;
    if (node) {
      const uses = map.usesOfLink(String(scalar.value));
      found.push(originPlace(map, { path: link, start: node.start, end: node.end }, uses));
    }
    return {
      ...map.place(path, scalar),
      written: scalar.template ?? scalar.value,
      value: scalar.value,
      form,
      origins: found,
      isWholeReference: /^\$\{[^{}]*\}$/.test(scalar.template ?? ''),
      alsoOn: affectedBy(path, map).slice(0, mostUses),
    };
  };
}

function originPlace(
  map: SiteMap,
  origin: Range & { path: Path },
  uses: readonly UsePlace[],
): OriginPlace {
  const node = map.node(origin.path);
  return {
    ...map.place(origin.path, origin),
    name: origin.path.join('.'),
    written: node?.kind === 'scalar' ? String(node.template ?? node.value) : '',
    uses: uses.slice(0, mostUses),
    useCount: uses.length,
  };
}

/** The names that may be written where a field expects one. */
export function nameChoices({ data, fields }: SiteMap, files: readonly string[]): ChoicesOf {
  const valuesOf = (kind: string) => [
    ...new Set(
      fields.flatMap((field) => (field.kind === kind ? [String(field.scalar.value)] : [])),
    ),
  ];
  const pages = valuesOf('path');
  const links = Object.keys(data.links ?? {});
  const names: Partial<Record<string, string[]>> = {
    target: [...pages, ...links],
    link: links,
    route: pages,
    section: Object.keys(data.sections ?? {}),
    media: [...files],
    click: valuesOf('clickName'),
  };
  return (kind) => (kind === undefined ? undefined : names[kind]);
}
