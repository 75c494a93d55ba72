import { createLocator } from '#problems/locate.ts';
import type { Problem } from '#problems/Problem.ts';
import type { PreviewProblem } from './PreviewUpdate.ts';

/** More than this helps nobody. */
const mostShown = 100;

/** The problems of a file as the panel shows them: the first of them, when there are very many. */
export function describeProblems(
  problems: readonly Problem[],
  { file, source }: { file: string; source: string },
  most = mostShown,
): PreviewProblem[] {
  const locate = createLocator(source);
  return problems.slice(0, most).map((problem) => {
    const { code, severity, path, message, hint, fix } = problem;
    const { frame, ...range } = locate(problem);
    return {
      code,
      severity,
      place: `${file}:${range.line}:${range.column}`,
      range,
      path,
      message,
      ...(hint !== undefined && { hint }),
      ...(source !== '' && { frame }),
      ...(fix && { fix }),
    };
  });
}
