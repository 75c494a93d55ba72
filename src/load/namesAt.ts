import { SiteFile } from '#schema/site.ts';
import { findFields } from './findFields.ts';
import { findValues } from './findValues.ts';
import { collectNames, namesOf } from './names.ts';
import { kindOfField } from './schemaNodes.ts';
import { schemaAt } from './schemaAt.ts';
import { toData } from './toData.ts';
import type { Group, Path, Scalar, TreeNode } from './tree.ts';
import type { FileSystem } from './FileSystem.ts';
import { parseYaml } from './yaml/parseYaml.ts';

/** Names that may stand at a place of the text, and the stretch that they would replace. */
export type OfferedNames = { names: string[]; start: number; end: number };

const none: OfferedNames = { names: [], start: 0, end: 0 };

/**
 * The names of the site that may be written at an offset: links, pages, sections, clicks and files
 * where a field asks for one, and every value of the file inside an open `${`. Nothing where the
 * text cannot be read.
 */
export function namesAt(source: string, offset: number, fileSystem: FileSystem): OfferedNames {
  const reference = /\$\{\s*([\w.]*)$/.exec(source.slice(0, offset));
  // An open reference is no fault of the YAML, but what follows it on the line may be.
  const { tree } = parseYaml(source);
  if (!tree) return none;
  if (reference) {
    const start = offset - (reference[1]?.length ?? 0);
    const names = scalarsIn(tree).filter(
      ({ path }) => typeof path[0] === 'string' && isNamed(path),
    );
    return { names: names.map(({ path }) => path.join('.')), start, end: offset };
  }
  const found = scalarsIn(tree).find(({ scalar }) => isAt(scalar, offset, source));
  if (!found) return none;
  const data = toData(tree);
  const field = schemaAt(SiteFile, data, found.path);
  const kind = field && kindOfField(field);
  const names = collectNames(data, findFields(findValues(SiteFile, data)), fileSystem);
  const { start, end, value } = found.scalar;
  const place = value === null ? { start: offset, end: offset } : { start, end };
  return { names: [...(namesOf(kind, names) ?? [])], ...place };
}

/** In the value, or behind the colon where none is written yet. */
function isAt({ start, end, value }: Scalar, offset: number, source: string): boolean {
  if (start <= offset && offset <= end) return true;
  return value === null && end < offset && /^ *$/.test(source.slice(end, offset));
}

/** References lead through keys, not through lists. */
function isNamed(path: Path): boolean {
  return (
    path.every((step) => typeof step === 'string') &&
    ['constants', 'site'].includes(String(path[0]))
  );
}

function scalarsIn(tree: Group): { scalar: Scalar; path: Path }[] {
  const found: { scalar: Scalar; path: Path }[] = [];
  const visit = (node: TreeNode, path: Path): void => {
    if (node.kind === 'scalar') found.push({ scalar: node, path });
    else if (node.kind === 'list')
      node.items.forEach((item, index) => visit(item, [...path, index]));
    else for (const { name, value } of node.entries.values()) visit(value, [...path, name]);
  };
  visit(tree, []);
  return found;
}
