import type { ReadField } from '#load/readFields.ts';
import { isDeepStrictEqual } from 'node:util';
import type { YamlPath } from './Operation.ts';
import type { SiteMap } from './siteMap.ts';

type Value = string | number | boolean | null;
/** What is written at a path, and in which line; a group or list has no value of its own. */
export type FoundValue = { path: YamlPath; line: number; written?: Value };

/**
 * What is at a path; or, when something else than `written` is there, the only value of the same key
 * that is written like that. Undefined where there is nothing.
 */
export function findValue(map: SiteMap, path: YamlPath, written?: Value): FoundValue | undefined {
  const isHere = (field: ReadField) => isDeepStrictEqual(field.path, path);
  const here = map.fields.find(isHere);
  const describe = (field: ReadField) => ({
    path: [...field.path],
    line: map.place(field.path, field.scalar).line,
    written: writtenIn(field),
  });
  if (written !== undefined && (!here || String(writtenIn(here)) !== String(written))) {
    const others = map.fields.filter(
      (field) => field.path.at(-1) === path.at(-1) && String(writtenIn(field)) === String(written),
    );
    const [only] = others;
    if (only && others.length === 1) return describe(only);
  }
  if (here) return describe(here);
  return map.node(path) && { path, line: map.partPlace(path).line };
}

function writtenIn({ scalar }: ReadField): Value {
  return scalar.template ?? scalar.value;
}
