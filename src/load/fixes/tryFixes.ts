import type { Fix, Problem } from '#problems/Problem.ts';
import { applyEdits } from '#problems/applyEdits.ts';
import { canJudgeAnew, layersLeft } from '../Judgement.ts';
import { isAboutForm } from '../yaml/isAboutForm.ts';
import { lineEnd } from '../lines.ts';
import type { FixContext } from './Fixer.ts';

/**
 * The candidate after which the least is wrong, when the problem itself is gone. It is certain what
 * was meant when no other candidate does as well, or when `rank` (less is better) tells them apart;
 * else the first of the best is only offered.
 */
export function tryFixes(
  problem: Problem,
  candidates: readonly Fix[],
  { source, judge, canJudge, rank = () => 0 }: FixContext & { rank?: (text: string) => number },
): Fix | undefined {
  if (!canJudge() || !canJudgeAnew(source)) return undefined;
  const seen = new Map<string, Fix>();
  for (const fix of candidates) {
    const fixed = applyEdits(source, fix.edits);
    if (fixed !== source && !seen.has(fixed)) seen.set(fixed, fix);
  }
  const [best, second] = [...seen]
    .map(([fixed, fix]) => ({ fix, ...leftIn(fixed, problem, judge), rank: rank(fixed) }))
    .filter(({ isHelp }) => isHelp)
    .toSorted((a, b) => a.left - b.left || a.rank - b.rank);
  if (!best) return undefined;
  const isTie = best.left === second?.left && best.rank === second.rank;
  return isTie ? { ...best.fix, isSafe: false } : best.fix;
}

/** More than can be wrong with a text. */
const farthest = 100_000_000;

/**
 * How much is wrong in a fixed text: less where more of it can be judged. Where YAML itself is broken still, the fix helps when that is
 * in a later part of the file: the further, the better, but never as good as a text that can be read.
 */
function leftIn(fixed: string, problem: Problem, judge: FixContext['judge']) {
  const { problems, layer } = judge(fixed);
  const hidden = farthest * layersLeft(layer);
  const broken = problems.find(({ code }) => code === problem.code || isAboutForm(code));
  if (!broken) return { left: hidden + problems.length, isHelp: true };
  const next = lineEnd(fixed, Math.min(fixed.length, lineEnd(fixed, problem.end) + 1));
  const isLater = isAboutForm(problem.code) && broken.start > next;
  return { left: hidden + fixed.length - broken.start, isHelp: isLater };
}
