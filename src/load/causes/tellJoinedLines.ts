import { applyEdits } from '#problems/applyEdits.ts';
import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { canJudgeAnew, isRight, type Judge } from '../Judgement.ts';
import { isFieldName } from '../yaml/isFieldName.ts';
import { type Line, lineAt, lineBefore } from '../lines.ts';

const mostTries = 6;

/**
 * `label: Join to: /join`: two lines that became one, told when nothing is wrong once the second has
 * a line of its own. A text that only holds a colon is right in quotes, and told as that.
 */
export function tellJoinedLines(
  problems: readonly Problem[],
  source: string,
  judge: Judge,
): readonly Problem[] {
  const [first] = problems.filter(({ severity }) => severity === 'error');
  if (first?.code !== 'colon-in-text' || !canJudgeAnew(source)) return problems;
  const line = lineAt(source, first.start);
  const lineBreak = source.includes('\r\n') ? '\r\n' : '\n';
  const value = line.text.slice(first.start - line.start);
  const keys = [...value.matchAll(/(?<= )((?:- +)*)([\w-]+)(?=:(?: |$))/g)];
  const tries = keys
    .filter(({ 2: key = '' }) => isFieldName(key, { exactly: true }))
    .flatMap(({ 1: dashes = '', 2: key = '', index }) =>
      columnsFor(line, dashes !== '', source).map((column) => ({ index, dashes, key, column })),
    );
  for (const { index, dashes, key, column } of tries.slice(0, mostTries)) {
    const end = first.start + index;
    const edit = { start: end - 1, end, text: lineBreak + ' '.repeat(column) };
    if (!isRight(judge(applyEdits(source, [edit])))) continue;
    const start = end + dashes.length;
    const place = { start, end: start + key.length, path: [] };
    return [
      { ...createProblem('joined-lines', { key }, place), fix: { edits: [edit], isSafe: true } },
    ];
  }
  return problems;
}

/** Where the second line may have stood: under the key of the first or of a part that it stands in, or under the dash of one of the last items. */
function columnsFor(line: Line, isItem: boolean, source: string): number[] {
  const above = source.slice(0, line.start + line.text.length);
  if (isItem) {
    const items = [...above.matchAll(/^ *(?=- )/gm)].map(([lead]) => lead.length);
    return [...new Set(items.toReversed())].slice(0, 3);
  }
  const columns: number[] = [];
  for (
    let open: Line | undefined = line;
    open && columns.length < 4;
    open = lineBefore(source, open)
  ) {
    const column = /^ *(?:- +)*/.exec(open.text)?.[0].length ?? 0;
    if (column < (columns.at(-1) ?? Infinity)) columns.push(column);
  }
  return columns;
}
