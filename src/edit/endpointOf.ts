import { declarationsOf } from '#load/collectDeclarations.ts';
import { isGroup, valueAt } from '#load/paths.ts';
import type { SiteMap } from './siteMap.ts';

/**
 * The link that most forms of a site are sent to, of those that are sent as forms are by themselves: at https, and to no
 * known provider.
 */
export function endpointOf({ data, fields, schema }: SiteMap): string | undefined {
  const found = fields.filter(({ kind, path, scalar }) => {
    if (kind !== 'link') return false;
    const block = valueAt(data, path.slice(0, -1));
    const form = isGroup(block) && declarationsOf(block, schema.Block).form;
    if (!form || form.to !== path.at(-1) || Object.hasOwn(block, form.provider)) return false;
    const href = valueAt(data, ['links', String(scalar.value), 'href']);
    return typeof href === 'string' && href.startsWith('https:');
  });
  const names = found.map(({ scalar }) => String(scalar.value));
  const usesOf = (name: string) => names.filter((one) => one === name).length;
  return names.toSorted((one, other) => usesOf(other) - usesOf(one))[0];
}
