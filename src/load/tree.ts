import type { Range } from '#problems/Problem.ts';

/** Keys and list indices from the top of the file: `['routes', 0, 'sections', 2, 'heading']`. */
export type Path = readonly (string | number)[];

/** A single value. */
export type Scalar = Range & {
  kind: 'scalar';
  /** The value as YAML reads it; after `resolveReferences`, with references filled in. */
  value: string | number | boolean | null;
  /** How it is written in the file, without quotes: `+44…` where `value` is a number. */
  written: string;
  isPlain: boolean;
  /** What is written where the value should be, but starts with #, so that YAML treats it as a comment. */
  comment?: Range;
  /** The scalar that this one repeats (`*name`). */
  repeats?: Scalar;
  /** The value before references were filled in, when it holds any. */
  template?: string;
  /** Where the value, or parts of it, come from, when it holds references. */
  origins?: Origin[];
  /** Its reference was reported; nothing more can be said about the value. */
  isBroken?: true;
};

/** The place that a reference took its value from, and which stretch of the value that is. */
type Origin = Range & { path: Path; part: Range };

/** A list; `isFlow` when it is written in brackets. */
export type List = Range & {
  kind: 'list';
  items: TreeNode[];
  isFlow: boolean;
  /** The list that this one repeats (`*name`). */
  repeats?: List;
  writtenItems?: WrittenItem[] | undefined;
};

/** A group of keys; `isFlow` when it is written in braces. */
export type Group = Range & {
  kind: 'group';
  entries: Map<string, Entry>;
  isFlow: boolean;
  /** What it should take in (`<<`) or one of its keys could not be read, so nobody knows what is missing. */
  isPartial?: true;
  /** The group that this one repeats (`*name`). */
  repeats?: Group;
  writtenItems?: WrittenItem[] | undefined;
};

/**
 * An item of a list, or a key of a group with its value, as it is written: from its dash, or its key with an
 * anchor or a tag; in brackets, from the item. `<<` is one, too, and so is a key that is there twice or cannot be
 * read. Only in a tree that is read for editing, and not where only a person should edit.
 */
export type WrittenItem = Range & { name?: string | undefined; value: TreeNode };

/** One key with its value. `key` is where the key is. */
export type Entry = { name: string; key: Range; value: TreeNode };

/** A part of the file with its place. Repeated parts (`*name`) share their entries. */
export type TreeNode = Scalar | List | Group;

/** The node at a path, or undefined where nothing is. */
export function nodeAt(root: TreeNode, path: Path): TreeNode | undefined {
  let node: TreeNode | undefined = root;
  for (const step of path) node = node && childOf(node, step);
  return node;
}

/** The node one step further down, or undefined where nothing is. */
export function childOf(node: TreeNode, step: string | number): TreeNode | undefined {
  if (node.kind === 'group') return node.entries.get(String(step))?.value;
  return node.kind === 'list' && typeof step === 'number' ? node.items[step] : undefined;
}

/** The path of where a value is written: that of the value that it refers to, when it is nothing else. */
export function writtenAt(path: Path, root: TreeNode): Path {
  const node = nodeAt(root, path);
  const [origin, ...others] = (node?.kind === 'scalar' && node.origins) || [];
  const isWhole = node?.kind === 'scalar' && /^\$\{[^{}|]*\}$/.test(node.template ?? '');
  return isWhole && origin && others.length === 0 ? writtenAt(origin.path, root) : path;
}

/** Every part in a part, in the order of the file; what `*name` repeats, where it is first. */
export function partsIn(root: TreeNode): { node: TreeNode; path: Path }[] {
  const found: { node: TreeNode; path: Path }[] = [];
  const seen = new Set<unknown>();
  const visit = (node: TreeNode, path: Path): void => {
    // Repeated parts share what they hold.
    const inside = node.kind === 'scalar' ? node : node.kind === 'list' ? node.items : node.entries;
    if (seen.has(inside)) return;
    seen.add(inside);
    found.push({ node, path });
    for (const [step, child] of childrenOf(node)) visit(child, [...path, step]);
  };
  visit(root, []);
  return found;
}

/** Every single value in a part, in the same order. */
export function scalarsIn(root: TreeNode): { scalar: Scalar; path: Path }[] {
  return partsIn(root).flatMap(({ node, path }) =>
    node.kind === 'scalar' ? { scalar: node, path } : [],
  );
}

/** What a list or a group holds, by index or name. */
export function childrenOf(node: TreeNode): [string | number, TreeNode][] {
  if (node.kind === 'list') return [...node.items.entries()];
  return node.kind === 'group'
    ? Array.from(node.entries, ([name, { value }]) => [name, value])
    : [];
}

/** Whether nothing is at a path, in a group that nobody could read whole. */
export function isMissingFromPartial(root: TreeNode, path: Path): boolean {
  const parent = nodeAt(root, path.slice(0, -1));
  return parent?.kind === 'group' && parent.isPartial === true && !nodeAt(root, path);
}

/** The key at the end of a path, or undefined when the path ends in a list index or nowhere. */
export function keyAt(root: TreeNode, path: Path): Range | undefined {
  const parent = nodeAt(root, path.slice(0, -1));
  return parent?.kind === 'group' ? parent.entries.get(String(path.at(-1)))?.key : undefined;
}

/** Where a fault of a value is underlined: the value, or its key when nothing is written after it. */
export function placeOfValue(root: TreeNode, path: Path): Range {
  const node = nodeAt(root, path);
  return node && node.end > node.start ? node : placeOfKey(root, path);
}

/**
 * Where a fault of a whole part is underlined: its key; in a list, the first key of the item; else
 * the item. For a part that is not there: its nearest parent.
 */
export function placeOfKey(root: TreeNode, path: Path): Range {
  const key = keyAt(root, path);
  if (key) return key;
  const node = nodeAt(root, path);
  if (!node) return path.length === 0 ? root : placeOfKey(root, path.slice(0, -1));
  const first = node.kind === 'group' ? node.entries.values().next().value : undefined;
  return first?.key ?? node;
}

/** In place of a value that is reported already, so that what the schema finds there can be left out. */
export const broken: unique symbol = Symbol('broken');

/** The tree as plain data, for the schema. Top-level `x-…` keys, the home of anchors, are left out. */
export function toData(root: TreeNode): unknown {
  const data = plain(root);
  if (root.kind === 'group') {
    return Object.fromEntries(
      Object.entries(data as object).filter(([key]) => !key.startsWith('x-')),
    );
  }
  return data;
}

function plain(node: TreeNode): unknown {
  if (node.kind === 'scalar') return node.isBroken ? broken : node.value;
  if (node.kind === 'list') return node.items.map(plain);
  // Names that every object inherits (`__proto__`) do not come this far.
  const data: Record<string, unknown> = {};
  for (const { name, value } of node.entries.values()) data[name] = plain(value);
  return data;
}
