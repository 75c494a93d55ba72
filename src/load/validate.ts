import type { Problem } from '#problems/Problem.ts';
import { SiteFile } from '#schema/site.ts';
import { explainIssue } from './explain/explainIssue.ts';
import { faultyPaths, joinSlips } from './explain/joinSlips.ts';
import { joinMissing } from './explain/joinMissing.ts';
import { type Duplicate, joinStrays } from './explain/strays/joinStrays.ts';
import { readIssues } from './explain/readIssues.ts';
import type { Names } from './names.ts';
import type { Group, Path } from './tree.ts';

/** What the schema says of the data. */
export type Validated =
  | { file: SiteFile; problems: []; faulty: []; told: [] }
  /** `faulty`: the paths of all that is wrong or missing. `told`: the duplicates with the same cause. */
  | { file: undefined; problems: Problem[]; faulty: Path[]; told: Duplicate[] };

/** The schema's word on the data: a file that is right, or what is wrong with it, in the operator's words. */
export function validate({
  duplicates,
  ...read
}: {
  data: unknown;
  tree: Group;
  source: string;
  names: Names;
  /** The keys that stand twice in their group. */
  duplicates: readonly Duplicate[];
}): Validated {
  const result = SiteFile.safeParse(read.data, { reportInput: true });
  if (result.success && duplicates.length === 0)
    return { file: result.data, problems: [], faulty: [], told: [] };
  const context = { schema: SiteFile, ...read };
  const slips = joinSlips(readIssues(result.error?.issues ?? [], context), context);
  const { faults: found, told } = joinStrays(slips, duplicates, context);
  const faults = joinMissing(found, context);
  if (result.success && faults.length === 0)
    return { file: result.data, problems: [], faulty: [], told: [] };
  return {
    file: undefined,
    problems: faults.map((fault) => explainIssue(fault, context)),
    faulty: faults.flatMap((fault) => faultyPaths(fault)),
    told,
  };
}
