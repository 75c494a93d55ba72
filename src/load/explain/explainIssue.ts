import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { nearestNames } from '../names.ts';
import { nearestWords, oneOrMore } from '../nearestWords.ts';
import { placeOfKey, placeOfValue } from '../places.ts';
import { schemaAt } from '../schemaAt.ts';
import { descriptionOf, isRequired, kindOfField } from '../schemaNodes.ts';
import { nodeAt, type Path, type Scalar, type TreeNode } from '../tree.ts';
import { advise, kindsIn } from './advise.ts';
import { type Fault, isMissing, type UnknownKey } from './joinSlips.ts';
import { kindOf, kindWanted } from './kindWords.ts';
import { nameGroup } from './nameGroup.ts';
import type { Context, Issue } from './readIssues.ts';

/** One fault as a problem: at its place, in the operator's words. */
export function explainIssue(fault: Fault, context: Context): Problem {
  if (fault.kind === 'unknownKey') return unknownKey(fault, context);
  const { issue } = fault;
  if (isMissing(issue, context)) return missingKey(issue, context);
  const node = nodeAt(context.tree, issue.path);
  if (node?.kind === 'scalar' && node.value === null && issue.code !== 'custom')
    return missingValue(issue.path, node, context);
  switch (issue.code) {
    case 'invalid_type':
    case 'invalid_value':
    case 'invalid_union':
      return wrongValue(issue, node ?? context.tree, context);
    case 'too_small':
    case 'too_big':
      return outOfBounds(issue, node, context);
    case 'invalid_format':
      return wrongForm(issue, textOf(node), context);
    case 'invalid_key':
      return wrongName(issue, context);
    default:
      return createProblem(
        'broken-rule',
        { sentence: issue.message },
        rulePlace(issue.path, node, context),
      );
  }
}

function unknownKey(fault: UnknownKey, context: Context): Problem {
  const path = [...fault.parent, fault.key];
  const [, tight] = /^([\w-]+):./.exec(fault.key) ?? [];
  if (tight !== undefined) {
    const { start } = placeOfKey(context.tree, path);
    return createProblem(
      'space-after-colon',
      { key: tight },
      { start, end: start + tight.length + 1, path },
    );
  }
  return createProblem(
    'unknown-key',
    {
      ...fault,
      group: nameGroup(fault.parent, context),
      present: fault.isPresent,
      known: fault.known.filter((word) => !fault.nearest.includes(word)),
    },
    {
      ...placeOfKey(context.tree, path),
      path,
      suggestion: fault.isPresent ? undefined : oneOrMore(fault.nearest),
    },
  );
}

function missingKey(issue: Issue, context: Context): Problem {
  const parent = issue.path.slice(0, -1);
  const schema = schemaAt(context.schema, context.data, issue.path);
  const known = issue.code === 'invalid_union' && 'options' in issue ? issue.options : undefined;
  return createProblem(
    'missing-key',
    {
      key: String(issue.path.at(-1)),
      group: nameGroup(parent, context),
      description: known
        ? `The types are: ${known.map(String).join(', ')}.`
        : schema && descriptionOf(schema),
    },
    { ...placeOfKey(context.tree, parent), path: issue.path },
  );
}

function missingValue(path: Path, node: Scalar, context: Context): Problem {
  if (node.comment) {
    const text = node.written;
    return createProblem(
      'value-in-comment',
      { key: keyOf(path), text },
      { ...node.comment, path, suggestion: `"${text}"` },
    );
  }
  const schema = schemaAt(context.schema, context.data, path);
  return createProblem(
    'missing-value',
    {
      key: keyOf(path),
      wanted: schema ? kindWanted(schema) : 'a value',
      isRequired: schema ? isRequired(schema) : true,
      description: schema && descriptionOf(schema),
    },
    { ...placeOfKey(context.tree, path), path },
  );
}

function wrongValue(issue: Issue, node: TreeNode, context: Context): Problem {
  const place = valuePlace(issue.path, context);
  if (node.kind === 'scalar') {
    if (issue.code === 'invalid_union' && 'options' in issue && issue.options) {
      const known = issue.options.map(String);
      const nearest = nearestWords(String(node.value), known);
      return createProblem(
        'unknown-type',
        { type: String(node.value), nearest, known: nearestFirst(nearest, known) },
        { ...place, suggestion: oneOrMore(nearest) },
      );
    }
    if (issue.code === 'invalid_value') {
      const known = issue.values.map(String);
      const nearest = known.includes(String(node.value))
        ? [String(node.value)]
        : nearestWords(String(node.value), known);
      return createProblem(
        'unknown-word',
        {
          word: String(node.value),
          nearest,
          known: nearestFirst(nearest, known),
          isListed: takesList(issue.path, context),
        },
        { ...place, suggestion: oneOrMore(nearest) },
      );
    }
    if (
      issue.code === 'invalid_type' &&
      issue.expected === 'int' &&
      typeof node.value === 'number'
    ) {
      return createProblem('not-whole', { written: writtenOf(node) }, place);
    }
  }
  const schema = schemaAt(context.schema, context.data, issue.path) ?? context.schema;
  const { advice, suggestion } = advise(node, schema);
  return createProblem(
    'wrong-kind',
    {
      written:
        node.kind === 'scalar' ? writtenOf(node) : `What stands under "${keyOf(issue.path)}"`,
      got: kindOf(node),
      wanted: kindWanted(schema),
      advice,
    },
    { ...place, suggestion },
  );
}

