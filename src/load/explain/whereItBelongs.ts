import { valueAt } from '../paths.ts';
import type { Document } from '../readDocument.ts';
import { fieldsOf, type Schema } from '../schemaNodes.ts';
import type { Path } from '../tree.ts';
import { fieldsAt, nameGroup } from './describe.ts';

/** Where a key belongs that its group does not know: deeper, to the link, further up, or elsewhere at the top. */
export function whereItBelongs(parent: Path, key: string, context: Document): string | undefined {
  const inLink = belongsToLink(parent, key, context);
  const above = parent
    .map((_, index) => parent.slice(0, -1 - index))
    .find((path) => path.length > 0 && fieldsAt(path, context).has(key));
  const below =
    holderOf(key, fieldsAt(parent, context)) ??
    (!inLink && !above && parent.length === 1 ? holderOf(key, fieldsAt([], context)) : undefined);
  if (below !== undefined) return `It belongs under "${below}".`;
  return inLink ?? (above && `It belongs to ${nameGroup(above, context)}, further up.`);
}

/** A button that leads to a link is given what only the link itself knows. */
function belongsToLink(parent: Path, key: string, context: Document): string | undefined {
  const names = context.names.link;
  const [some] = names;
  const isLeading = fieldsAt(parent, context).has('to');
  if (!isLeading || some === undefined || !fieldsAt(['links', some], context).has(key))
    return undefined;
  const target = String(valueAt(context.data, [...parent, 'to']));
  return names.includes(target)
    ? `It is said of the link itself: write it under links, at "${target}".`
    : 'It is said of a link: write it under links, and the name of that link after "to".';
}

/** The only field that is a group with such a key. */
function holderOf(key: string, fields: ReadonlyMap<string, Schema>): string | undefined {
  const [group, ...others] = [...fields].filter(([, field]) => fieldsOf(field).has(key));
  return others.length === 0 ? group?.[0] : undefined;
}
