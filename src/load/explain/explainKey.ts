import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { oneOrMore } from '../nearestWords.ts';
import { name as nameSchema } from '#schema/text.ts';
import { schemaAt } from '../schemaAt.ts';
import { descriptionOf, isRequired } from '../schemaNodes.ts';
import type { Path, Scalar } from '../tree.ts';
import { keyPlace } from './issuePlaces.ts';
import { leadingWord, type MissingKeys, type UnknownKey } from './joinSlips.ts';
import { kindWanted, shapeOf } from './kindWords.ts';
import { meantForms } from './meantForms.ts';
import { nameGroup } from './nameGroup.ts';
import { keyOf } from './nodeWords.ts';
import type { Context, Issue } from './readIssues.ts';
import { describeStrange } from './strangeLetters.ts';
import { whereItBelongs } from './whereItBelongs.ts';

/** A key that its group does not know. */
export function unknownKey(fault: UnknownKey, context: Context): Problem {
  const path = [...fault.parent, fault.key];
  const place = keyPlace(path, context);
  const [, tight] = /^([\w-]+):./.exec(fault.key) ?? [];
  if (tight !== undefined) {
    const end = place.start + tight.length + 1;
    return createProblem('space-after-colon', { key: tight }, { ...place, end });
  }
  if (fault.nearest.length === 1 && leadingWord(fault.key) === fault.nearest[0])
    return createProblem('missing-colon', { text: fault.key }, place);
  return createProblem(
    'unknown-key',
    {
      ...fault,
      group: nameGroup(fault.parent, context),
      present: fault.isPresent,
      known: fault.known.filter((word) => !fault.nearest.includes(word)),
      strange: describeStrange(fault.key),
      elsewhere:
        fault.nearest.length === 0 ? whereItBelongs(fault.parent, fault.key, context) : undefined,
    },
    { ...place, suggestion: fault.isPresent ? undefined : oneOrMore(fault.nearest) },
  );
}

/** One or more keys that a group needs. */
export function missingKeys(
  { parent, issues }: Pick<MissingKeys, 'parent' | 'issues'>,
  context: Context,
): Problem {
  const keys = issues.map(({ path }) => {
    const schema = schemaAt(context.schema, context.data, path);
    return { key: keyOf(path), shape: schema ? shapeOf(schema) : '…' };
  });
  const [first, ...others] = issues;
  const path = first?.path ?? parent;
  const schema = schemaAt(context.schema, context.data, path);
  const known = first?.code === 'invalid_union' && 'options' in first ? first.options : undefined;
  const description = known
    ? `The types are: ${known.map(String).join(', ')}.`
    : schema && descriptionOf(schema);
  return createProblem(
    'missing-key',
    {
      keys,
      group: nameGroup(parent, context),
      description: others.length > 0 ? undefined : description,
    },
    { ...keyPlace(parent, context), path },
  );
}

/** A key with nothing after it, or with what YAML takes for a comment. */
export function missingValue(path: Path, node: Scalar, context: Context): Problem {
  const key = keyOf(path);
  if (node.comment) {
    // Of two quotes that were meant, the one at the end may still be there.
    const text = node.written.replace(/["']$/, '');
    const suggestion = `"${text}"`;
    return createProblem('value-in-comment', { key, text }, { ...node.comment, path, suggestion });
  }
  const schema = schemaAt(context.schema, context.data, path);
  return createProblem(
    'missing-value',
    {
      key,
      wanted: schema ? kindWanted(schema) : 'a value',
      isRequired: schema ? isRequired(schema) : true,
      description: schema && descriptionOf(schema),
    },
    keyPlace(path, context),
  );
}

/** A name of the operator's own that cannot be one. */
export function wrongName(
  issue: Extract<Issue, { code: 'invalid_key' }>,
  context: Context,
): Problem {
  const [cause] = issue.issues;
  const name = String(issue.path.at(-1));
  // `slogan "Since 1929: bread"`: the colon of the text was taken for the one that is missing.
  if (/^[a-z]\w*[ ;,=]*["']/i.test(name))
    return createProblem('missing-colon', { text: name }, keyPlace(issue.path, context));
  const rule =
    cause?.code === 'too_big'
      ? `A name has at most ${Number(cause.maximum)} characters.`
      : (cause?.message ?? '');
  const nearest = meantForms(name, { schema: nameSchema, kind: undefined, names: context.names });
  return createProblem(
    'wrong-name',
    { name, rule, nearest, strange: describeStrange(name) },
    { ...keyPlace(issue.path, context), suggestion: oneOrMore(nearest) },
  );
}
