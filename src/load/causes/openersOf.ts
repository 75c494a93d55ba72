import { SiteFile } from '#schema/site.ts';
import { openFields } from '../openFields.ts';
import { definitionOf, fieldsOf, type Schema, unwrap } from '../schemaNodes.ts';

/** The fields, anywhere in a site file, that hold a group with a key, or a list of such groups. */
export function openersOf(key: string, kind: 'keys' | 'items'): string[] {
  const names = new Set<string>();
  openFields(SiteFile, (fields) => {
    for (const [name, field] of fields) {
      if (groupsIn(field, kind).some((group) => group.has(key))) names.add(name);
    }
  });
  return [...names];
}

/** The groups that a field may hold, or the items of the lists that it may hold. */
function groupsIn(field: Schema, kind: 'keys' | 'items'): ReadonlyMap<string, Schema>[] {
  const definition = definitionOf(unwrap(field));
  if (definition.type === 'union')
    return definition.options.flatMap((option) => groupsIn(option, kind));
  if (kind === 'items')
    return definition.type === 'array' ? groupsIn(definition.element, 'keys') : [];
  return [fieldsOf(field)];
}
