import { readFileSync } from 'node:fs';
import type { Block } from '#schema/block.ts';
import { frameFields } from '#schema/defineBlock.ts';
import type { SiteSchema } from '#schema/site.ts';
import { readExamples } from './blockExamples.ts';
import { blockForms } from './blockForms.ts';
import { type FieldForm, type PartField, type PartForm, partForm } from './formOf.ts';
import { valueAt } from './paths.ts';
import { descriptionOf, fieldsOf, isRequired } from './schemaNodes.ts';
import { shippedDefaults } from './withDefaults.ts';

/**
 * The pages of docs/ that list what may be written, by their files: each block, and each other part of site.yaml, with
 * an example to copy and all its fields, those of its lists and groups, too.
 */
export function referencePages({ Block, SiteFile }: SiteSchema): Record<string, string> {
  return { 'docs/blocks.md': blockPage(Block), 'docs/site.md': sitePage(SiteFile) };
}

function blockPage(block: typeof Block): string {
  const forms = blockForms(block);
  const isEverywhere = ({ name }: PartField) =>
    forms.every(({ fields }) => fields.some((field) => field.name === name));
  const common = forms[0]?.fields.filter(isEverywhere) ?? [];
  const framed = forms.find(({ fields }) => frameFields.every((name) => isIn(name, fields)));
  const shared = framed?.fields.filter(({ name }) => frameFields.includes(name)) ?? [];
  return [
    `# The blocks\n\n${origin}\n\n` +
      'What a section may be, by its `type`, each with an example to copy and its fields. `items[].title` is the\n' +
      '`title` of each item of `items`. Several blocks have the [head and foot of a section](#head-and-foot), and all have\n' +
      `[four fields](#every-block).${rules}`,
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

function sitePage(file: SiteSchema['SiteFile']): string {
  const examples = readFileSync(new URL('../../schema/site.yaml', import.meta.url), 'utf8')
    .replaceAll('\r\n', '\n')
    .split(/^---\n/m);
  const parts = [...fieldsOf(file)].map(([name, schema]) => {
    const form = partForm(schema);
    const example = examples.find((text) => text.startsWith(`${name}:`));
    const rows = form ? inside(form, name, shippedDefaults) : [];
    return [
      `## ${name}`,
      [descriptionOf(schema), isRequired(schema) ? 'Every site has it.' : ''].join(' ').trim(),
      ...(example ? [`\`\`\`yaml\n${example}\`\`\``] : []),
      ...(rows.length > 0 ? [rows.join('\n')] : []),
    ].join('\n\n');
  });
  const start =
    `# The parts of site.yaml\n\n${origin}\n\n` +
    'What `site.yaml` may have at its top level, each with an example to copy and its fields. `redirects[].from` is the\n' +
    '`from` of each item of `redirects`, and `links.NAME.href` the `href` of an entry with a name of your own. Pages have\n' +
    '`sections`, too, which [docs/blocks.md](blocks.md) lists. What is ready in several languages is shown in English, with\n' +
    `\`{name}\` for the name of the site.${rules}`;
  return `${[start, ...parts].join('\n\n')}\n`;
}

const origin = '<!-- Made by npm run schema, from the schema. -->';
const rules =
  '\n\nA field with a question mark may be left out. A line has at most 300 letters and a text 4,000, where nothing\n' +
  'else is said.';

function isIn(name: string, fields: readonly PartField[]): boolean {
  return fields.some((field) => field.name === name);
}

/** A line for each field, and for those inside it. `defaults`: what counts for those that are left out. */
function rowsOf(fields: readonly PartField[], path = '', defaults?: unknown): string[] {
  return fields.flatMap(({ name, isRequired: isNeeded, form }) => {
    const here = path + name;
    const description = form.kind === 'value' ? form.form.description : form.description;
    // What the sentences quote is no Markdown of this page.
    const shown = description?.replaceAll(/\[[^\]]*\]\([^)]*\)|\*\*\w+\*\*|"[^"\s]*\*"/g, '`$&`');
    const usual = isNeeded ? undefined : valueAt(defaults, here.split('.'));
    const what = [whatIn(form, usual), shown].filter(Boolean).join('. ');
    return [`- \`${here}\`${isNeeded ? '' : '?'}: ${what}`, ...inside(form, here, defaults)];
  });
}

function inside(form: PartForm, path: string, defaults?: unknown): string[] {
  switch (form.kind) {
    case 'group':
      return rowsOf(form.fields, `${path}.`, defaults);
    case 'list':
      return inside(form.item, `${path}[]`, defaults);
    case 'named':
      return inside(form.item, `${path}.NAME`, defaults);
    default:
      return [];
  }
}

/** What may be written, in a few words: `2 to 6 items`, `grid, masonry or row`. */
function whatIn(form: PartForm, usual: unknown): string {
  if (form.kind === 'list') return `${range(form.least, form.most)} items`;
  if (form.kind !== 'value') return '';
  const { kind, choices, least, most, otherwise = usual } = form.form;
  const words = choices
    ? choices.map((word) => `\`${word}\``).join(', ')
    : kind === 'number' && least !== undefined && most !== undefined
      ? range(least, most)
      : kinds[kind];
  const limit =
    kind === 'words' && most !== undefined && most < 300 ? `, at most ${most} letters` : '';
  return words + limit + (otherwise === undefined ? '' : ` (\`${String(otherwise)}\` if left out)`);
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
  typeface: 'the name of a typeface',
  style: 'the name of a style',
  other: 'a value',
};
