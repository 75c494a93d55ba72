import type { Edit } from '#problems/Problem.ts';

/**
 * Edits of a text and edits of what comes out as one: all as edits of the first text. Nothing where
 * the later ones touch what the earlier ones wrote.
 */
export function joinEdits(first: readonly Edit[], then: readonly Edit[]): Edit[] | undefined {
  const sorted = first.toSorted((a, b) => a.start - b.start || a.end - b.end);
  const later: Edit[] = [];
  for (const { start, end, text } of then) {
    let shift = 0;
    for (const edit of sorted) {
      const from = edit.start + shift;
      const to = from + edit.text.length;
      if (start <= to && end >= from) return undefined;
      if (to > start) break;
      shift += edit.text.length - (edit.end - edit.start);
    }
    later.push({ start: start - shift, end: end - shift, text });
  }
  return [...sorted, ...later];
}
