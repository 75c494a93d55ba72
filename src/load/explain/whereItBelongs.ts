import { optionFor, schemaAt } from '../schemaAt.ts';
import { fieldsOf, type Schema } from '../schemaNodes.ts';
import type { Path } from '../tree.ts';
import { nameGroup } from './nameGroup.ts';
import { valueAt } from '../paths.ts';
import type { Context } from './readIssues.ts';

/** Where a key belongs that its group does not know: deeper, to the link, further up, or elsewhere at the top. */
export function whereItBelongs(parent: Path, key: string, context: Context): string | undefined {
  return (
    below(parent, key, context) ??
    inLink(parent, key, context) ??
    above(parent, key, context) ??
    atTop(parent, key, context)
  );
}

function below(parent: Path, key: string, context: Context): string | undefined {
  const group = holders(fieldsAt(parent, context), key);
  return group && `It belongs under "${group}".`;
}

/** A button that leads to a link is asked what only the link itself knows. */
function inLink(parent: Path, key: string, context: Context): string | undefined {
  const links = valueAt(context.data, ['links']);
  const names = typeof links === 'object' && links !== null ? Object.keys(links) : [];
  const target = valueAt(context.data, [...parent, 'to']);
  const isLeading = fieldsAt(parent, context)?.has('to');
  const [some] = names;
  if (!isLeading || some === undefined || !fieldsAt(['links', some], context)?.has(key))
    return undefined;
  return typeof target === 'string' && names.includes(target)
    ? `It is said of the link itself: write it under links, at "${target}".`
    : 'It is said of a link: write it under links, and the name of that link after "to".';
}

function above(parent: Path, key: string, context: Context): string | undefined {
  for (let path = parent.slice(0, -1); path.length > 0; path = path.slice(0, -1)) {
    if (fieldsAt(path, context)?.has(key))
      return `It belongs to ${nameGroup(path, context)}, further up.`;
  }
  return undefined;
}

function atTop(parent: Path, key: string, context: Context): string | undefined {
  const group = parent.length === 1 ? holders(fieldsAt([], context), key) : undefined;
  return group && `It belongs under "${group}".`;
}

/** The only field that is a group with such a key. */
function holders(fields: Fields, key: string): string | undefined {
  const [group, ...others] = [...(fields ?? [])].filter(([, field]) => fieldsOf(field).has(key));
  return others.length === 0 ? group?.[0] : undefined;
}

type Fields = ReadonlyMap<string, Schema> | undefined;

function fieldsAt(path: Path, { schema, data }: Context): Fields {
  const found = schemaAt(schema, data, path);
  return found && fieldsOf(optionFor(found, valueAt(data, path)));
}
