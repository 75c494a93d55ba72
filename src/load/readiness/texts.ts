import type { CheckContext, Location } from '../checks/CheckContext.ts';
import type { Path, TreeNode } from '../tree.ts';

/** A value as it stands in the file, before references are filled in. */
export type Text = Location & { written: string };

/** Every value of the file, each once: what `*name` repeats is told where it is written. */
export function textsOf({ tree }: Pick<CheckContext, 'tree'>): Text[] {
  const texts: Text[] = [];
  const seen = new Set<number>();
  const visit = (node: TreeNode, path: Path): void => {
    if (node.kind === 'scalar') {
      const { start, end, written, repeats } = node;
      if (!repeats && !seen.has(start)) texts.push({ start, end, written, path });
      seen.add(start);
    } else if (node.kind === 'list') node.items.forEach((item, at) => visit(item, [...path, at]));
    else for (const { name, value } of node.entries.values()) visit(value, [...path, name]);
  };
  for (const { name, value } of tree.entries.values())
    if (!name.startsWith('x-')) visit(value, [name]);
  return texts;
}

/** Where a part of a text stands; the whole text when quotes, escapes or folded lines hide it. */
export function locationIn(text: Text, part: string, source: string): Location {
  const at = source.slice(text.start, text.end).indexOf(part);
  const { path } = text;
  if (at === -1) return { start: text.start, end: text.end, path };
  return { start: text.start + at, end: text.start + at + part.length, path };
}
