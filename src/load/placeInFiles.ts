import { moveBy } from '#problems/applyEdits.ts';
import { countUpTo } from '#problems/locate.ts';
import type { Edit, Problem, Range } from '#problems/Problem.ts';
import { lineBreakOf } from './lines.ts';
import { mapTexts, type Sources } from './sources.ts';

/** The texts as they are judged: with line breaks as all systems but Windows have them. */
export function withoutReturns(written: Sources): Sources {
  return mapTexts(written, ({ text }) => text.replaceAll('\r\n', '\n'));
}

/**
 * For the problems of `withoutReturns(written)`: each in its file, as that is written. A fix that changes another
 * file than that of its problem is left out.
 */
export function placeInFiles(judged: Sources, written: Sources): (problem: Problem) => Problem {
  const files = written.files.map(({ path, text }, index) => {
    const from = judged.files[index]?.start ?? 0;
    const toText = placedIn(text);
    const place = <Part extends Range>(part: Part): Part => toText(moveBy(part, -from));
    const lineBreak = lineBreakOf(text);
    const edit = ({ text: wanted, ...range }: Edit): Edit => ({
      ...place(range),
      text: wanted.replace(/\r?\n/g, lineBreak),
    });
    // The site file is what a problem is in that names no file.
    return { from, place, edit, named: index > 0 ? { file: { path, text } } : {} };
  });
  const fileOf = ({ start }: Range) => files.findLast(({ from }) => from <= start) ?? files[0];
  return (problem) => {
    const { fix, related, ...bare } = problem;
    const here = fileOf(problem);
    if (!here) return problem;
    const isHere = fix?.edits.every((edit) => fileOf(edit) === here);
    return {
      ...here.place(bare),
      ...here.named,
      ...(fix && isHere && { fix: { ...fix, edits: fix.edits.map(here.edit) } }),
      ...(related && {
        related: related.map((part) => ({
          ...(fileOf(part)?.place(part) ?? part),
          ...fileOf(part)?.named,
        })),
      }),
    };
  };
}

/** From a place in `text` without its returns to the same in it. */
function placedIn(text: string): <Part extends Range>(part: Part) => Part {
  const returns: number[] = [];
  for (let at = text.indexOf('\r\n'); at !== -1; at = text.indexOf('\r\n', at + 2))
    returns.push(at - returns.length);
  return (part) => ({
    ...part,
    start: part.start + countUpTo(returns, part.start - 1),
    end: part.end + countUpTo(returns, part.end - 1),
  });
}
