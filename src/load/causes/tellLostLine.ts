import { applyEdits } from '#problems/applyEdits.ts';
import { createProblem } from '#problems/createProblem.ts';
import type { Code, Problem } from '#problems/Problem.ts';
import { canJudgeAnew, isRight, type Judge } from '../Judgement.ts';
import { lineStart } from '../lines.ts';
import { openersOf } from './openersOf.ts';
import { readRows, type Row, rowAt } from './Row.ts';

const mostTries = 12;

/**
 * Lines that stand deeper than anything that could hold them: the line that opens their part is not
 * there. It is found by putting in each that could be; the problem stays as it is where none fits.
 */
export function tellLostLine(
  problems: readonly Problem[],
  source: string,
  judge: Judge,
): readonly Problem[] {
  const [problem, ...others] = problems;
  const isOdd = problem && others.length === 0 && oddCodes.has(problem.code);
  if (!isOdd || !canJudgeAnew(source)) return problems;
  const rows = readRows(source.split('\n'));
  const at = rowAt(rows, source, problem.start);
  const found = [at, at + 1]
    .flatMap((index) => candidatesFor(rows[index], source))
    .slice(0, mostTries)
    .filter(({ edit }) => isRight(judge(applyEdits(source, [edit]))));
  const [best] = found;
  if (!best) return problems;
  const isOnly = found.every(({ line }) => line === best.line);
  const told = createProblem('missing-opener', { line: best.line, inside: undefined }, best.place);
  return [{ ...told, fix: { edits: [best.edit], isSafe: isOnly } }];
}

/** Codes that lines without the one that opens their part lead to. */
const oddCodes: ReadonlySet<Code> = new Set<Code>([
  'wrong-indentation',
  'missing-dash',
  'missing-colon',
  'unreadable-yaml',
]);

/** The lines that may be missing right above a row, a step to its left or, for a list, at its column. */
function candidatesFor(row: Row | undefined, source: string) {
  if (!row) return [];
  const start = offsetOf(row, source);
  const [, lead = '', word] =
    /^( *)(?:- +)*(?:\{ *)?([\w-]+):/.exec(source.slice(start, start + 300)) ?? [];
  if (word === undefined) return [];
  const begin = start + lead.length;
  const length = /^[^\s:]+/.exec(source.slice(begin, begin + 100))?.[0].length ?? 1;
  const place = { start: begin, end: begin + length, path: [] };
  const lineEnd = source.includes('\r\n') ? '\r\n' : '\n';
  const columns = [row.indent - 2, ...(row.isItem ? [row.indent] : [])].filter(
    (column) => column >= 0,
  );
  return openersOf(word, row.isItem ? 'items' : 'keys').flatMap((name) =>
    columns.map((column) => {
      const line = `${name}:`;
      const text = ' '.repeat(column) + line + lineEnd;
      return { line, place, edit: { start, end: start, text } };
    }),
  );
}

function offsetOf(row: Row, source: string): number {
  const before = source.split('\n').slice(0, row.line);
  return lineStart(
    source,
    before.reduce((sum, line) => sum + line.length + 1, 0),
  );
}
