import { applyEdits } from '#problems/applyEdits.ts';
import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { canJudgeAnew, isRight, type Judge } from '../Judgement.ts';
import { lineAround } from '../yaml/lines.ts';

const mostTries = 6;

/**
 * `label: Join to: /join`: two lines that became one, told when nothing is wrong once the second has
 * a line of its own, under the first. A text that only holds a colon is right in quotes, and told as that.
 */
export function tellJoinedLines(
  problems: readonly Problem[],
  source: string,
  judge: Judge,
): readonly Problem[] {
  const [first] = problems.filter(({ severity }) => severity === 'error');
  if (first?.code !== 'colon-in-text' || !canJudgeAnew(source)) return problems;
  const line = lineAround(source, first.start);
  const column = /^ *(?:- +)*/.exec(line.text)?.[0].length ?? 0;
  const lineBreak = source.includes('\r\n') ? '\r\n' : '\n';
  const keys = [...line.text.slice(first.start - line.start).matchAll(/(?<= )[\w-]+(?=:(?: |$))/g)];
  for (const { 0: key, index } of keys.slice(0, mostTries)) {
    const start = first.start + index;
    const edit = { start: start - 1, end: start, text: lineBreak + ' '.repeat(column) };
    if (!isRight(judge(applyEdits(source, [edit])))) continue;
    const place = { start, end: start + key.length, path: [] };
    return [
      { ...createProblem('joined-lines', { key }, place), fix: { edits: [edit], isSafe: true } },
    ];
  }
  return problems;
}
