import { wordsOf } from '../chooseOption.ts';
import { schemaAt } from '../schemaAt.ts';
import { definitionOf, unwrap, type Schema } from '../schemaNodes.ts';
import type { Path } from '../tree.ts';
import { valueAt } from '../paths.ts';
import type { Context } from './readIssues.ts';

/** What to call the group of keys at a path: «this "hero" section», «"brands"», «this item of "buttons"». */
export function nameGroup(path: Path, context: Context): string {
  const last = path.at(-1);
  if (last === undefined) return 'this file';
  const schema = schemaAt(context.schema, context.data, path);
  const word = schema && wordOf(schema, valueAt(context.data, path));
  if (word !== undefined) return `this "${word}" section`;
  return typeof last === 'number' ? `this item of "${String(path.at(-2))}"` : `"${last}"`;
}

/** The word by which a group says what it is, when the schema tells its options apart by one. */
function wordOf(schema: Schema, data: unknown): string | undefined {
  const mark = wordsOf(schema);
  if (mark) {
    const word = valueAt(data, [mark.key]);
    return typeof word === 'string' && mark.words.includes(word) ? word : undefined;
  }
  const definition = definitionOf(unwrap(schema));
  if (definition.type !== 'union') return undefined;
  return definition.options
    .map((option) => wordOf(option, data))
    .find((found) => found !== undefined);
}
