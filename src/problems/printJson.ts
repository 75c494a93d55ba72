import { createLocator } from './locate.ts';
import { mostPrinted } from './printPretty.ts';
import type { Problem } from './Problem.ts';

/** The problems of one or more files as one JSON array, for other programs. */
export function printJson(
  files: readonly { file: string; source: string; problems: readonly Problem[] }[],
): string {
  const rows = files.flatMap(({ file, source, problems }) => {
    const locate = createLocator(source);
    const spot = (place: { start: number; end: number }) => {
      const { frame: _, ...position } = locate(place);
      return position;
    };
    return problems.slice(0, mostPrinted).map((problem) => ({
      file,
      ...spot(problem),
      severity: problem.severity,
      code: problem.code,
      path: problem.path,
      message: problem.message,
      ...(problem.hint !== undefined && { hint: problem.hint }),
      ...(problem.suggestion !== undefined && { suggestion: problem.suggestion }),
      ...(problem.related && {
        related: problem.related.map((other) => ({ file, ...spot(other), message: other.message })),
      }),
    }));
  });
  return JSON.stringify(rows, null, 2);
}
