import { wordsOf } from '../../chooseOption.ts';
import { schemaAt } from '../../schemaAt.ts';
import { definitionOf, fieldsOf, requiredKeys, type Schema, unwrap } from '../../schemaNodes.ts';
import { isSamePath } from '../readIssues.ts';
import { firstPlace } from './firstPlace.ts';
import type { StrayFinder } from './Stray.ts';

/** At the end of one section stand the keys of another, whose first line is not there. */
export const missingItem: StrayFinder = (inside, { wrong, context }) => {
  const parent = inside.slice(0, -1);
  const schema = schemaAt(context.schema, context.data, inside);
  if (typeof inside.at(-1) !== 'number' || !schema) return undefined;
  const strays = wrong.filter(
    ({ path, place }) => place !== undefined && isSamePath(path.slice(0, -1), inside),
  );
  const names = strays.map(({ path }) => String(path.at(-1)));
  const place = firstPlace(strays);
  const [only, ...others] = kindsIn(schema).filter(
    ({ mark, option }) =>
      names.every((name) => Object.hasOwn(fieldsOf(option) ?? {}, name)) &&
      requiredKeys(option).every((key) => key === mark || names.includes(key)),
  );
  if (!place || names.length < 2 || !only || others.length > 0) return undefined;
  return {
    fault: {
      kind: 'missingOpener',
      parent,
      path: inside,
      line: `- ${only.mark}: ${only.word}`,
      inside,
      place,
    },
    explains: (one) => strays.includes(one),
  };
};

/** The kinds of section: the word of each, and what it may hold. */
function kindsIn(schema: Schema): { mark: string; word: string; option: Schema }[] {
  const definition = definitionOf(unwrap(schema));
  if (definition.type !== 'union') return [];
  const marks = wordsOf(schema);
  return definition.options.flatMap((option, index) => {
    const word = marks?.words[index];
    return marks && word !== undefined ? { mark: marks.key, word, option } : kindsIn(option);
  });
}
