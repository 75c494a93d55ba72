import { declarationsOf } from '#load/collectDeclarations.ts';
import { isGroup, valueAt } from '#load/paths.ts';
import type { SiteMap } from './siteMap.ts';

/** The link that the first form of a site is sent to as forms are by themselves: at https, and to no known provider. */
export function endpointOf({ data, fields, schema }: SiteMap): string | undefined {
  const found = fields.find(({ kind, path, scalar }) => {
    if (kind !== 'link') return false;
    const block = valueAt(data, path.slice(0, -1));
    const form = isGroup(block) && declarationsOf(block, schema.Block).form;
    if (!form || form.to !== path.at(-1) || Object.hasOwn(block, form.provider)) return false;
    const href = valueAt(data, ['links', String(scalar.value), 'href']);
    return typeof href === 'string' && href.startsWith('https:');
  });
  return found && String(found.scalar.value);
}
