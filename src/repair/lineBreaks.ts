import { lineBreakOf } from '#load/lines.ts';
import type { Edit, Problem, Range } from '#problems/Problem.ts';

/** A text as it is judged: with line breaks as all systems but Windows have them. */
export function withoutReturns(source: string): string {
  return source.replaceAll('\r\n', '\n');
}

/** For the problems of `withoutReturns(source)`: the same in the source, whose line breaks their fixes write. */
export function placedIn(source: string): (problem: Problem) => Problem {
  const returns: number[] = [];
  for (let at = source.indexOf('\r\n'); at !== -1; at = source.indexOf('\r\n', at + 2))
    returns.push(at - returns.length);
  const lineBreak = lineBreakOf(source);
  const placed = <Part extends Range>(part: Part): Part => ({
    ...part,
    start: part.start + countBelow(returns, part.start),
    end: part.end + countBelow(returns, part.end),
  });
  const edited = ({ text, ...range }: Edit): Edit => ({
    ...placed(range),
    text: text.replace(/\r?\n/g, lineBreak),
  });
  return ({ fix, related, ...problem }) => ({
    ...placed(problem),
    ...(fix && { fix: { ...fix, edits: fix.edits.map(edited) } }),
    ...(related && { related: related.map(placed) }),
  });
}

/** How many of the sorted numbers are below a limit. */
function countBelow(sorted: readonly number[], limit: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? limit) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
