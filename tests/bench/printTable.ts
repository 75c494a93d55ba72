import type { Table } from './Bench.ts';

/** The figures under each other, and what is worse than promised at the end. */
export function printTable({ columns, rows, faults }: Table): string {
  const cells = [columns, ...rows].map((row) => row.map(String));
  const widths = columns.map((_, at) => Math.max(...cells.map((row) => row[at]?.length ?? 0)));
  const lines = cells.map((row) =>
    row
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
  const verdict =
    faults.length > 0 ? faults.map((fault) => `WORSE THAN PROMISED: ${fault}`) : ['As promised.'];
  return `${[...lines, '', ...verdict].join('\n')}\n`;
}
