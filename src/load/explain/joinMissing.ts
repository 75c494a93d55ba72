import { groupBy } from '../groupBy.ts';
import { type Fault, isMissing } from './joinSlips.ts';
import type { Context } from './readIssues.ts';

/** All that one group still needs is one fault. */
export function joinMissing(faults: readonly Fault[], context: Context): Fault[] {
  const groups = groupBy(faults, (fault) =>
    fault.kind === 'issue' && isMissing(fault.issue, context)
      ? JSON.stringify(fault.issue.path.slice(0, -1))
      : fault,
  );
  return [...groups.values()].flatMap((group): Fault[] => {
    const issues = group.flatMap((fault) => (fault.kind === 'issue' ? fault.issue : []));
    const [first, ...others] = issues;
    if (!first || others.length === 0) return group;
    return [{ kind: 'missingKeys', parent: first.path.slice(0, -1), issues }];
  });
}
