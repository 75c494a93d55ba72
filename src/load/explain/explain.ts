import type { Problem } from '#problems/Problem.ts';
import { SiteFile } from '#schema/site.ts';
import type { z } from 'zod';
import { inFileOrder } from '../inFileOrder.ts';
import type { Document } from '../readDocument.ts';
import type { Fault as ReferenceFault } from '../references/findTarget.ts';
import { isMissingFromPartial, type Path } from '../tree.ts';
import { explainIssue } from './explainIssue.ts';
import { joinMissing } from './joinMissing.ts';
import { faultyPaths, joinSlips } from './joinSlips.ts';
import { isSamePath } from '../paths.ts';
import { readIssues } from './readIssues.ts';
import { joinStrays } from './strays/joinStrays.ts';

/** What the steps before have found. */
export type Found = {
  /** By the parser: keys that a group has twice, and values that look like something else. */
  parsed: readonly Problem[];
  references: readonly ReferenceFault[];
  issues: readonly z.core.$ZodIssue[];
};

/**
 * One problem per cause, in the order of the file. Of several findings with one cause remains, in
 * this order: the option of a union that was meant (`readIssues`); the slip, not the key that is
 * missing for it (`joinSlips`); the line that is wrong, not the keys that it displaces or doubles
 * (`joinStrays`); all that a group needs (`joinMissing`); the value or name, not references to it.
 */
export function explain({ parsed, references, issues }: Found, document: Document): Problem[] {
  const context = { schema: SiteFile, ...document };
  const slips = joinSlips(readIssues(issues, context), context);
  const duplicates = parsed.filter(({ code }) => code === 'duplicate-key');
  const { faults, told } = joinStrays(slips, duplicates, context);
  const causes = joinMissing(faults, context);
  const ofSchema = causes.map((fault) => explainIssue(fault, context));

  const wrongNames = ofSchema.filter(
    ({ code }) => code === 'wrong-name' || code === 'missing-colon',
  );
  const faulty = new Set(causes.flatMap(faultyPaths).map((path) => path.join('.')));
  const ofReferences = references
    .filter(
      (fault) =>
        !comesFromName(fault, wrongNames) &&
        !(fault.about && isMissingFromPartial(document.tree, fault.about)) &&
        !(fault.about && faulty.has(fault.about.join('.'))),
    )
    .map(({ problem }) => problem);
  const misspelt = ofReferences.filter(({ code }) => code === 'misspelt-name');

  return inFileOrder([
    ...parsed.filter(({ start }) => !told.some((other) => other.start === start)),
    ...ofReferences,
    // A slip that is no name either is reported once, as a slip.
    ...ofSchema.filter(
      ({ code, start }) =>
        code !== 'wrong-name' || !misspelt.some((other) => other.start === start),
    ),
  ]);
}

/** Whether a name leads nowhere since it is written otherwise, as none can be, where it is declared. */
function comesFromName(
  { problem, about = [] }: ReferenceFault,
  wrongNames: readonly Problem[],
): boolean {
  const letters = (name: Path[number] | undefined) =>
    String(name)
      .toLowerCase()
      .replace(/[^a-z\d]/g, '');
  return (
    problem.code === 'unknown-reference' &&
    wrongNames.some(
      ({ path }) =>
        isSamePath(path.slice(0, -1), about.slice(0, -1)) &&
        letters(path.at(-1)).startsWith(letters(about.at(-1))),
    )
  );
}
