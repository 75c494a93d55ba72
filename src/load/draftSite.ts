import { SiteFile, type Site } from '#schema/site.ts';
import { expandSite } from './expandSite.ts';
import { findFields, findValues } from './findValues.ts';
import { linksIn } from './linksIn.ts';
import { resolveReferences } from './references/resolveReferences.ts';
import { toData } from './tree.ts';
import { parseYaml } from './yaml/parseYaml.ts';

/**
 * A site by the schema alone, without the rules that look at it as a whole: good enough to show what is
 * being written while `loadSite` still checks it. Undefined where anything is wrong that would show.
 */
export function draftSite(source: string): Site | undefined {
  const { tree, problems } = parseYaml(source);
  if (!tree || problems.length > 0) return undefined;
  if (resolveReferences(tree, source).faults.length > 0) return undefined;
  const data = toData(tree);
  const { success, data: file } = SiteFile.safeParse(data);
  if (!success) return undefined;
  const fields = findFields(findValues(SiteFile, data));
  const isKnown = fields.every(
    (field) =>
      linksIn(field).every((name) => Object.hasOwn(file.links, name)) &&
      (field.kind !== 'section' || Object.hasOwn(file.sections, field.value)),
  );
  return isKnown ? expandSite(file, fields) : undefined;
}
