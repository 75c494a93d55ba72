import type { Edit } from './Problem.ts';

/** The text with each edit in its place. Edits must not overlap. */
export function applyEdits(source: string, edits: readonly Edit[]): string {
  let text = '';
  let end = 0;
  for (const edit of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    text += source.slice(end, edit.start) + edit.text;
    end = edit.end;
  }
  return text + source.slice(end);
}
