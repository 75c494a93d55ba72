import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { nearestWords, oneOrMore } from '../nearestWords.ts';
import { schemaAt } from '../schemaAt.ts';
import { kindOfField, type Schema } from '../schemaNodes.ts';
import type { Path, Scalar, TreeNode } from '../tree.ts';
import { advise, adviseComma, kindsIn, telephoneForm } from './advise.ts';
import { valuePlace } from './issuePlaces.ts';
import { kindOf, kindWanted } from './kindWords.ts';
import { meantForms } from './meantForms.ts';
import { keyOf, textOf, writtenOf } from './nodeWords.ts';
import type { Context, Issue } from './readIssues.ts';
import { describeStrange, plainLetters } from './strangeLetters.ts';

/** A value of the wrong kind, or a word that is none of those that can stand there. */
export function wrongValue(issue: Issue, node: TreeNode, context: Context): Problem {
  const place = valuePlace(issue.path, context);
  if (node.kind === 'scalar') {
    if (issue.code === 'invalid_union' && 'options' in issue && issue.options)
      return unknownType(issue.options.map(String), node, place);
    if (issue.code === 'invalid_value')
      return unknownWord(issue.values.map(String), node, { ...place, context });
    if (issue.code === 'invalid_type' && issue.expected === 'int' && typeof node.value === 'number')
      return notWhole(node, place);
  }
  const schema = schemaAt(context.schema, context.data, issue.path) ?? context.schema;
  const tight = node.kind === 'scalar' && node.isPlain ? tightKey(node, schema) : undefined;
  if (tight !== undefined) {
    const end = place.start + tight.length + 1;
    return createProblem('space-after-colon', { key: tight }, { ...place, end });
  }
  const isNumberInList = typeof issue.path.at(-1) === 'number' && kindsIn(schema).has('number');
  const { advice, suggestion } = (isNumberInList && adviseComma(node)) || advise(node, schema);
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

/** A text that does not have the form of an address, a colour, a path … */
export function wrongForm(issue: Issue, node: TreeNode | undefined, context: Context): Problem {
  const written = textOf(node);
  const schema = schemaAt(context.schema, context.data, issue.path);
  const kind = schema && kindOfField(schema);
  const nearest = meantForms(written, { schema, kind, names: context.names });
  const isTelephone = kind === 'address' && /^(?:tel:)?\s*0[\d\s().-]{6,}$/.test(written);
  const strange =
    describeStrange(written) ?? edgeSpace(written) ?? (isTelephone ? telephoneForm : undefined);
  return createProblem(
    'wrong-form',
    { written, rule: issue.message, nearest, strange },
    { ...valuePlace(issue.path, context), suggestion: oneOrMore(nearest) },
  );
}

type Place = ReturnType<typeof valuePlace>;

function unknownType(known: string[], node: Scalar, place: Place): Problem {
  const type = String(node.value);
  const nearest = nearestOrSame(type, known);
  return createProblem(
    'unknown-type',
    { type, nearest, known: nearestFirst(nearest, known), strange: describeStrange(type) },
    { ...place, suggestion: oneOrMore(nearest) },
  );
}

function unknownWord(
  known: string[],
  node: Scalar,
  { context, ...place }: Place & { context: Context },
): Problem {
  const word = String(node.value);
  const nearest = nearestOrSame(word, known);
  return createProblem(
    'unknown-word',
    {
      word,
      nearest,
      known: nearestFirst(nearest, known),
      isListed: takesList(place.path, context),
      strange: describeStrange(word),
    },
    { ...place, suggestion: oneOrMore(nearest) },
  );
}

/** The key of `label:Go`, where a group of keys belongs. */
function tightKey(node: Scalar, schema: Schema): string | undefined {
  const kinds = kindsIn(schema);
  return kinds.has('object') || kinds.has('record')
    ? /^([\w-]+):(?!\/\/)\S/.exec(node.written)?.[1]
    : undefined;
}

function notWhole(node: Scalar, place: Place): Problem {
  const isThousands = /^-?[1-9]\d{0,2}\.\d{3}$/.test(node.written);
  const meant = isThousands ? node.written.replace('.', '') : undefined;
  const written = writtenOf(node);
  return createProblem('not-whole', { written, meant }, { ...place, suggestion: meant });
}

function nearestOrSame(written: string, known: readonly string[]): string[] {
  const plain = plainLetters(written);
  return known.includes(plain) ? [plain] : nearestWords(plain, known);
}

/** Whether a list can stand at a path as well. */
function takesList(path: Path, context: Context): boolean {
  const schema = schemaAt(context.schema, context.data, path);
  return schema !== undefined && kindsIn(schema).has('array');
}

function nearestFirst(nearest: readonly string[], known: readonly string[]): string[] {
  return [...nearest, ...known.filter((word) => !nearest.includes(word))];
}

function edgeSpace(text: string): string | undefined {
  if (text.trimEnd() !== text) return 'There is a space at its end.';
  return text.trimStart() === text ? undefined : 'There is a space at its beginning.';
}
