import type { SiteSchema } from '#schema/site.ts';
import type { Shown } from '#schema/kinds.ts';
import type { Written } from './findValues.ts';
import { type FieldForm, formOf } from './formOf.ts';
import type { Environment } from './references/setVariables.ts';
import { noteOf } from './schemaNodes.ts';
import type { Sources } from './sources.ts';
import { stagesOf } from './stagesOf.ts';
import type { Group } from './tree.ts';

/** A single value of the file that the schema knows, with what may be written there. */
export type ReadField = Written & {
  /** How visitors come to it, when it is not simply visible. */
  shown: Shown | undefined;
  form(): FieldForm;
};

/** A site as written, value by value. */
type ReadFields = { tree: Group; data: unknown; fields: ReadField[] };

/**
 * Every single value of a site with its place, for those who show or change it. The texts may be
 * wrong: what the schema does not know is left out. Undefined when one is no YAML.
 */
export function readFields(
  sources: Sources,
  schema: SiteSchema,
  environment?: Environment,
): ReadFields | undefined {
  const stages = stagesOf(sources, { schema, environment });
  if (!stages.tree) return undefined;
  const { tree, data, values } = stages.read();
  const fields = values.map((field) => ({
    ...field,
    shown: noteOf(field.schema, 'shown'),
    form: () => formOf(field.schema, field.scalar.value),
  }));
  return { tree, data, fields };
}
