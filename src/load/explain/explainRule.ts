import { createProblem } from '#problems/createProblem.ts';
import type { Code, Problem } from '#problems/Problem.ts';
import type { TreeNode } from '../tree.ts';
import { explainCount } from './explainCount.ts';
import { rulePlace } from './issuePlaces.ts';
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
  if (params['code'] === 'wrong-count')
    return explainCount(issue, String(params['number']), context);
  const code = ownCodes.find((own) => own === params['code']) ?? 'broken-rule';
  return createProblem(code, { sentence }, place);
}
