import { SiteFile } from '#schema/site.ts';
import type { Kind, Shown } from '#schema/kinds.ts';
import { findWritten } from './findValues.ts';
import { type FieldForm, formOf } from './formOf.ts';
import { resolveReferences } from './references/resolveReferences.ts';
import { noteOf } from './schemaNodes.ts';
import { type Group, type Path, type Scalar, toData } from './tree.ts';
import { parseYaml } from './yaml/parseYaml.ts';

/** A single value of the file that the schema knows, with what may be written there. */
export type ReadField = {
  path: Path;
  kind: Kind | undefined;
  /** How visitors come to it, when it is not simply visible. */
  shown: Shown | undefined;
  scalar: Scalar;
  form(): FieldForm;
};

/** A file as written, value by value. */
type ReadFields = { tree: Group; data: unknown; fields: ReadField[] };

/**
 * Every single value of a text with its place, for those who show or change it. The text may be
 * wrong: what the schema does not know is left out. Undefined when it is no YAML.
 */
export function readFields(source: string): ReadFields | undefined {
  const { tree } = parseYaml(source);
  if (!tree) return undefined;
  resolveReferences(tree, source);
  const data = toData(tree);
  const fields = findWritten(SiteFile, data, tree).map(
    ({ path, kind, schema, scalar }): ReadField => ({
      path,
      kind,
      shown: noteOf(schema, 'shown'),
      scalar,
      form: () => formOf(schema, scalar.value),
    }),
  );
  return { tree, data, fields };
}
