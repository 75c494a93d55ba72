import { Block } from '#schema/block.ts';

const START = '<!-- blocks: made by npm run schema -->';
const END = '<!-- /blocks -->';

/** The README with its table of blocks made anew from the schema: each type, what it is, its own fields. */
export function withBlockTable(readme: string): string {
  const start = readme.indexOf(START);
  const end = readme.indexOf(END);
  if (start < 0 || end < start)
    throw new Error(`README.md has no place for the blocks (${START}).`);
  return `${readme.slice(0, start)}${START}\n\n${blockTable()}\n\n${readme.slice(end)}`;
}

function blockTable(): string {
  const rows = Block.options.map(({ shape, description = '' }) => {
    const { type, id: _, tone: __, hidden: ___, ...fields } = shape;
    return [`\`${type.value}\``, description, fieldList(fields)];
  });
  const table = [['type', 'What it is', 'Its fields'], ...rows];
  const widths = [0, 1, 2].map((column) =>
    Math.max(...table.map((row) => row[column]?.length ?? 0)),
  );
  const [head, ...body] = table.map((row) => line(row, widths));
  return [
    head,
    line(
      widths.map((width) => '-'.repeat(width)),
      widths,
    ),
    ...body,
  ].join('\n');
}

function line(cells: readonly string[], widths: readonly number[]): string {
  return `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
}

/** The names of the fields; those that may be left out have a question mark. */
function fieldList(
  fields: Readonly<Record<string, { safeParse(value: unknown): { success: boolean } }>>,
) {
  return Object.entries(fields)
    .map(([name, field]) => (field.safeParse(undefined).success ? `${name}?` : name))
    .join(', ');
}
