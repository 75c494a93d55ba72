import { markOf } from '../chooseOption.ts';
import { schemaAt } from '../schemaAt.ts';
import { definitionOf, requiredKeys, type Schema, unwrap } from '../schemaNodes.ts';
import { nodeAt, type Path } from '../tree.ts';
import type { Context } from './readIssues.ts';

/** Two items of a list that became one, since the second has lost its dash before this key. */
export type LostDash = { kind: 'lostDash'; parent: Path; key: string };

/** Those among the groups that hold the key of two options at once, such as `type` and `use`. */
export function lostDashes(parents: readonly Path[], context: Context): LostDash[] {
  const seen = new Set<string>();
  return parents.flatMap((parent) => {
    const name = JSON.stringify(parent);
    if (seen.has(name)) return [];
    seen.add(name);
    return lostDash(parent, context) ?? [];
  });
}

function lostDash(parent: Path, context: Context): LostDash | undefined {
  if (typeof parent.at(-1) !== 'number') return undefined;
  const group = nodeAt(context.tree, parent);
  const schema = schemaAt(context.schema, context.data, parent);
  const definition = schema && definitionOf(unwrap(schema));
  if (group?.kind !== 'group' || group.isFlow || definition?.type !== 'union') return undefined;
  const marks = definition.options.flatMap(keyThatTells);
  const written = [...group.entries.keys()].filter((key) => marks.includes(key));
  const [first, second] = written;
  const isFirst = first === [...group.entries.keys()][0];
  return isFirst && second !== undefined ? { kind: 'lostDash', parent, key: second } : undefined;
}

/** The key by which an option is told from the others. */
function keyThatTells(option: Schema): string[] {
  const mark = markOf(option);
  return mark === undefined ? requiredKeys(option) : [mark];
}
