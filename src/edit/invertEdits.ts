import type { Edit } from '#problems/Problem.ts';

/** The edits that take others back: applied to the text after them, they give the text before. */
export function invertEdits(edits: readonly Edit[], source: string): Edit[] {
  let shift = 0;
  return edits
    .toSorted((a, b) => a.start - b.start || a.end - b.end)
    .map(({ start, end, text }) => {
      const inverse = {
        start: start + shift,
        end: start + shift + text.length,
        text: source.slice(start, end),
      };
      shift += text.length - (end - start);
      return inverse;
    });
}
