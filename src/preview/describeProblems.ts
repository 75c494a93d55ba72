import { createLocator } from '#problems/locate.ts';
import type { Problem } from '#problems/Problem.ts';
import type { PreviewProblem } from './PreviewUpdate.ts';

/** More than this helps nobody. */
const mostShown = 100;

/** The problems of a file as the panel shows them. */
export function describeProblems(
  problems: readonly Problem[],
  { file, source }: { file: string; source: string },
): PreviewProblem[] {
  const locate = createLocator(source);
  return problems.slice(0, mostShown).map((problem) => {
    const { severity, message, hint } = problem;
    const { line, column, frame } = locate(problem);
    return {
      severity,
      place: `${file}:${line}:${column}`,
      message,
      ...(hint !== undefined && { hint }),
      ...(source !== '' && { frame }),
    };
  });
}
