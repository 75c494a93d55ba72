import type { Range } from '#problems/Problem.ts';

/** Keys and list indices from the top of the file. */
export type Path = readonly (string | number)[];

/** A single value. */
export type Scalar = Range & {
  kind: 'scalar';
  /** The value as YAML reads it; after `resolveReferences`, with references filled in. */
  value: string | number | boolean | null;
  /** How it stands in the file, without quotes: `+44…` where `value` is a number. */
  written: string;
  isPlain: boolean;
  /** What stands where the value should be, but starts with #, so that YAML takes it for a comment. */
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
export type Origin = Range & { path: Path; part: Range };

/** A list; `isFlow` when it is written in brackets. */
export type List = Range & { kind: 'list'; items: TreeNode[]; isFlow: boolean };

/** A group of keys; `isFlow` when it is written in braces. */
export type Group = Range & {
  kind: 'group';
  entries: Map<string, Entry>;
  isFlow: boolean;
  /** What it should take in (`<<`) or one of its keys could not be read, so nobody knows what is missing. */
  isPartial?: true;
};

/** One key with its value. `key` is where the key stands. */
export type Entry = { name: string; key: Range; value: TreeNode };

/** A part of the file with its place. Repeated parts (`*name`) share their entries. */
export type TreeNode = Scalar | List | Group;

/** The node at a path, or undefined where nothing stands. */
export function nodeAt(root: TreeNode, path: Path): TreeNode | undefined {
  let node: TreeNode | undefined = root;
  for (const step of path) node = node && childOf(node, step);
  return node;
}

/** The node one step further down, or undefined where nothing stands. */
export function childOf(node: TreeNode, step: string | number): TreeNode | undefined {
  if (node.kind === 'group') return node.entries.get(String(step))?.value;
  return node.kind === 'list' && typeof step === 'number' ? node.items[step] : undefined;
}

/** Whether nothing stands at a path, in a group that nobody could read whole. */
export function isMissingFromPartial(root: TreeNode, path: Path): boolean {
  const parent = nodeAt(root, path.slice(0, -1));
  return parent?.kind === 'group' && parent.isPartial === true && !nodeAt(root, path);
}

/** The key at the end of a path, or undefined when the path ends in a list index or nowhere. */
export function keyAt(root: TreeNode, path: Path): Range | undefined {
  const parent = nodeAt(root, path.slice(0, -1));
  return parent?.kind === 'group' ? parent.entries.get(String(path.at(-1)))?.key : undefined;
}
