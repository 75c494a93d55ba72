import { createProblem } from '#problems/createProblem.ts';
import type { Edit, Problem } from '#problems/Problem.ts';
import { type List, nodeAt, type Scalar } from '../tree.ts';
import { fillRows } from './fillRows.ts';
import { keyPlace } from './issuePlaces.ts';
import type { Context, Issue } from './readIssues.ts';

/**
 * A list that is not as long as a number beside it says; the number may come from another place. Its
 * fix counts again: only a person can tell whether the list or the number is the one that was meant.
 */
export function explainCount(issue: Issue, key: string, context: Context): Problem {
  const list = nodeAt(context.tree, issue.path);
  const number = nodeAt(context.tree, [...issue.path.slice(0, -1), key]);
  const [origin] = (number?.kind === 'scalar' && number.origins) || [];
  const at = origin ? origin.path.join('.') : key;
  const isKnown = list?.kind === 'list' && number?.kind === 'scalar';
  const { start, end } = origin ?? number ?? context.tree;
  const problem = createProblem(
    'wrong-count',
    {
      sentence: issue.message,
      advice: `${isKnown ? wayTo(Number(number.value), list) : 'Correct the list'}, or correct the number at ${at}.`,
    },
    {
      ...keyPlace(issue.path, context),
      related: [{ start, end, message: `The number stands here.` }],
    },
  );
  const edits = isKnown ? editsTo(number, list, context.source) : [];
  return edits.length > 0 ? { ...problem, fix: { edits, isSafe: false } } : problem;
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

function rowEdits({ items }: List, rows: readonly number[], source: string): Edit[] {
  const [first, second] = items;
  const last = items.at(-1);
  if (!first || !last || items.some((item) => !/^\d+$/.test(source.slice(item.start, item.end)))) {
    return [];
  }
  const between = second ? source.slice(first.end, second.start) : ', ';
  if (between.includes('#')) return [];
  const changed = items.flatMap(({ start, end }, index): Edit[] => {
    const row = rows[index];
    if (row === undefined) return [{ start: items[index - 1]?.end ?? start, end, text: '' }];
    return source.slice(start, end) === String(row) ? [] : [{ start, end, text: String(row) }];
  });
  const more = rows.slice(items.length).map((row) => between + row);
  const isAdded = more.length > 0;
  return isAdded ? [...changed, { start: last.end, end: last.end, text: more.join('') }] : changed;
}
