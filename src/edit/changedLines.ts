import { applyEdits } from '#problems/applyEdits.ts';
import { locate } from '#problems/locate.ts';
import type { Edit } from '#problems/Problem.ts';
import { lineStart, lineStop } from './textRange.ts';

/** Lines of a text, without their common indentation, and what replaces them; one side may be empty. */
type ChangedLines = { line: number; from: string; to: string };

/** What edits of a text do, as lines that go and lines that come. */
export function changedLines(source: string, edits: readonly Edit[]): ChangedLines[] {
  return groupByLines(source, edits).map(({ start, end, own }) => {
    const moved = own.map((edit) => ({
      ...edit,
      start: edit.start - start,
      end: edit.end - start,
    }));
    const from = source.slice(start, end).split(/\r?\n/);
    const to = applyEdits(source.slice(start, end), moved).split(/\r?\n/);
    let above = 0;
    while (above < from.length && above < to.length && from[above] === to[above]) above++;
    let below = 0;
    const most = Math.min(from.length, to.length) - above;
    while (below < most && from.at(-1 - below) === to.at(-1 - below)) below++;
    return {
      line: locate({ start, end: start }, source).line + above,
      from: dedent(from.slice(above, from.length - below)),
      to: dedent(to.slice(above, to.length - below)),
    };
  });
}

type Group = { start: number; end: number; own: Edit[] };

/** Whole lines, with the edits in them. */
function groupByLines(source: string, edits: readonly Edit[]): Group[] {
  const groups: Group[] = [];
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    const start = lineStart(edit.start, source);
    const end = lineStop(edit.end, source);
    const last = groups.at(-1);
    if (last && start <= last.end) {
      last.end = Math.max(last.end, end);
      last.own.push(edit);
    } else groups.push({ start, end, own: [edit] });
  }
  return groups;
}

function dedent(lines: readonly string[]): string {
  const written = lines.filter((line) => line.trim() !== '');
  const margin = Math.min(...written.map((line) => line.search(/\S/)));
  return lines
    .map((line) => line.slice(margin).trimEnd())
    .join('\n')
    .trim();
}
