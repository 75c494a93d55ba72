import { createProblem } from '#problems/createProblem.ts';
import type { Edit, Problem } from '#problems/Problem.ts';
import { type List, nodeAt, type Scalar } from '../tree.ts';
import type { Context, Issue } from './readIssues.ts';

/**
 * A list that is not as long as a number beside it says; the number may come from another place. Its
 * fix counts again: only a person knows whether the list or the number is the one that was meant.
 */
export function explainCount(issue: Issue, key: string, context: Context): Problem {
  const list = nodeAt(context.tree, issue.path);
  const number = nodeAt(context.tree, [...issue.path.slice(0, -1), key]);
  const [origin] = (number?.kind === 'scalar' && number.origins) || [];
  const at = origin ? origin.path.join('.') : key;
  const isKnown = list?.kind === 'list' && number?.kind === 'scalar';
  const { start, end } = origin ?? number ?? context.tree;
  const way = isKnown ? wayTo(Number(number.value), list) : 'Correct the list';
  const edits = isKnown ? editsTo(number, list, context.source) : [];
  return createProblem(
    'wrong-count',
    { sentence: issue.message, advice: `${way}, or correct the number at ${at}.` },
    {
      ...context.atKey(issue.path),
      related: [{ start, end, message: `The number is here.` }],
      fix: edits.length > 0 ? { edits, isSafe: false } : undefined,
    },
  );
}

/** What to do with a list, or with the numbers in it, to come to a number. */
function wayTo(wanted: number, list: List): string {
  const numbers = numbersOf(list);
  const { length } = list.items;
  if (!numbers) return wanted > length ? `Add ${wanted - length}` : `Remove ${length - wanted}`;
  return `Make it [${fillRows(numbers, wanted).join(', ')}]`;
}

/** The numbers of a list of nothing but numbers. */
function numbersOf({ items }: List): number[] | undefined {
  const numbers = items.flatMap((item) =>
    item.kind === 'scalar' && typeof item.value === 'number' ? [item.value] : [],
  );
  return numbers.length > 0 && numbers.length === items.length ? numbers : undefined;
}

/** Numbers of a list are made to add up; of anything else there are as many as there are. */
function editsTo(number: Scalar, list: List, source: string): Edit[] {
  const numbers = numbersOf(list);
  if (numbers) return rowEdits(list, fillRows(numbers, Number(number.value)), source);
  const { start, end } = number.origins?.[0] ?? number;
  // What is written there may be a reference again.
  const isWritten = source.slice(start, end) === String(number.value);
  return isWritten ? [{ start, end, text: String(list.items.length) }] : [];
}

/** The numbers in place of those that are there, where nothing but commas is between them. */
function rowEdits({ items }: List, rows: readonly number[], source: string): Edit[] {
  const { start = 0 } = items[0] ?? {};
  const { end = 0 } = items.at(-1) ?? {};
  const isPlain = /^\d+(?:,\s*\d+)*$/.test(source.slice(start, end));
  return isPlain ? [{ start, end, text: rows.join(', ') }] : [];
}

/**
 * As many in rows as are wanted: the rows stay as they are, the last ones lose or take what it
 * needs, and none gets wider than the widest was.
 */
export function fillRows(rows: readonly number[], wanted: number): number[] {
  const widest = Math.max(1, ...rows);
  const filled: number[] = [];
  let left = wanted;
  for (const [index, row] of rows.entries()) {
    const isLast = index === rows.length - 1;
    const taken = Math.min(isLast ? widest : row, left);
    if (taken > 0) filled.push(taken);
    left -= taken;
  }
  for (; left > 0; left -= widest) filled.push(Math.min(widest, left));
  return filled;
}
