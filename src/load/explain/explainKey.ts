import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { valueAt } from '../paths.ts';
import { descriptionOf, fieldsOf, type Schema } from '../schemaNodes.ts';
import { nodeAt, type Path } from '../tree.ts';
import { fieldsAt, keyOf, nameGroup, shapeOf } from './describe.ts';
import { leadingWord, type MisplacedItem, type UnknownKey } from './joinSlips.ts';
import type { Document } from '../readDocument.ts';
import { type Issue, schemaOf } from './readIssues.ts';
import { describeStrange } from './strangeLetters.ts';

/** A key that its group does not know. */
export function unknownKey(found: UnknownKey, context: Document): Problem {
  const { parent, key, nearest, isPresent, known } = found;
  const place = context.atKey([...parent, key]);
  const [, tight] = /^([\w-]+):./.exec(key) ?? [];
  if (tight !== undefined) {
    const end = place.start + tight.length + 1;
    return createProblem('space-after-colon', { key: tight }, { ...place, end });
  }
  if (nearest.length === 1 && leadingWord(key) === nearest[0])
    return createProblem('missing-colon', { text: key }, place);
  return createProblem(
    'unknown-key',
    {
      ...found,
      group: nameGroup(parent, context),
      present: isPresent,
      known: known.filter((word) => !nearest.includes(word)),
      strange: describeStrange(key),
      elsewhere: nearest.length === 0 ? whereItBelongs(parent, key, context) : undefined,
    },
    // A key that is there already is no replacement.
    isPresent ? { ...place, suggestion: [] } : place,
  );
}

/** An item of another list. */
export function misplacedItem({ path, keys, list }: MisplacedItem, context: Document): Problem {
  const facts = { group: nameGroup(path, context), keys, list };
  return createProblem('misplaced-item', facts, context.atKey(path));
}

/** All the keys that one group needs. */
export function missingKeys(issues: readonly Issue[], context: Document): Problem {
  const [path = [], ...others] = issues.map((issue) => issue.path);
  const parent = path.slice(0, -1);
  const keys = issues.map((issue) => {
    const schema = schemaOf(issue.path, context);
    return { key: keyOf(issue.path), shape: schema ? shapeOf(schema) : '…' };
  });
  const [first] = issues;
  const types = first?.code === 'invalid_union' && 'options' in first ? first.options : undefined;
  const schema = schemaOf(path, context);
  const description = types
    ? `The types are: ${types.map(String).join(', ')}.`
    : schema && descriptionOf(schema);
  return createProblem(
    'missing-key',
    {
      keys,
      group: nameGroup(parent, context),
      description: others.length > 0 ? undefined : description,
    },
    // What the file as a whole lacks is at none of its keys.
    {
      ...(parent.length === 0 ? { start: 0, end: 0 } : context.atKey(parent)),
      path,
      ...inComment(keyOf(path), parent, context),
    },
  );
}

/** The comment that a key is in, inside its group or right below it. */
function inComment(key: string, parent: Path, { source, tree }: Document) {
  const { start, end } = nodeAt(tree, parent) ?? tree;
  const [below = ''] = /^.*\n?(?:[ \t]*(?:#.*)?\n)*/.exec(source.slice(end)) ?? [];
  const group = source.slice(start, end + below.length);
  const match = new RegExp(`^([ \\t]*#[ \\t]*)${key}:`, 'm').exec(group);
  if (!match) return {};
  const at = start + match.index + (match[1] ?? '').length;
  const message = `${key} is in a comment here.`;
  return { related: [{ start: at, end: at + key.length, message }] };
}

/** Where a key belongs that its group does not know: deeper, to the link, further up, or elsewhere at the top. */
function whereItBelongs(parent: Path, key: string, context: Document): string | undefined {
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
