import { byPlace, haveOverlaps } from '#problems/applyEdits.ts';
import type { Code, Edit, Problem, Range } from '#problems/Problem.ts';

/**
 * A syntax error hides later errors: where every one has a safe fix, the text is validated with
 * them, and what is wrong then is reported, too, at its place in this text. Nothing of it when
 * something is wrong right beside a fix, or a further line is at a wrong column: then the fix may not
 * be what was meant, and the rest only follows from it.
 */
export function findHidden(
  problems: readonly Problem[],
  source: string,
  diagnose: (edits: readonly Edit[]) => readonly Problem[] | undefined,
): Problem[] {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const isCertain = errors.length > 0 && errors.every(({ fix }) => fix?.isSafe);
  if (!isCertain) return [...problems];
  const edits = errors.flatMap(({ fix }) => fix?.edits ?? []).toSorted(byPlace);
  if (haveOverlaps(edits)) return [...problems];

  const toSource = createMapping(edits);
  const found = diagnose(edits);
  if (!found) return [...problems];
  // Warnings can wait: what is unwise may follow from what is wrong.
  const behind = found.filter(({ severity }) => severity === 'error');
  const isTrusted = behind.every((problem) => {
    const place = toSource(problem);
    const isCascade =
      layoutCodes.includes(problem.code) && errors.some(({ code }) => layoutCodes.includes(code));
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
const layoutCodes: readonly Code[] = ['wrong-indentation', 'missing-dash'];

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
    ...(fix && edits.length === fix.edits.length && { fix: { edits, isSafe: fix.isSafe } }),
    ...(others.length > 0 && { related: others }),
  };
}
