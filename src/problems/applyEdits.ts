import type { Edit, Range } from './Problem.ts';

/** The text with each edit in its place. Edits must not overlap. */
export function applyEdits(source: string, edits: readonly Edit[]): string {
  let text = '';
  let end = 0;
  for (const edit of edits.toSorted(byPlace)) {
    text += source.slice(end, edit.start) + edit.text;
    end = edit.end;
  }
  return text + source.slice(end);
}

/** Whether two of the edits change the same characters. */
export function haveOverlaps(edits: readonly Range[]): boolean {
  const sorted = edits.toSorted(byPlace);
  return sorted.some((edit, index) => edit.start < (sorted[index - 1]?.end ?? 0));
}

/** The order of the file. */
export function byPlace(a: Range, b: Range): number {
  return a.start - b.start || a.end - b.end;
}

/** A stretch so many characters further. */
export function moveBy<Part extends Range>(part: Part, distance: number): Part {
  return { ...part, start: part.start + distance, end: part.end + distance };
}
