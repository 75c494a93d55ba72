import { lineBreakOf } from '#load/lines.ts';
import { nodeAt, type Path, type TreeNode, type WrittenItem } from '#load/tree.ts';
import { readTree } from '#load/yaml/parseYaml.ts';
import type { Problem } from '#problems/Problem.ts';

/** Why an operation cannot be done, in the operator's words. */
export class Refusal extends Error {}

/** Of what is right, but written in a way that no program should touch. */
export function onlyByHand(): Refusal {
  return new Refusal('This part of the file is written in a way that only a person should edit.');
}

/** A parsed text. */
export type YamlText = {
  source: string;
  tree: TreeNode;
  problems: readonly Problem[];
  lineEnd: string;
};

/** A group or a list that a program may edit. */
export type Holder = Exclude<TreeNode, { kind: 'scalar' }> & { writtenItems: WrittenItem[] };

/** Where a path ends: in which group or list, and what is written there. `index` -1: a group that has no such key itself. */
type Location = { holder: Holder; index: number; item: WrittenItem | undefined };

/** Throws a `Refusal` when the text is no YAML. */
export function parseText(
  source: string,
  refusal = 'The file cannot be read as it is now. Correct it by hand first.',
): YamlText {
  const { tree, problems } = readTree(source, { isForEditing: true });
  if (!tree) throw new Refusal(refusal);
  return { source, tree, problems, lineEnd: lineBreakOf(source) };
}

/** The data of a text as it is written, `<<` being a key; in place of what cannot be read, its text. */
export function dataOf({ source, tree }: YamlText): unknown {
  const read = (one: TreeNode): unknown => {
    const node = one.repeats ?? one;
    if (node.kind === 'scalar' && !node.isBroken) return node.value;
    if (node.kind === 'scalar' || !node.writtenItems) return source.slice(node.start, node.end);
    const values = node.writtenItems.map(({ name, value }) => [name, read(value)] as const);
    return node.kind === 'list' ? values.map(([, value]) => value) : Object.fromEntries(values);
  };
  return read(tree);
}

/**
 * Follows a path through the file. On the way, `*name` and `<<` are resolved; at its end, a value
 * that only `<<` brings along is missing. Throws a `Refusal` where the path leads nowhere.
 */
export function locationOf(text: YamlText, path: Path): Location {
  const holder = holderAt(text, path.slice(0, -1));
  const step = path.at(-1) ?? '';
  const index = holder.kind === 'list' ? Number(step) : keyIndex(holder, String(step));
  const item = holder.writtenItems[index];
  if (path.length === 0 || (holder.kind === 'list' && !item)) throw nowhere(path);
  return { holder, index, item };
}

/** The group or list at a path; where `*name` repeats it, the one that is repeated. */
export function holderAt({ tree }: YamlText, path: Path): Holder {
  const node = nodeAt(tree, path);
  if (!node || node.kind === 'scalar') throw nowhere(path);
  const own = node.repeats ?? node;
  if (!isHolder(own)) throw onlyByHand();
  return own;
}

/** Whether a part is a group that is written where it is, and may be edited. */
export function isOwnGroup(node: TreeNode | undefined): node is Holder & { kind: 'group' } {
  return node?.kind === 'group' && !node.repeats && isHolder(node);
}

function isHolder(node: TreeNode): node is Holder {
  return node.kind !== 'scalar' && node.writtenItems !== undefined;
}

/** The index of a key in a group, or -1. */
export function keyIndex({ writtenItems }: Holder, key: string): number {
  return writtenItems.findIndex(({ name }) => name === key);
}

function nowhere(path: Path): Refusal {
  return new Refusal(`There is nothing at ${path.join('.')} in the file.`);
}
