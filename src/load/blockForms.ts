import type { Block } from '#schema/block.ts';
import { type PartField, partForm } from './formOf.ts';

/** A block type as people see it: its word, what it is, and its fields. */
type BlockForm = { type: string; description: string; fields: PartField[] };

/** Every block type, without the field that names it. */
export function blockForms(block: typeof Block): BlockForm[] {
  return block.options.map((option) => {
    const form = partForm(option);
    const fields = form?.kind === 'group' ? form.fields : [];
    return {
      type: option.shape.type.value,
      description: option.description ?? '',
      fields: fields.filter(({ name }) => name !== 'type'),
    };
  });
}

const start = '<!-- blocks: made by npm run schema -->';
const end = '<!-- /blocks -->';

/** The README with its table of blocks made from the schema again. A field that may be left out has a question mark. */
export function withBlockTable(readme: string, block: typeof Block): string {
  const [before, rest = ''] = readme.split(start);
  const after = rest.split(end)[1];
  if (after === undefined) throw new Error(`README.md has no place for the blocks (${start}).`);
  return `${before}${start}\n\n${blockTable(block)}\n\n${end}${after}`;
}

function blockTable(block: typeof Block): string {
  const forms = blockForms(block);
  const isCommon = (name: string) =>
    forms.every(({ fields }) => fields.some((field) => field.name === name));
  const rows = forms.map(({ type, description, fields }) => {
    const own = fields.filter(({ name }) => !isCommon(name));
    const names = own.map(({ name, isRequired }) => (isRequired ? name : `${name}?`));
    return [`\`${type}\``, description, names.join(', ')];
  });
  const table = [['type', 'What it is', 'Its fields'], ...rows];
  const widths = [0, 1, 2].map((at) => Math.max(...table.map((row) => row[at]?.length ?? 0)));
  const [head = '', ...lines] = table.map((row) =>
    rowOf(row.map((cell, at) => cell.padEnd(widths[at] ?? 0))),
  );
  return [head, rowOf(widths.map((width) => '-'.repeat(width))), ...lines].join('\n');
}

function rowOf(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
