import type { Path } from '#load/tree.ts';
import type { UsePlace } from './FilePlace.ts';
import type { Operation } from './Operation.ts';
import { createSiteMap, type SiteMap } from './siteMap.ts';

/**
 * What an operation changes beside its own place: where a constant or an address is referred to,
 * the pages that use a shared section, and what repeats a part with `*name`.
 */
export function findAffected(source: string, operation: Operation): UsePlace[] {
  const map = createSiteMap(source);
  if (!map) return [];
  const path = operation.kind === 'insert' ? operation.list : operation.path;
  return affectedBy(path, map);
}

/** The same for a value at a path. */
export function affectedBy(path: Path, map: SiteMap): UsePlace[] {
  const [root, name] = path;
  const node = map.node(path);
  const found = [
    ...(root === 'sections' && name !== undefined ? map.usesOfSection(String(name)) : []),
    ...(root === 'links' && name !== undefined ? map.usesOfLink(String(name)) : []),
    ...usesBelow(path, map),
    ...(node?.kind === 'scalar' ? map.repeatsOf(node, path) : []),
  ];
  const seen = new Set<string>();
  return found
    .toSorted((a, b) => a.line - b.line || a.column - b.column)
    .filter((use) => {
      const key = use.path.join('.');
      return key !== path.join('.') && !seen.has(key) && seen.add(key);
    });
}

/** Everything that refers to a value, and, since values refer to each other, to those that do. */
function usesBelow(path: Path, map: SiteMap): UsePlace[] {
  const open = [path.join('.')];
  const uses: UsePlace[] = [];
  const seen = new Set<string>();
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (seen.has(name)) continue;
    seen.add(name);
    const found = map.usesOfValue(name);
    uses.push(...found);
    open.push(...found.map((use) => use.path.join('.')));
  }
  return uses;
}
