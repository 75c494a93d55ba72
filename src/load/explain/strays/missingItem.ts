import { z } from 'zod';
import type { Range } from '#problems/Problem.ts';
import { wordsOf } from '../../chooseOption.ts';
import { schemaAt } from '../../schemaAt.ts';
import { definitionOf, fieldsOf, requiredKeys, type Schema, unwrap } from '../../schemaNodes.ts';
import { isSamePath, valueAt } from '../../paths.ts';
import { type Entry, nodeAt, type TreeNode } from '../../tree.ts';
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
  const all = kindsIn(schema);
  const kinds = all.filter(
    ({ mark, option }) =>
      names.every((name) => fieldsOf(option).has(name)) &&
      requiredKeys(option).every((key) => key === mark || names.includes(key)),
  );
  const values = Object.fromEntries(
    names.map((name) => [name, valueAt(context.data, [...inside, name])]),
  );
  const [only, ...others] = kinds.length > 1 ? kinds.filter((kind) => takes(kind, values)) : kinds;
  const first = firstPlace(strays);
  if (!first || names.length < 2 || !only || others.length > 0) return undefined;
  const place = beginOf(first, all, nodeAt(context.tree, inside));
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

/** A kind of section: its word, and what it may hold. */
type Kind = { mark: string; word: string; option: Schema };

function takes({ mark, word, option }: Kind, values: object): boolean {
  return z.core.safeParse(option, { [mark]: word, ...values }).success;
}

/**
 * The keys that every kind takes (`id`, `tone`) mostly stand right after the first line. Where they
 * stand after others, they begin the next section.
 */
function beginOf(first: Range, kinds: readonly Kind[], group: TreeNode | undefined): Range {
  const entries = group?.kind === 'group' ? [...group.entries.values()] : [];
  const before = entries.filter(({ key }) => key.start < first.start);
  const isForAll = ({ name }: Entry) => kinds.every(({ option }) => fieldsOf(option).has(name));
  const own = before.findLastIndex((entry) => !isForAll(entry));
  return own > 0 ? (before[own + 1]?.key ?? first) : first;
}

/** The kinds of section that can stand there. */
function kindsIn(schema: Schema): Kind[] {
  const definition = definitionOf(unwrap(schema));
  if (definition.type !== 'union') return [];
  const marks = wordsOf(schema);
  return definition.options.flatMap((option, index) => {
    const word = marks?.words[index];
    return marks && word !== undefined ? { mark: marks.key, word, option } : kindsIn(option);
  });
}
