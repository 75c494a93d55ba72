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
 * Finds the list of a group whose items must have one of some words under a key, of which an unknown key of the group
 * is one: of `hours: { monday: … }`, it is `days`. With the advice to write such an item.
 */
export function itemNamed(
  parent: Path,
  key: string,
  context: Document,
): { list: string; advice: string } | undefined {
  const fields = fieldsAt(parent, context);
  for (const [list, field] of fields) {
    const item = childSchema(unwrap(field), 0);
    if (!item || definitionOf(unwrap(field)).type !== 'array') continue;
    for (const [name, choice] of fieldsOf(optionFor(item, {}))) {
      // What the group itself says is not said by an item alone.
      const words = isRequired(choice) && !fields.has(name) ? wordsOf(choice) : [];
      const word = words.includes(key) ? key : meantWeekday(key, words, context.tree);
      if (word === undefined) continue;
      const written = `- { ${name}: ${word}, … }`;
      return { list, advice: `It is an item of "${list}": write it there as "${written}".` };
    }
  }
  return undefined;
}

function wordsOf(choice: Schema): string[] {
  const definition = definitionOf(unwrap(choice));
  return definition.type === 'enum' ? Object.values(definition.entries).map(String) : [];
}
