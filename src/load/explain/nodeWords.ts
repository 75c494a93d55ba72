import type { Path, TreeNode } from '../tree.ts';

/** The name of the key that a value belongs to. */
export function keyOf(path: Path): string {
  return String(path.findLast((step) => typeof step === 'string') ?? 'The file');
}

/** How a value is written, for the beginning of a sentence. */
export function writtenOf(node: TreeNode): string {
  if (node.kind !== 'scalar') return 'This';
  if (node.origins && typeof node.value !== 'string')
    return `${node.written} (${String(node.value)})`;
  return typeof node.value === 'string' ? `"${shortened(node.value)}"` : node.written;
}

/** The text of a single value. */
export function textOf(node: TreeNode | undefined): string {
  return node?.kind === 'scalar' ? String(node.value) : '';
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 57)}…` : line;
}
