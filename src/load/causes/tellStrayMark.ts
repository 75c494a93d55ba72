import { applyEdits } from '#problems/applyEdits.ts';
import type { Problem } from '#problems/Problem.ts';
import { canJudgeAnew, isRight, type Judge } from '../Judgement.ts';
import { markTries } from './markTries.ts';

const mostTries = 24;

/**
 * One mark too many, too few, or in place of another, where YAML stumbles or reads one thing as
 * several: it is told when nothing is wrong once it is changed. The fix is certain when no other
 * change of a mark near it does as well.
 */
export function tellStrayMark(
  problems: readonly Problem[],
  source: string,
  judge: Judge,
): readonly Problem[] {
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (!canJudgeAnew(source)) return problems;
  const tries = markTries(errors, source).slice(0, mostTries);
  const [best, ...others] = tries.filter(({ edit }) => isRight(judge(applyEdits(source, [edit]))));
  if (!best) return problems;
  const fixed = applyEdits(source, [best.edit]);
  const isOnly = others.every(({ edit }) => applyEdits(source, [edit]) === fixed);
  return [{ ...best.problem, fix: { edits: [best.edit], isSafe: isOnly } }];
}
