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
    const { code, severity, message, hint, path, fix } = problem;
    const { line, column, frame } = locate(problem);
    return {
      severity,
      code,
      place: `${file}:${line}:${column}`,
      line,
      column,
      path,
      message,
      ...(hint !== undefined && { hint }),
      ...(source !== '' && { frame }),
      ...(fix && { hasFix: true }),
    };
  });
}
