import { applyEdits } from '#problems/applyEdits.ts';
import type { Edit, Problem, Range } from '#problems/Problem.ts';

/** A whole check more is too much for larger files. */
const mostCharacters = 300_000;

/**
 * What stops the judging hides what is wrong elsewhere. Where every such fault has a certain fix, the
 * text is judged as it will be then, and what is wrong in it is told, too, at its place in this text.
 * Stays silent about the places that the fixes touch.
 */
export function tellBehind(
  problems: readonly Problem[],
  source: string,
  judge: (source: string) => readonly Problem[],
): Problem[] {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const isCertain = errors.length > 0 && errors.every(({ fix }) => fix?.isSafe);
  if (!isCertain || source.length > mostCharacters) return [...problems];
  const edits = errors
    .flatMap(({ fix }) => fix?.edits ?? [])
    .toSorted((a, b) => a.start - b.start || a.end - b.end);
  if (edits.some((edit, index) => edit.start < (edits[index - 1]?.end ?? 0))) return [...problems];

  const toSource = createMapping(edits);
  // Warnings can wait: what is unwise may follow from what is wrong.
  const behind = judge(applyEdits(source, edits)).flatMap((problem) => {
    const mapped = problem.severity === 'error' ? mapProblem(problem, toSource) : undefined;
    return mapped && !problems.some((known) => isSame(known, mapped)) ? [mapped] : [];
  });
  return [...problems, ...behind].toSorted((a, b) => a.start - b.start || a.end - b.end);
}

type Mapping = (place: Range) => Range | undefined;

/** From a place in the fixed text to the same in the source; undefined for a place that was edited. */
function createMapping(edits: readonly Edit[]): Mapping {
  return (place) => {
    let shift = 0;
    for (const { start, end, text } of edits) {
      const from = start + shift;
      if (place.end < from) break;
      if (place.start <= from + text.length) return undefined;
      shift += text.length - (end - start);
    }
    return { start: place.start - shift, end: place.end - shift };
  };
}

function mapProblem({ fix, related, ...problem }: Problem, toSource: Mapping): Problem | undefined {
  const place = toSource(problem);
  if (!place) return undefined;
  const edits = fix?.edits.flatMap((edit) => {
    const mapped = toSource(edit);
    return mapped ? [{ ...edit, ...mapped }] : [];
  });
  const isWhole = fix && edits?.length === fix.edits.length;
  const others = related?.flatMap((other) => {
    const mapped = toSource(other);
    return mapped ? [{ ...other, ...mapped }] : [];
  });
  return {
    ...problem,
    ...place,
    ...(isWhole && { fix: { edits, isSafe: fix.isSafe } }),
    ...(others && others.length > 0 && { related: others }),
  };
}

function isSame(a: Problem, b: Problem): boolean {
  return a.code === b.code && a.start === b.start && a.end === b.end;
}
