import type { Document } from '../readDocument.ts';
import { optionFor } from '../schemaAt.ts';
import {
  childSchema,
  definitionOf,
  fieldsOf,
  isRequired,
  type Schema,
  unwrap,
} from '../schemaNodes.ts';
import type { Path } from '../tree.ts';
import { fieldsAt } from './describe.ts';
import { meantWeekday } from './meantWeekday.ts';

/**
 * The list of a group whose items say the word of an unknown key as the value of one of theirs, and such an item: of
 * `hours: { monday: … }`, the list `days` and `{ day: monday, … }`.
 */
export function itemNamed(
  parent: Path,
  key: string,
  context: Document,
): { list: string; item: string } | undefined {
  const fields = fieldsAt(parent, context);
  for (const [list, field] of fields) {
    const item = childSchema(unwrap(field), 0);
    if (!item || definitionOf(unwrap(field)).type !== 'array') continue;
    for (const [name, choice] of fieldsOf(optionFor(item, {}))) {
      // What the group itself says is not said by an item alone.
      const words = isRequired(choice) && !fields.has(name) ? wordsOf(choice) : [];
      const word = words.includes(key) ? key : meantWeekday(key, words, context.tree);
      if (word !== undefined) return { list, item: `{ ${name}: ${word}, … }` };
    }
  }
  return undefined;
}

function wordsOf(choice: Schema): string[] {
  const definition = definitionOf(unwrap(choice));
  return definition.type === 'enum' ? Object.values(definition.entries).map(String) : [];
}
