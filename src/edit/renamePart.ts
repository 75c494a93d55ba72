import { readFields, type ReadField } from '#load/readFields.ts';
import type { Edit } from '#problems/Problem.ts';
import { type Document, isMap, isScalar, type Node, Scalar, visit } from 'yaml';
import { indexOfKey } from './addKey.ts';
import { findSpot } from './findSpot.ts';
import type { OpenText } from './openText.ts';
import type { YamlPath } from './Operation.ts';
import { Refusal } from './Refusal.ts';
import { textRange } from './textRange.ts';

type Rename = { path: YamlPath; name: string };

/** Writes another name for a key, or another address for a page, and in every place that refers to it. */
export function renamePart(text: OpenText, { path, name }: Rename): Edit[] {
  const { source, document } = text;
  const naming = namingOf(text, path);
  const { old } = naming;
  const edits = new Map<number, Edit>();
  const replaceIn = (node: Node | null | undefined, pattern: RegExp) => {
    if (!isScalar(node)) return;
    const { start, end } = textRange(node, source);
    for (const { 0: found, index } of source.slice(start, end).matchAll(pattern)) {
      const stop = start + index + found.length;
      edits.set(stop, { start: stop - old.length, end: stop, text: name });
    }
  };
  if (!naming.isAddress) {
    replaceIn(keyAt(text, path, name), wordOf(old));
    visit(document, { Scalar: (_, node) => replaceIn(node as Node, referenceTo(path)) });
  } else if (!/^\/[a-z0-9/-]*$/.test(name)) {
    throw new Refusal('An address begins with / and has small letters, digits, - and /.');
  }
  for (const { path: place, kind } of usersOf(source, naming)) {
    replaceIn(nodeAt(document, place), kind === 'richText' ? linkTo(old) : wordOf(old));
  }
  return [...edits.values()];
}

/** The same on the parsed document. */
export function renameIn(text: OpenText, { path, name }: Rename): void {
  const { document, source } = text;
  const naming = namingOf(text, path);
  const { old } = naming;
  const users = usersOf(source, naming).map(({ path: place, kind }) => ({
    node: nodeAt(document, place),
    pattern: kind === 'richText' ? linkTo(old) : wordOf(old),
  }));
  const replaceIn = (node: unknown, pattern: RegExp) => {
    if (!isScalar(node) || typeof node.value !== 'string') return;
    node.value = node.value.replaceAll(pattern, (found) => found.slice(0, -old.length) + name);
  };
  for (const { node, pattern } of users) replaceIn(node, pattern);
  if (naming.isAddress) return;
  visit(document, { Scalar: (_, node) => replaceIn(node, referenceTo(path)) });
  const holder = document.getIn(path.slice(0, -1), true);
  const pair = isMap(holder) && holder.items.find(({ key }) => isScalar(key) && key.value === old);
  if (pair) pair.key = new Scalar(name);
}

type Naming = {
  old: string;
  /** The kinds of field that say this name. Values are referred to by `${…}` alone. */
  kinds: string[];
  isAddress: boolean;
};

function namingOf({ document }: OpenText, path: YamlPath): Naming {
  const [root, , key] = path;
  if (root === 'routes' && key === 'path' && path.length === 3) {
    const kinds = ['path', 'target', 'route', 'richText'];
    return { old: String(document.getIn(path)), kinds, isAddress: true };
  }
  const named = { links: ['link', 'target', 'richText'], sections: ['section'] }[String(root)];
  const kinds = path.length === 2 ? (named ?? []) : [];
  return { old: String(path.at(-1)), kinds, isAddress: false };
}

/** The key that has the name. Throws a `Refusal` when it cannot have the new one. */
function keyAt(text: OpenText, path: YamlPath, name: string): Node {
  const spot = findSpot(text, path);
  const key = spot.kind === 'key' ? spot.holder.items[spot.index]?.key : undefined;
  if (spot.kind !== 'key' || !key) throw new Refusal('There is no name here to change.');
  if (!/^[a-z][A-Za-z0-9]*$/.test(name)) {
    throw new Refusal('A name begins with a small letter and has letters and digits alone.');
  }
  if (indexOfKey(spot.holder, name) !== -1) throw new Refusal(`There is a ${name} here already.`);
  return key;
}

/** The fields that say a name or an address. */
function usersOf(source: string, { old, kinds }: Naming): ReadField[] {
  return (readFields(source)?.fields ?? []).filter(
    ({ kind = '', scalar }) =>
      kinds.includes(kind) &&
      !scalar.repeats &&
      (kind === 'richText' ? linkTo(old) : wordOf(old)).test(String(scalar.value)),
  );
}

/** `${constants.tiers.gold`, with anything below it to follow; `$${` is a plain text. */
function referenceTo(path: YamlPath): RegExp {
  const dotted = path.map((step) => escape(String(step))).join('\\.');
  return new RegExp(`(?<!\\$)\\$\\{\\s*${dotted}(?=[.\\s|}])`, 'g');
}

/** `](form` or `](/join` with `#benefits` behind it, in a running text. */
function linkTo(old: string): RegExp {
  return new RegExp(`\\]\\(\\s*${escape(old)}(?=[#\\s)])`, 'g');
}

/** The name as a whole value, in quotes or not, with `#benefits` behind it. */
function wordOf(old: string): RegExp {
  return new RegExp(`^["']?${escape(old)}(?=["'#]|$)`, 'g');
}

function escape(word: string): string {
  return word.replaceAll(/[^\w]/g, '\\$&');
}

function nodeAt(document: Document, path: readonly (string | number)[]) {
  return document.getIn(path, true) as Node | undefined;
}
