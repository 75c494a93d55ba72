import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { nodeAt } from '../tree.ts';
import { cutValue } from './cutValues.ts';
import { outOfBounds } from './explainBounds.ts';
import { misplacedKey, missingOpener, repeatedLine } from './explainStray.ts';
import { missingKeys, missingValue, unknownKey, wrongName } from './explainKey.ts';
import { keyPlace } from './issuePlaces.ts';
import { brokenRule } from './explainRule.ts';
import { wrongForm, wrongValue } from './explainValue.ts';
import { type Fault, isMissing } from './joinSlips.ts';
import type { Context } from './readIssues.ts';

/** One fault as a problem: at its place, in the operator's words. */
export function explainIssue(fault: Fault, context: Context): Problem {
  if (fault.kind === 'unknownKey') return unknownKey(fault, context);
  if (fault.kind === 'misplacedKey') return misplacedKey(fault, context);
  if (fault.kind === 'missingOpener') return missingOpener(fault, context);
  if (fault.kind === 'repeatedLine') return repeatedLine(fault, context);
  if (fault.kind === 'lostDash')
    return createProblem('missing-dash', {}, keyPlace([...fault.parent, fault.key], context));
  if (fault.kind === 'cutValue') return cutValue(fault, context);
  if (fault.kind === 'missingKeys') return missingKeys(fault, context);
  const { issue } = fault;
  if (isMissing(issue, context))
    return missingKeys({ parent: issue.path.slice(0, -1), issues: [issue] }, context);
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
      return wrongForm(issue, node, context);
    case 'invalid_key':
      return wrongName(issue, context);
    default:
      return brokenRule(issue, node, context);
  }
}
