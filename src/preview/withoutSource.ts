import type { PreviewProblem } from './PreviewUpdate.ts';

/** What a page may hear of an update: what is wrong and where, without the lines of the file. */
export function withoutSource<Update extends { problems: PreviewProblem[] }>(
  update: Update,
): Update {
  const problems = update.problems.map(({ severity, place, message, hint }) => ({
    severity,
    place,
    message,
    ...(hint !== undefined && { hint }),
  }));
  return { ...update, problems };
}
