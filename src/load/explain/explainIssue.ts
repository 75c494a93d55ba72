import { createProblem } from '#problems/createProblem.ts';
import type { Code, Problem } from '#problems/Problem.ts';
import { didYouMean, sentences } from '#problems/phrases.ts';
import { name as nameSchema } from '#schema/fields.ts';
import { lineEnd } from '../lines.ts';
import { nearestWords } from '../nearestWords.ts';
import { definitionOf, descriptionOf, isRequired, unwrap } from '../schemaNodes.ts';
import { nodeAt, type Path, type Scalar, type TreeNode } from '../tree.ts';
import { keyOf, kindsIn, kindWanted, valuePlace, writtenOf } from './describe.ts';
import { explainCount } from './explainCount.ts';
import { wrongForm } from './explainForm.ts';
import { meantMegabytes, meantMilliseconds, wrongValue } from './explainValue.ts';
import { suggestForms } from './suggestForms.ts';
import type { Document } from '../readDocument.ts';
import { type Issue, ruleNotes, schemaOf, singleOf } from './readIssues.ts';
import { describeStrange } from './strangeLetters.ts';

/** An issue with a value, a name or a rule as a problem: at its place, in the operator's words. */
export function explainIssue(issue: Issue, context: Document): Problem {
  const node = nodeAt(context.tree, issue.at);
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
      return wrongForm(issue, node, context);
    case 'invalid_key':
      return wrongName(issue, context);
    default:
      return brokenRule(issue, node, context);
  }
}

/** A key with nothing after it, or with what YAML reads as a comment. */
function missingValue(path: Path, node: Scalar, context: Document): Problem {
  const key = keyOf(path);
  if (node.comment) {
    // Of two quotes that were meant, the one at the end may still be there.
    const text = node.written.replace(/["']$/, '');
    const suggestion = `"${text}"`;
    return createProblem('value-in-comment', { key, text }, { ...node.comment, path, suggestion });
  }
  const schema = schemaOf(path, context);
  const facts = {
    key,
    wanted: schema ? kindWanted(schema) : 'a value',
    isRequired: schema ? isRequired(schema) : true,
    description: schema && descriptionOf(schema),
    comment: schema && kindsIn(schema).has('string') ? commentBehind(path, context) : undefined,
  };
  return createProblem('missing-value', facts, context.atKey(path));
}

/** The comment on the line of a key without a value, which may be its text: `label: # of dogs`. */
function commentBehind(path: Path, { atKey, source }: Document): string | undefined {
  const { end } = atKey(path);
  return /^["']?:[ \t]+(#.*\S)/.exec(source.slice(end, lineEnd(source, end)))?.[1];
}

/** Too many or too few of something, too long or too short, too big or too small. */
function outOfBounds(
  issue: Extract<Issue, { code: 'too_small' | 'too_big' }>,
  node: TreeNode | undefined,
  context: Document,
): Problem {
  const key = keyOf(issue.at);
  const isUnder = issue.code === 'too_small';
  const least = Number(isUnder ? issue.minimum : 0);
  const most = Number(isUnder ? 0 : issue.maximum);
  if (node?.kind === 'list' || node?.kind === 'group') {
    const count = node.kind === 'list' ? node.items.length : node.entries.size;
    const place = context.atKey(issue.path);
    const single = singleOf(issue, context);
    return isUnder
      ? createProblem('too-few', { key, count, least, ...(single && { single }) }, place)
      : createProblem('too-many', { key, count, most }, place);
  }
  const place = valuePlace(issue, context);
  if (issue.origin === 'string') {
    const { length } = String(node?.value ?? '');
    return isUnder
      ? createProblem('too-short', { key, length, least }, place)
      : createProblem('too-long', { key, length, most }, place);
  }
  const written = node ? writtenOf(node) : '';
  const schema = schemaOf(issue.path, context);
  if (!isUnder) {
    const meant = meantMegabytes(node, schema);
    const facts = { written, most, meant, description: schema && descriptionOf(schema) };
    return createProblem('too-big', facts, { ...place, suggestion: meant });
  }
  const meant = meantMilliseconds(node, schema);
  return createProblem('too-small', { written, least, meant }, { ...place, suggestion: meant });
}

/** A name of the operator's own that cannot be one. */
function wrongName(issue: Extract<Issue, { code: 'invalid_key' }>, context: Document): Problem {
  const [cause] = issue.issues;
  const name = String(issue.path.at(-1));
  const place = context.atKey(issue.path);
  // `slogan "Since 1929: bread"`: the colon of the text was read as the one that is missing.
  if (/^[a-z]\w*[ ;,=]*["']/i.test(name))
    return createProblem('missing-colon', { text: name }, place);
  if (cause?.code === 'custom' && cause.params?.['code'] === 'secret-variable')
    return createProblem('secret-variable', { name }, place);
  const rule =
    cause?.code === 'too_big'
      ? `A name has at most ${Number(cause.maximum)} characters.`
      : (cause?.message ?? '');
  const record = schemaOf(issue.path.slice(0, -1), context);
  const definition = record && definitionOf(unwrap(record));
  const schema = definition?.type === 'record' ? definition.keyType : nameSchema;
  const nearest = suggestForms(name, { ...context, schema, kind: undefined });
  const facts = { name, rule, nearest, strange: describeStrange(name) };
  return createProblem('wrong-name', facts, place);
}

/** Rules of the schema with a code of their own; it comes along in the issue's `params`. */
const ownCodes = [
  'unknown-slot',
  'long-fade',
  'unsupported-video',
  'unreadable-address',
  'credentials-in-address',
] as const satisfies readonly Code[];

/** A rule of the schema, which says itself what is wrong: at the value, or at the key of a whole part. */
function brokenRule(issue: Issue, node: TreeNode | undefined, context: Document): Problem {
  const params = (issue.code === 'custom' && issue.params) || {};
  if (params['code'] === 'wrong-count')
    return explainCount(issue, String(params['number']), context);
  const code = ownCodes.find((own) => own === params['code']) ?? 'broken-rule';
  const place = node?.kind === 'scalar' ? valuePlace(issue, context) : context.atKey(issue.path);
  const { hint, known = [], first } = ruleNotes(issue);
  const nearest = node?.kind === 'scalar' ? nearestOf(String(node.value), known) : [];
  const facts = { sentence: issue.message, hint: sentences(didYouMean(nearest), hint) };
  const related = first && firstPlace([...issue.path.slice(0, -first.length), ...first], context);
  return createProblem(code, facts, { ...place, suggestion: nearest, ...related });
}

/** The words that a slip may have meant, else the only one that begins or ends with what is written. */
function nearestOf(written: string, known: readonly string[]): string[] {
  const near = nearestWords(written, known);
  const word = written.toLowerCase();
  const longer = known.filter((one) => {
    const text = one.toLowerCase();
    return text.startsWith(`${word} `) || text.endsWith(` ${word}`);
  });
  return near.length > 0 || longer.length !== 1 ? near : longer;
}

function firstPlace(path: Path, { atValue }: Document) {
  const { start, end } = atValue(path);
  return { related: [{ start, end, message: 'The first of the two stands here.' }] };
}
