import { createProblem } from '#problems/createProblem.ts';
import type { Edit, Problem } from '#problems/Problem.ts';
import { type List, nodeAt, type Scalar } from '../tree.ts';
import type { Document } from '../readDocument.ts';
import type { Issue } from './readIssues.ts';

/**
 * A list that is not as long as a number beside it says; the number may come from another place. Its
 * fix counts again: only a person knows whether the list or the number is the one that was meant.
 */
export function explainCount(issue: Issue, key: string, context: Document): Problem {
  const list = nodeAt(context.tree, issue.path);
  const number = nodeAt(context.tree, [...issue.path.slice(0, -1), key]);
  const [origin] = (number?.kind === 'scalar' && number.origins) || [];
  const at = origin ? origin.path.join('.') : key;
  const isKnown = list?.kind === 'list' && number?.kind === 'scalar';
  const { start, end } = origin ?? number ?? context.tree;
  const { way, edits } = isKnown
    ? recount(number, list, context.source)
    : { way: 'Correct the list', edits: [] };
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

/** Numbers of a list are made to add up; of anything else there are as many as there are. */
function recount(number: Scalar, list: List, source: string): { way: string; edits: Edit[] } {
  const wanted = Number(number.value);
  const { items } = list;
  const { length } = items;
  const numbers = items.flatMap((item) =>
    item.kind === 'scalar' && typeof item.value === 'number' ? item.value : [],
  );
  if (length > 0 && numbers.length === length) {
    const rows = fillRows(numbers, wanted).join(', ');
    const { start = 0 } = items[0] ?? {};
    const { end = 0 } = items.at(-1) ?? {};
    // Nothing but commas is between them.
    const isPlain = /^\d+(?:,\s*\d+)*$/.test(source.slice(start, end));
    return { way: `Make it [${rows}]`, edits: isPlain ? [{ start, end, text: rows }] : [] };
  }
  const { start, end } = number.origins?.[0] ?? number;
  // What is written there may be a reference again.
  const isWritten = source.slice(start, end) === String(number.value);
  return {
    way: wanted > length ? `Add ${wanted - length}` : `Remove ${length - wanted}`,
    edits: isWritten ? [{ start, end, text: String(length) }] : [],
  };
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
