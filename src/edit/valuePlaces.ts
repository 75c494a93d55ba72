import type { ReadField } from '#load/readFields.ts';
import type { FieldForm } from '#load/formOf.ts';
import { affectedBy } from './findAffected.ts';
import type { UsePlace } from './FilePlace.ts';
import type { OriginPlace, ValuePlace } from './places.ts';
import { nameChoices } from './nameChoices.ts';
import type { SiteMap } from './siteMap.ts';

/** More uses than this are counted, but not listed. */
const mostUses = 50;

/** Describes single values of the file; what many of them share is found once. */
export function createValuePlaces(
  map: SiteMap,
  files: readonly string[],
): (field: ReadField) => ValuePlace {
  const origins = new Map<string, OriginPlace>();
  const choicesOf = nameChoices(map, files);

  return (field) => {
    const { path, scalar } = field;
    const choices = choicesOf(field.kind);
    const form: FieldForm = choices ? { ...field.form(), choices } : field.form();
    const found = (scalar.origins ?? []).map((origin) => {
      const name = origin.path.join('.');
      const known = origins.get(name) ?? originPlace(map, name, origin);
      origins.set(name, known);
      return known;
    });
    const link = linkOf(map, field);
    return {
      ...map.place(path, scalar),
      written: scalar.template ?? scalar.value,
      value: scalar.value,
      form,
      origins: link ? [...found, link] : found,
      isWholeReference: /^\$\{[^{}]*\}$/.test(scalar.template ?? ''),
      alsoOn: affectedBy(path, map).slice(0, mostUses),
    };
  };
}

/** The address behind the name of a link. */
function linkOf(map: SiteMap, { kind, scalar }: ReadField): OriginPlace | undefined {
  if (kind !== 'link' && kind !== 'target') return undefined;
  const name = String(scalar.value);
  const path = ['links', name, 'href'];
  const node = map.node(path);
  return (
    node && {
      ...originPlace(map, path.join('.'), { path, ...node }),
      ...usesIn(map.usesOfLink(name)),
    }
  );
}

function usesIn(uses: readonly UsePlace[]): Pick<OriginPlace, 'uses' | 'useCount'> {
  return { uses: uses.slice(0, mostUses), useCount: uses.length };
}

function originPlace(
  map: SiteMap,
  name: string,
  origin: { path: readonly (string | number)[]; start: number; end: number },
): OriginPlace {
  const node = map.node(origin.path);
  return {
    ...map.place(origin.path, origin),
    name,
    written: node?.kind === 'scalar' ? String(node.template ?? node.value) : '',
    ...usesIn(map.usesOfValue(name)),
  };
}
