import { shippedSchema } from '#schema/site.ts';
import { parseYaml } from '#load/yaml/parseYaml.ts';
import type { Path, TreeNode } from '#load/tree.ts';
import type { Range } from '#problems/Problem.ts';

/** A word of a file with its place. */
export type Location = Range & { word: string; path: Path };

/** Every key of a site file, but for names that the operator gives (`links: { callNow: … }`). */
export function keysOf(source: string): Location[] {
  return walk(source).filter((location) => location.isKey && !isOwnName(location.path));
}

/** Every key that is a name of the operator's own (`links: { callNow: … }`). */
export function ownNamesOf(source: string): Location[] {
  return walk(source).filter((location) => location.isKey && isOwnName(location.path));
}

/** Every plain value of a site file. */
export function valuesOf(source: string): Location[] {
  return walk(source).filter((location) => !location.isKey);
}

function isOwnName(path: Path): boolean {
  const [root] = path;
  if (root === 'constants') return path.length > 1;
  return (root === 'links' || root === 'sections') && path.length === 2;
}

function walk(source: string): (Location & { isKey: boolean })[] {
  const { tree } = parseYaml(source, shippedSchema);
  const locations: (Location & { isKey: boolean })[] = [];
  const visit = (node: TreeNode, path: Path): void => {
    if (node.kind === 'scalar') {
      if (node.isPlain && node.end > node.start)
        locations.push({ ...place(node), word: node.written, path, isKey: false });
    } else if (node.kind === 'list')
      node.items.forEach((item, index) => visit(item, [...path, index]));
    else
      for (const { name, key, value } of node.entries.values()) {
        locations.push({ ...place(key), word: name, path: [...path, name], isKey: true });
        visit(value, [...path, name]);
      }
  };
  if (tree) visit(tree, []);
  return locations;
}

function place({ start, end }: Range): Range {
  return { start, end };
}
