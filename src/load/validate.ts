import type { Problem } from '#problems/Problem.ts';
import { SiteFile } from '#schema/site.ts';
import { explainIssue } from './explain/explainIssue.ts';
import { faultyPaths, joinSlips } from './explain/joinSlips.ts';
import { readIssues } from './explain/readIssues.ts';
import type { Names } from './names.ts';
import type { Group, Path } from './tree.ts';

/** What the schema says of the data. */
export type Validated =
  | { file: SiteFile; problems: []; faulty: [] }
  /** `faulty`: the paths of all that is wrong or missing. */
  | { file: undefined; problems: Problem[]; faulty: Path[] };

/** The schema's word on the data: a file that is right, or what is wrong with it, in the operator's words. */
export function validate(read: { data: unknown; tree: Group; names: Names }): Validated {
  const result = SiteFile.safeParse(read.data, { reportInput: true });
  if (result.success) return { file: result.data, problems: [], faulty: [] };
  const context = { schema: SiteFile, ...read };
  const faults = joinSlips(readIssues(result.error.issues, context), context);
  return {
    file: undefined,
    problems: faults.map((fault) => explainIssue(fault, context)),
    faulty: faults.flatMap((fault) => faultyPaths(fault)),
  };
}
