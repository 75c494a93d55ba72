import type { Block } from '#schema/block.ts';
import { frameFields } from '#schema/defineBlock.ts';
import { readExamples } from './blockExamples.ts';
import { blockForms } from './blockForms.ts';
import type { FieldForm, PartField, PartForm } from './formOf.ts';

/** The page docs/blocks.md: every block with an example to copy and all its fields, those of its lists and groups, too. */
export function blockReference(block: typeof Block): string {
  const forms = blockForms(block);
  const isEverywhere = ({ name }: PartField) =>
    forms.every(({ fields }) => fields.some((field) => field.name === name));
  const common = forms[0]?.fields.filter(isEverywhere) ?? [];
  const framed = forms.find(({ fields }) => frameFields.every((name) => isIn(name, fields)));
  const shared = framed?.fields.filter(({ name }) => frameFields.includes(name)) ?? [];
  return [
    '# The blocks\n\n<!-- Made by npm run schema, from the schema. -->\n\n' +
      'What a section may be, by its `type`, each with an example to copy and its fields. `items[].title` is the\n' +
      '`title` of each item of `items`. A field with a question mark may be left out. Several blocks have the\n' +
      '[head and foot of a section](#head-and-foot), and all have [four fields](#every-block).',
    ...forms.map(({ type, description, fields }) => {
      const hasFrame = frameFields.every((name) => isIn(name, fields));
      const own = fields.filter(
        (field) => !isEverywhere(field) && !(hasFrame && frameFields.includes(field.name)),
      );
      const rest = hasFrame ? ['\n\nIt also has the [head and foot](#head-and-foot).'] : [];
      const examples = readExamples(type, block);
      const [example] = examples;
      const pictures = examples.map(
        ({ caption }, index) => `\n\n![${caption}](pictures/${type}-${index + 1}.jpg)`,
      );
      const yaml = example
        ? `\n\n<!-- section -->\n\n\`\`\`yaml\n- ${example.yaml.replaceAll('\n', '\n  ')}\n\`\`\``
        : '';
      return `## ${type}\n\n${description}${pictures.join('')}${yaml}\n\n${rowsOf(own).join('\n')}${rest.join('')}`;
    }),
    `## Head and foot\n\nAbove and below what a block itself shows.\n\n${rowsOf(shared).join('\n')}`,
    `## Every block\n\n${rowsOf(common).join('\n')}\n`,
  ].join('\n\n');
}

function isIn(name: string, fields: readonly PartField[]): boolean {
  return fields.some((field) => field.name === name);
}

/** A line for each field, and for those inside it. */
function rowsOf(fields: readonly PartField[], path = ''): string[] {
  return fields.flatMap(({ name, isRequired, form }) => {
    const here = path + name;
    const description = form.kind === 'value' ? form.form.description : form.description;
    // What the sentences show of rich text is no Markdown of this page.
    const shown = description?.replaceAll(/\[[^\]]*\]\([^)]*\)|\*\*\w+\*\*/g, '`$&`');
    const what = [whatIn(form), shown].filter(Boolean).join('. ');
    return [`- \`${here}\`${isRequired ? '' : '?'}: ${what}`, ...inside(form, here)];
  });
}

function inside(form: PartForm, path: string): string[] {
  switch (form.kind) {
    case 'group':
      return rowsOf(form.fields, `${path}.`);
    case 'list':
      return inside(form.item, `${path}[]`);
    case 'named':
      return inside(form.item, `${path}.NAME`);
    default:
      return [];
  }
}

/** What may be written, in a few words: `2 to 6 items`, `grid, masonry or row`. */
function whatIn(form: PartForm): string {
  if (form.kind === 'list') return `${range(form.least, form.most)} items`;
  if (form.kind !== 'value') return '';
  const { kind, choices, least, most, otherwise } = form.form;
  const words = choices
    ? choices.map((word) => `\`${word}\``).join(', ')
    : kind === 'number' && least !== undefined && most !== undefined
      ? range(least, most)
      : kinds[kind];
  const limit =
    kind === 'words' && most !== undefined && most < 300 ? `, at most ${most} letters` : '';
  return words + limit + (otherwise === undefined ? '' : ` (\`${otherwise}\` if left out)`);
}

function range(least: number, most: number | undefined): string {
  return most === undefined ? `${least} or more` : `${least} to ${most}`;
}

const kinds: Readonly<Record<FieldForm['kind'], string>> = {
  words: 'a line',
  paragraph: 'a text',
  richText: 'a text with bold words, links and lists',
  number: 'a number',
  switch: '`true` or `false`',
  choice: 'a word',
  colour: 'a colour',
  target: 'a page, a link or a file',
  media: 'a file under `media/`',
  icon: 'an icon',
  other: 'a value',
};
