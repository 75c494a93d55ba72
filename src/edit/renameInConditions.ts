import { isSamePath, startsWith, valueAt } from '#load/paths.ts';
import type { Sources } from '#load/sources.ts';
import type { Problem } from '#problems/Problem.ts';
import type { SiteSchema } from '#schema/site.ts';
import { editSite, siteData } from './editSite.ts';
import type { Operation } from './Operation.ts';

/**
 * Writes the new name of a form's field, or the new words of one of its options, in the conditions of other fields
 * that do not find the old ones any more. Undefined where something else is wrong, too.
 */
export function renameInConditions(
  sources: Sources,
  { path, value }: Extract<Operation, { kind: 'set' }>,
  { errors, schema }: { errors: readonly Problem[]; schema: SiteSchema },
): Sources | undefined {
  const at = path.lastIndexOf('fields') + 1;
  const key = path[at + 1];
  const named = key === 'name' ? ['when', 'field'] : key === 'options' ? ['when', 'is'] : undefined;
  if (at === 0 || !named) return undefined;
  const list = path.slice(0, at);
  const isCondition = (error: Problem) =>
    error.code === 'broken-rule' &&
    startsWith(error.path, list) &&
    isSamePath(error.path.slice(at + 1, at + 3), named);
  const data = siteData(sources);
  const old = new Set(errors.map((error) => valueAt(data, error.path)));
  if (!errors.every(isCondition) || old.size !== 1) return undefined;
  const operations = errors.map((error): Operation => ({ kind: 'set', path: error.path, value }));
  const edited = editSite(sources, operations, schema);
  return 'refusal' in edited ? undefined : edited.sources;
}
