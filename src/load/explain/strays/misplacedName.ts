import { nearestWords } from '../../nearestWords.ts';
import { schemaAt } from '../../schemaAt.ts';
import { definitionOf, fieldsOf, type Schema, unwrap } from '../../schemaNodes.ts';
import { keyAt, nodeAt, type Path } from '../../tree.ts';
import { isBelow, startsWith } from '../../paths.ts';
import type { Context } from '../readIssues.ts';
import type { StrayFinder, Wrong } from './Stray.ts';

/** Where names are the operator's own (links, shared sections): a group inside a group that has no such key. */
export const misplacedName: StrayFinder = (inside, { wrong, context }) => {
  const parent = inside.slice(0, -1);
  const own = schemaAt(context.schema, context.data, parent);
  const record = own && definitionOf(unwrap(own));
  if (record?.type !== 'record') return undefined;
  const known = keysIn(record.valueType);
  const within = wrong.filter(({ path }) => isBelow(path, inside));
  const at = within
    .filter(({ path, isDuplicate }) => !isDuplicate && path.length === inside.length + 1)
    .map(({ path }) => path)
    .find(
      (path) =>
        !known.includes(nameOf(path)) &&
        nearestWords(nameOf(path), known).length === 0 &&
        isOpener(path, within, context),
    );
  const place = at && keyAt(context.tree, at);
  if (!place) return undefined;
  return {
    fault: { kind: 'misplacedKey', parent, key: nameOf(at), inside, place },
    explains: (one) =>
      startsWith(one.path, at) ||
      (isBelow(one.path, inside) && one.place !== undefined && one.place.start > place.start),
  };
};

function nameOf(path: Path): string {
  return String(path.at(-1));
}

/** Whether a group stands below a key, or keys that the group above has as well. */
function isOpener(path: Path, within: readonly Wrong[], { tree }: Context): boolean {
  const node = nodeAt(tree, path);
  if (node?.kind === 'group') return true;
  const isEmpty = node?.kind === 'scalar' && node.value === null;
  return isEmpty && within.some(({ isDuplicate }) => isDuplicate);
}

/** Every key that such a part may have, whatever its type. */
function keysIn(schema: Schema): string[] {
  const definition = definitionOf(unwrap(schema));
  return definition.type === 'union'
    ? definition.options.flatMap(keysIn)
    : [...fieldsOf(schema).keys()];
}
