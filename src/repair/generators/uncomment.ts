import { createProblem } from '#problems/createProblem.ts';
import { type Generator, placeOf } from '../Candidate.ts';
import { readRows, rowAt } from './rows.ts';

/** How far above a fault the comment may be that it follows from, in lines. */
const mostAbove = 60;

/** A comment that would begin an item or a text of several lines. Names have at most 60 letters. */
const opener = /^([ \t]*)#([ \t]*)(- (?:[\w-]{1,60}:|\{).*|[\w-]{1,60}: *[|>].*)$/gm;

/**
 * The lines that begin an item or a text of several lines, made a comment without the rest of it. Only offered:
 * whoever made them one may have meant all of it.
 */
export const uncomment: Generator = ({ source, problem }) => {
  if (source.search(opener) === -1) return [];
  const rows = readRows(source);
  const last = rowAt(rows, problem.start);
  const columns = new Set(
    rows.flatMap((row) => [row.content, ...(row.isItem ? [row.indent] : [])]),
  );
  for (let row = last; row > Math.max(0, last - mostAbove); row--) {
    const { start = 0, end = 0, indent = 0 } = rows[row] ?? {};
    const from = (rows[row - 1]?.end ?? -1) + 1;
    const above = source.slice(from, start);
    const head = [...above.matchAll(opener)].at(-1);
    if (!head) continue;
    const [, before = '', behind = '', line = ''] = head;
    // `# - type`, with the # in the column of the dash, or `#   - type`, with the # before all spaces.
    const width = before.length + behind.length;
    const space = ['', ' '].find((one) => columns.has(width - one.length));
    if (space === undefined || width - space.length >= indent) continue;
    // Further right, a text has headings.
    const lead = line.startsWith('-') ? '[ \\t]*' : before;
    const edits = Array.from(
      above.slice(head.index).matchAll(new RegExp(`^(${lead})#${space}`, 'gm')),
      ({ 0: mark, 1: spaces = '', index }) => {
        const at = from + head.index + index;
        return { start: at + spaces.length, end: at + mark.length, text: '' };
      },
    );
    const [word = ''] = /^[^\s:]*/.exec(source.slice(start + indent, end)) ?? [];
    const place = placeOf(start + indent, word.length);
    const cause = createProblem('missing-opener', { line: line.trimEnd(), isComment: true }, place);
    return [{ edits, cause, isOffered: true, isMeant: true, isPartial: true }];
  }
  return [];
};
