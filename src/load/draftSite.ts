import type { Site, SiteSchema } from '#schema/site.ts';
import { expandPages } from './expandPages.ts';
import { expandSite } from './expandSite.ts';
import { findFields, findValues } from './findValues.ts';
import { linksIn } from './linksIn.ts';
import { resolveReferences } from './references/resolveReferences.ts';
import type { Environment } from './references/setVariables.ts';
import { toData } from './tree.ts';
import { withDefaults } from './withDefaults.ts';
import { parseYaml } from './yaml/parseYaml.ts';

/**
 * A site by the schema alone, without the rules that look at it as a whole: good enough to show what is
 * being written while `loadSite` still checks it. Undefined where anything is wrong that would show.
 */
export function draftSite(
  source: string,
  schema: SiteSchema,
  environment?: Environment,
): Site | undefined {
  const { tree, problems } = parseYaml(source, schema);
  if (!tree || problems.length > 0) return undefined;
  if (resolveReferences(tree, source, { environment }).faults.length > 0) return undefined;
  const data = toData(tree);
  const { success, data: written } = schema.SiteFile.safeParse(data);
  if (!success) return undefined;
  const file = withDefaults(written);
  const fields = findFields(findValues(schema.SiteFile, data));
  const isKnown = fields.every(
    (field) =>
      linksIn(field).every((name) => Object.hasOwn(file.links, name)) &&
      (field.kind !== 'section' || Object.hasOwn(file.sections, field.value)),
  );
  return isKnown ? expandSite(file, expandPages(file), { fields, schema }) : undefined;
}
