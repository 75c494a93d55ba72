import type { SiteSchema } from '#schema/site.ts';
import type { Shown } from '#schema/kinds.ts';
import { findWritten, type Written } from './findValues.ts';
import { type FieldForm, formOf } from './formOf.ts';
import { resolveReferences } from './references/resolveReferences.ts';
import type { Environment } from './references/setVariables.ts';
import { noteOf } from './schemaNodes.ts';
import { type Group, toData } from './tree.ts';
import { parseYaml } from './yaml/parseYaml.ts';

/** A single value of the file that the schema knows, with what may be written there. */
export type ReadField = Written & {
  /** How visitors come to it, when it is not simply visible. */
  shown: Shown | undefined;
  form(): FieldForm;
};

/** A file as written, value by value. */
type ReadFields = { tree: Group; data: unknown; fields: ReadField[]; schema: SiteSchema };

/**
 * Every single value of a text with its place, for those who show or change it. The text may be
 * wrong: what the schema does not know is left out. Undefined when it is no YAML.
 */
export function readFields(
  source: string,
  schema: SiteSchema,
  environment?: Environment,
): ReadFields | undefined {
  const { tree } = parseYaml(source, schema);
  if (!tree) return undefined;
  resolveReferences(tree, source, { environment });
  const data = toData(tree);
  const fields = findWritten(schema.SiteFile, data, tree).map((field) => ({
    ...field,
    shown: noteOf(field.schema, 'shown'),
    form: () => formOf(field.schema, field.scalar.value),
  }));
  return { tree, data, fields, schema };
}
