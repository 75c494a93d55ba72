import { createProblem } from '#problems/createProblem.ts';
import type { Code, Problem } from '#problems/Problem.ts';
import { type List, nodeAt, type TreeNode } from '../tree.ts';
import { keyPlace, rulePlace } from './issuePlaces.ts';
import type { Context, Issue } from './readIssues.ts';

/** Rules of the schema with a code of their own; it comes along in the issue's `params`. */
const ownCodes = [
  'unknown-slot',
  'long-fade',
  'unsupported-video',
  'unreadable-address',
  'credentials-in-address',
] as const satisfies readonly Code[];

/** A rule of the schema, which says itself what is wrong. */
export function brokenRule(issue: Issue, node: TreeNode | undefined, context: Context): Problem {
  const params = (issue.code === 'custom' && issue.params) || {};
  const place = rulePlace(issue.path, node, context);
  const sentence = issue.message;
  if (params['code'] === 'wrong-count') return wrongCount(issue, String(params['number']), context);
  const code = ownCodes.find((own) => own === params['code']) ?? 'broken-rule';
  return createProblem(code, { sentence }, place);
}

/** A list that is not as long as a number beside it says; the number may come from another place. */
function wrongCount(issue: Issue, key: string, context: Context): Problem {
  const list = nodeAt(context.tree, issue.path);
  const path = [...issue.path.slice(0, -1), key];
  const number = nodeAt(context.tree, path);
  const [origin] = (number?.kind === 'scalar' && number.origins) || [];
  const at = origin ? origin.path.join('.') : key;
  const way =
    list?.kind === 'list' && number?.kind === 'scalar'
      ? wayTo(Number(number.value), list)
      : 'Correct the list';
  const { start, end } = origin ?? number ?? context.tree;
  return createProblem(
    'wrong-count',
    { sentence: issue.message, advice: `${way}, or correct the number at ${at}.` },
    {
      ...keyPlace(issue.path, context),
      related: [{ start, end, message: `The number stands here.` }],
    },
  );
}

/** What to do with a list, or with the numbers in it, to come to a number. */
function wayTo(wanted: number, { items }: List): string {
  const numbers = items.flatMap((item) =>
    item.kind === 'scalar' && typeof item.value === 'number' ? [item.value] : [],
  );
  if (numbers.length === 0)
    return wanted > items.length
      ? `Add ${wanted - items.length}`
      : `Remove ${items.length - wanted}`;
  const before = numbers.slice(0, -1);
  const last = wanted - before.reduce((total, number) => total + number, 0);
  return last > 0 ? `Make it [${[...before, last].join(', ')}]` : `Make it add up to ${wanted}`;
}
