import type { Group, TreeNode } from '../tree.ts';
import { isFormat } from './formats.ts';

/** The reference whose words stand in a text, in their order and with other marks between them: `constants/tiers gold`; only one to a single value. */
export function meantReference(root: Group, text: string): string | undefined {
  const words = text.match(/\w+/g) ?? [];
  let node: TreeNode = root;
  let length = 0;
  while (node.kind === 'group') {
    const next: TreeNode | undefined = node.entries.get(words[length] ?? '')?.value;
    if (!next) return undefined;
    node = next;
    length++;
  }
  const [format, ...others] = words.slice(length);
  if (node.kind !== 'scalar' || others.length > 0) return undefined;
  const path = words.slice(0, length).join('.');
  if (format === undefined) return `\${${path}}`;
  return isFormat(format) ? `\${${path} | ${format}}` : undefined;
}
