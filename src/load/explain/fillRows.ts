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
