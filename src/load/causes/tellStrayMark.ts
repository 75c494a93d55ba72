import { applyEdits } from '#problems/applyEdits.ts';
import { createProblem } from '#problems/createProblem.ts';
import type { Code, Edit, Problem } from '#problems/Problem.ts';
import { canJudgeAnew, isRight, type Judge } from '../Judgement.ts';
import { type Line, lineAround, lineBefore } from '../yaml/lines.ts';

const mostTries = 24;

type Try = { edit: Edit; problem: Problem };

/**
 * One mark too many, or one quote too few, where YAML stumbles or reads one thing as several: it is
 * told when nothing is wrong once the mark is gone, or the quote is there. The fix is certain when no
 * other mark near it does as well.
 */
export function tellStrayMark(
  problems: readonly Problem[],
  source: string,
  judge: Judge,
): readonly Problem[] {
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (!canJudgeAnew(source)) return problems;
  const tries = triesFor(errors, source).slice(0, mostTries);
  const [best, ...others] = tries.filter(({ edit }) => isRight(judge(applyEdits(source, [edit]))));
  if (!best) return problems;
  const fixed = applyEdits(source, [best.edit]);
  const isOnly = others.every(({ edit }) => applyEdits(source, [edit]) === fixed);
  return [{ ...best.problem, fix: { edits: [best.edit], isSafe: isOnly } }];
}

/** What could be behind the errors, the nearest to the first of them first. */
function triesFor(errors: readonly Problem[], source: string): Try[] {
  const [first] = errors;
  if (!first) return [];
  const line = lineAround(source, first.start);
  const above = lineBefore(source, line);
  const near = [line, ...(above ? [above] : [])];
  const nearest = (tries: readonly Try[]) =>
    tries.toSorted((a, b) => farFrom(first, a.edit) - farFrom(first, b.edit));
  if (first.code === 'unreadable-yaml')
    return near.flatMap((one) => [
      ...nearest(quotesFor(one)),
      ...nearest(marksIn(one, /[[\]{}:,&*|>%@!?"'-]/g)),
    ]);
  if (layoutCodes.has(first.code) && !first.fix?.isSafe)
    return near.flatMap((one) => nearest(marksIn(one, /(?<=^ *(?:- +)*)[-:,&*|>"']/g)));
  const isOneLine = errors.every(({ start }) => lineAround(source, start).start === line.start);
  const isCut = errors.length > 1 && isOneLine && errors.some(({ code }) => cutCodes.has(code));
  return isCut ? nearest(marksIn(line, /[,:&]/g)) : [];
}

function farFrom({ start }: Problem, edit: Edit): number {
  return Math.abs(edit.start - start);
}

/** Codes of lines that may but seem to stand at a wrong column. */
const layoutCodes: ReadonlySet<Code> = new Set<Code>(['missing-dash', 'wrong-indentation']);

/** Codes that a group in {…} leads to when it is cut in another place than was meant. */
const cutCodes: ReadonlySet<Code> = new Set<Code>([
  'unknown-key',
  'key-not-text',
  'missing-value',
  'wrong-merge',
]);

/** Each mark of a line, without it. */
function marksIn({ start, text }: Line, marks: RegExp): Try[] {
  return [...text.matchAll(marks)].map((match) => {
    const place = { start: start + match.index, end: start + match.index + 1 };
    const problem = createProblem('stray-mark', { mark: match[0] }, { ...place, path: [] });
    return { edit: { ...place, text: '' }, problem };
  });
}

/** The quote that a line with an odd number of them lacks at the end of a text. */
function quotesFor({ start, text }: Line): Try[] {
  return ['"', "'"].flatMap((mark) => {
    if (text.split(mark).length % 2 === 1) return [];
    return [...text.matchAll(/(?<=[^\s"'])(?=\s*(?:[,\]}]|$))/g)].flatMap(({ index }) => {
      const opening = text.lastIndexOf(mark, index - 1);
      if (opening === -1) return [];
      const place = { start: start + opening, end: start + opening + 1, path: [] };
      const edit = { start: start + index, end: start + index, text: mark };
      return { edit, problem: createProblem('unclosed-quote', { mark }, place) };
    });
  });
}
