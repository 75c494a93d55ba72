import { byPlace, haveOverlaps } from '#problems/applyEdits.ts';
import type { Edit, Problem, Range } from '#problems/Problem.ts';

/** The safe fixes of all errors as one list; undefined where an error has none, or two of them overlap. */
export function certainEdits(problems: readonly Problem[]): Edit[] | undefined {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const edits = errors.flatMap(({ fix }) => fix?.edits ?? []).toSorted(byPlace);
  const isCertain = errors.length > 0 && errors.every(({ fix }) => fix?.isSafe);
  return isCertain && !haveOverlaps(edits) ? edits : undefined;
}

/**
 * A syntax error hides later errors: `found` is what is wrong in the text with the safe fixes, which is
 * reported, too, at its place in this text. Nothing of it when something is wrong right beside a fix, or
 * a further line is at a wrong column: then the fix may not be what was meant, and the rest only follows
 * from it.
 */
export function withHidden(
  problems: readonly Problem[],
  found: readonly Problem[],
  { edits, source }: { edits: readonly Edit[]; source: string },
): Problem[] {
  const toSource = createMapping(edits);
  // Warnings can wait: what is unwise may follow from what is wrong.
  const behind = found.filter(({ severity }) => severity === 'error');
  const isTrusted = behind.every((problem) => {
    const place = toSource(problem);
    const isCascade = isOfLayout(problem) && problems.some(isOfLayout);
    return place && !isBeside(place, edits, source) && !isCascade;
  });
  if (!isTrusted) {
    const isFixable = behind.every(({ fix }) => fix?.isSafe);
    // A fix that would not make the text better by itself is only offered.
    return problems.map(({ fix, ...problem }) =>
      fix ? { ...problem, fix: { ...fix, isSafe: isFixable && fix.isSafe } } : problem,
    );
  }
  const mapped = behind.flatMap((problem) => mapProblem(problem, toSource) ?? []);
  return [...problems, ...mapped].toSorted(byPlace);
}

/** Whether a place is on a line of one of the edits, or on one of the two lines before or after. */
function isBeside({ start, end }: Range, edits: readonly Edit[], source: string): boolean {
  return edits.some((edit) => {
    const between = source.slice(Math.min(end, edit.end), Math.max(start, edit.start));
    const third = [1, 2, 3].reduce((at) => between.indexOf('\n', at) + 1 || Infinity, 0);
    return third === Infinity;
  });
}

/** One line at a wrong column often makes others seem so. */
function isOfLayout({ code }: Problem): boolean {
  return code === 'wrong-indentation' || code === 'missing-dash';
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
  const mapAll = <Part extends Range>(parts: readonly Part[]) =>
    parts.flatMap((part) => {
      const mapped = toSource(part);
      return mapped ? [{ ...part, ...mapped }] : [];
    });
  if (!place) return undefined;
  const edits = mapAll(fix?.edits ?? []);
  const others = mapAll(related ?? []);
  return {
    ...problem,
    ...place,
    ...(fix && edits.length === fix.edits.length && { fix: { ...fix, edits } }),
    ...(others.length > 0 && { related: others }),
  };
}