function outOfBounds(
  issue: Extract<Issue, { code: 'too_small' | 'too_big' }>,
  node: TreeNode | undefined,
  context: Context,
): Problem {
  const key = keyOf(issue.path);
  const place = valuePlace(issue.path, context);
  const bound = Number(issue.code === 'too_small' ? issue.minimum : issue.maximum);
  if (node?.kind === 'list' || node?.kind === 'group') {
    const count = node.kind === 'list' ? node.items.length : node.entries.size;
    const keyPlace = { ...placeOfKey(context.tree, issue.path), path: issue.path };
    return issue.code === 'too_small'
      ? createProblem('too-few', { key, count, least: bound }, keyPlace)
      : createProblem('too-many', { key, count, most: bound }, keyPlace);
  }
  if (issue.origin === 'string') {
    const length = String(node?.value ?? '').length;
    if (issue.code === 'too_big')
      return createProblem('too-long', { key, length, most: bound }, place);
    return createProblem('too-short', { key, length, least: bound }, place);
  }
  const written = node ? writtenOf(node) : '';
  return issue.code === 'too_small'
    ? createProblem('too-small', { written, least: bound.toLocaleString('en-GB') }, place)
    : createProblem('too-big', { written, most: bound.toLocaleString('en-GB') }, place);
}

function wrongForm(issue: Issue, written: string, context: Context): Problem {
  const schema = schemaAt(context.schema, context.data, issue.path);
  const nearest = nearestNames(schema && kindOfField(schema), written, context.names);
  return createProblem(
    'wrong-form',
    { written, rule: issue.message, nearest },
    { ...valuePlace(issue.path, context), suggestion: oneOrMore(nearest) },
  );
}

function wrongName(issue: Extract<Issue, { code: 'invalid_key' }>, context: Context): Problem {
  const [cause] = issue.issues;
  const rule =
    cause?.code === 'too_big'
      ? `A name has at most ${Number(cause.maximum)} characters.`
      : (cause?.message ?? '');
  return createProblem(
    'wrong-name',
    { name: String(issue.path.at(-1)), rule },
    { ...placeOfKey(context.tree, issue.path), path: issue.path },
  );
}

/** A rule about a single value is shown at the value, one about a whole part at its key. */
function rulePlace(path: Path, node: TreeNode | undefined, context: Context) {
  return node?.kind === 'scalar'
    ? valuePlace(path, context)
    : { ...placeOfKey(context.tree, path), path };
}

function valuePlace(path: Path, context: Context) {
  const node = nodeAt(context.tree, path);
  const origins = node?.kind === 'scalar' ? node.origins : undefined;
  return {
    ...placeOfValue(context.tree, path),
    path,
    ...(origins && {
      related: origins.map(({ start, end, path: from }) => ({
        start,
        end,
        message: `${from.join('.')} stands here.`,
      })),
    }),
  };
}

/** The name of the key that a value belongs to. */
function keyOf(path: Path): string {
  return String(path.findLast((step) => typeof step === 'string') ?? 'The file');
}

/** How a value is written, for the beginning of a sentence. */
function writtenOf(node: TreeNode): string {
  if (node.kind !== 'scalar') return 'This';
  if (node.origins && typeof node.value !== 'string')
    return `${node.written} (${String(node.value)})`;
  return typeof node.value === 'string' ? `"${shortened(node.value)}"` : node.written;
}

function textOf(node: TreeNode | undefined): string {
  return node?.kind === 'scalar' ? String(node.value) : '';
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 57)}…` : line;
}

/** Whether a list can stand at a path as well. */
function takesList(path: Path, context: Context): boolean {
  const schema = schemaAt(context.schema, context.data, path);
  return schema !== undefined && kindsIn(schema).has('array');
}

function nearestFirst(nearest: readonly string[], known: readonly string[]): string[] {
  return [...nearest, ...known.filter((word) => !nearest.includes(word))];
}
