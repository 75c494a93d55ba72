import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import type { CheckContext } from './CheckContext.ts';

/**
 * A page that stands twice, and links to one that is not there: the path of that page was written
 * over. Both are told at the path that stands twice, with the one that the links lead to.
 */
export function joinRepeats(
  problems: readonly Problem[],
  { source }: CheckContext,
): readonly Problem[] {
  const written = ({ start, end }: Problem) => source.slice(start, end).replace(/["']/g, '');
  const repeats = problems.filter(({ code }) => code === 'duplicate-path');
  const lost = problems.filter(({ code }) => code === 'unknown-page');
  const [repeat] = repeats;
  const [meant, ...others] = new Set(lost.map(written));
  if (!repeat || repeats.length > 1 || meant === undefined || others.length > 0) return problems;
  const uses = lost.slice(0, 10).map(({ start, end }) => ({
    start,
    end,
    message: `This leads to ${meant}.`,
  }));
  const { start, end, path, related = [] } = repeat;
  const told = createProblem(
    'duplicate-path',
    { path: written(repeat), meant },
    { start, end, path, suggestion: meant, related: [...related, ...uses] },
  );
  return problems.flatMap((problem) =>
    problem === repeat ? told : lost.includes(problem) ? [] : problem,
  );
}
