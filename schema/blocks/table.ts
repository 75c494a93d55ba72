import { z } from 'zod';
import { line, list } from '../fields.ts';
import { defineBlock } from '../defineBlock.ts';

const rows = list(
  'The rows: a list of cells each, the first of which names its row.',
  [1, 200],
  list('The cells of a row, one for each column.', [1, 12], line),
);

export const table = defineBlock({
  type: 'table',
  description: 'A table: columns with heads, and rows, in groups if wanted.',
  frame: 'free',
  fields: {
    caption: line.optional().describe('What the table shows, above it in small print.'),
    columns: list('The columns, from the first to the last.', [2, 12], {
      heading: line.describe('The head of the column.'),
      align: z
        .enum(['start', 'centre', 'end'])
        .default('start')
        .describe(
          'Where its cells are: at the start of the line, in the middle, or at the end, as figures are.',
        ),
    }),
    rows: rows.optional(),
    groups: list('Instead of rows: rows under headings.', [1, 40], {
      heading: line.describe('The heading of the group.'),
      rows,
    }).optional(),
    phone: z
      .enum(['scroll', 'stack'])
      .default('scroll')
      .describe(
        'What a phone does with it: scroll keeps its columns, which are swiped; stack puts the cells of a row below each other.',
      ),
  },
})
  .refine((one) => (one.rows === undefined) !== (one.groups === undefined), {
    error: 'A table has either "rows" or "groups".',
  })
  .check(({ value, issues }) => {
    const wanted = value.columns.length;
    const parts = [
      { path: ['rows'], where: '', rows: value.rows ?? [] },
      ...(value.groups ?? []).map(({ heading, rows: own }, index) => ({
        path: ['groups', index, 'rows'],
        where: ` of "${heading}"`,
        rows: own,
      })),
    ];
    for (const part of parts)
      for (const [index, row] of part.rows.entries()) {
        if (row.length === wanted) continue;
        const cells = row.length === 1 ? '1 cell' : `${row.length} cells`;
        issues.push({
          code: 'custom',
          input: row,
          path: [...part.path, index],
          message: `Row ${index + 1}${part.where}, "${row[0]}", has ${cells}, and there are ${wanted} columns.`,
          continue: true,
        });
      }
  })
  .meta({ alternatives: ['rows', 'groups'] });
