import { createProblem } from '#problems/createProblem.ts';
import type { Code, Problem } from '#problems/Problem.ts';
import type { TreeNode } from '../tree.ts';
import { rulePlace } from './issuePlaces.ts';
import type { Context, Issue } from './readIssues.ts';

/** Rules of the schema with a code of their own; it comes along in the issue's `params`. */
const ownCodes = [
  'wrong-count',
  'unknown-slot',
  'long-fade',
  'unsupported-video',
  'unreadable-address',
  'credentials-in-address',
] as const satisfies readonly Code[];

/** A rule of the schema, which says itself what is wrong. */
export function brokenRule(issue: Issue, node: TreeNode | undefined, context: Context): Problem {
  const params = issue.code === 'custom' ? issue.params : undefined;
  const code = ownCodes.find((own) => own === params?.['code']) ?? 'broken-rule';
  return createProblem(code, { sentence: issue.message }, rulePlace(issue.path, node, context));
}
