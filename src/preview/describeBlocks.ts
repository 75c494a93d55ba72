import { type BlockExample, readExamples } from '#load/blockExamples.ts';
import { blockForms } from '#load/blockForms.ts';
import { declarationsOf } from '#load/collectDeclarations.ts';
import type { FieldForm, PartField, PartForm } from '#load/formOf.ts';
import { valueAt } from '#load/paths.ts';
import { either } from '#problems/phrases.ts';
import type { SiteSchema } from '#schema/site.ts';

/** A block type, as the catalogue shows it. */
export type BlockGuide = ReturnType<typeof describeBlocks>[number];

/** A field of a block, in the operator's words. */
export type FieldGuide = {
  name: string;
  description: string;
  isRequired: boolean;
  /** `text`, `whole number, 1 to 5`, `plain, soft or strong`, `list of 1 to 4` … */
  form: string;
  /** What counts when it is left out. */
  otherwise?: string;
  /** What is inside a group, or in each item of a list. */
  fields: FieldGuide[];
};

/** What of a site an example must fit. */
type Site = {
  hasFile(path: string): boolean;
  /** A picture that the site has, in place of those of the examples; undefined when nobody knows. */
  picture: string | undefined;
  /** The link that forms of the site are sent to, in place of one that it lacks; undefined where it has none. */
  endpoint?: string | undefined;
  hasLink?(name: string): boolean;
  schema: SiteSchema;
};

/** Every block type, as the catalogue shows it: made from the schema and the examples beside it. */
export function describeBlocks(site: Site) {
  const block = site.schema.Block;
  return blockForms(block).map(({ type, description, fields }) => ({
    type,
    description,
    fields: fields.map(describeField),
    /** The field whose text is the main heading of a page. */
    pageHeading: declarationsOf({ type }, block).pageHeading,
    examples: readExamples(type, block).map((example, index) => ({
      caption: example.caption,
      yaml: withOwnEndpoint(withOwnPictures(example, site), example, site),
      /** A page of the preview with this one section. */
      address: `/_fascia/example/${type}/${index}`,
    })),
  }));
}

/** The YAML of an example, where a picture that the site lacks is one that it has. */
function withOwnPictures({ yaml, uses }: BlockExample, { hasFile, picture }: Site): string {
  const missing = uses.pictures.filter((file) => !hasFile(file));
  return missing.reduce((text, file) => text.replaceAll(file, picture ?? file), yaml);
}

/** The same with the endpoint of the site, where the example is a form for one that the site lacks. */
function withOwnEndpoint(yaml: string, { block }: BlockExample, { schema, ...site }: Site): string {
  const key = declarationsOf(block, schema.Block).form?.to ?? '';
  const name = valueAt(block, [key]);
  if (!site.endpoint || typeof name !== 'string' || site.hasLink?.(name)) return yaml;
  return yaml.replace(`\n${key}: ${name}\n`, `\n${key}: ${site.endpoint}\n`);
}

function describeField({ name, isRequired, form }: PartField): FieldGuide {
  const inside = form.kind === 'list' ? form.item : form;
  const { description = '', otherwise } =
    form.kind === 'value' ? form.form : { ...form, otherwise: undefined };
  return {
    name,
    description,
    isRequired,
    form: inWords(form),
    ...(otherwise !== undefined && { otherwise }),
    fields: inside.kind === 'group' ? inside.fields.map(describeField) : [],
  };
}

function inWords(form: PartForm): string {
  switch (form.kind) {
    case 'value':
      return valueInWords(form.form);
    case 'list': {
      const { least, most, item } = form;
      const count = least === most ? String(least) : `${least} to ${most ?? '…'}`;
      return `list of ${count}${item.kind === 'group' ? '' : ` (${inWords(item)})`}`;
    }
    case 'either':
      return form.options.map(inWords).join(' or ');
    default:
      return 'group';
  }
}

function valueInWords({ kind, choices = [], least, most, isWhole }: FieldForm): string {
  switch (kind) {
    case 'choice':
      return either(choices);
    case 'switch':
      return 'true or false';
    case 'number':
      return [isWhole ? 'whole number' : 'number', bounds(least, most)].filter(Boolean).join(', ');
    case 'icon':
      return 'name of an icon';
    default:
      return most === undefined ? 'text' : `text, up to ${most}`;
  }
}

function bounds(least?: number, most?: number): string {
  if (most !== undefined) return `${least ?? '…'} to ${most}`;
  return least === undefined ? '' : `from ${least}`;
}
