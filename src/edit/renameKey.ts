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

/** Writes another name for a key, and in every place that refers to it. */
export function renameKey(text: OpenText, { path, name }: Rename): Edit[] {
  const { source, document } = text;
  const spot = findSpot(text, path);
  const key = spot.kind === 'key' ? spot.holder.items[spot.index]?.key : undefined;
  if (spot.kind !== 'key' || !key) throw new Refusal('There is no name here to change.');
  if (!/^[a-z][A-Za-z0-9]*$/.test(name)) {
    throw new Refusal('A name begins with a small letter and has letters and digits alone.');
  }
  if (indexOfKey(spot.holder, name) !== -1) throw new Refusal(`There is a ${name} here already.`);
  const own = { ...textRange(key, source), text: name };
  const edits = new Map([[own.start, own]]);
  const replaceIn = (node: Node | null | undefined, pattern: RegExp) => {
    if (!isScalar(node)) return;
    const { start, end } = textRange(node, source);
    for (const { 0: found, index } of source.slice(start, end).matchAll(pattern)) {
      const stop = start + index + found.length;
      edits.set(stop, { start: stop - lastOf(path).length, end: stop, text: name });
    }
  };
  visit(document, { Scalar: (_, node) => replaceIn(node as Node, referenceTo(path)) });
  for (const { path: place, kind } of usersOf(source, path)) {
    replaceIn(nodeAt(document, place), kind === 'richText' ? linkTo(path) : wordOf(path));
  }
  return [...edits.values()];
}

/** The same on the parsed document. */
export function renameIn(text: OpenText, { path, name }: Rename): void {
  const { document, source } = text;
  const users = usersOf(source, path).map(({ path: place, kind }) => ({
    node: nodeAt(document, place),
    kind,
  }));
  const old = lastOf(path);
  visit(document, {
    Scalar(_, node) {
      if (typeof node.value !== 'string') return;
      node.value = node.value.replaceAll(referenceTo(path), (found) => withName(found, old, name));
    },
  });
  for (const { node, kind } of users) {
    if (!isScalar(node) || typeof node.value !== 'string') continue;
    const isLong = kind === 'richText';
    node.value = isLong
      ? node.value.replaceAll(linkTo(path), (found) => withName(found, old, name))
      : name;
  }
  const holder = document.getIn(path.slice(0, -1), true);
  const pair =
    isMap(holder) && holder.items.find((one) => isScalar(one.key) && one.key.value === old);
  if (pair) pair.key = new Scalar(name);
}

/** The fields that name a link or a shared section. Values are referred to by `${…}` alone. */
function usersOf(source: string, path: YamlPath): ReadField[] {
  const [root, name] = path;
  const kinds = { links: ['link', 'target'], sections: ['section'] }[String(root)];
  if (!kinds || path.length !== 2) return [];
  return (readFields(source)?.fields ?? []).filter(
    ({ kind = '', scalar }) =>
      !scalar.repeats &&
      ((kinds.includes(kind) && scalar.value === name) ||
        (root === 'links' && kind === 'richText' && linkTo(path).test(String(scalar.value)))),
  );
}

/** `${constants.tiers.gold`, with anything below it to follow; `$${` is a plain text. */
function referenceTo(path: YamlPath): RegExp {
  const dotted = path.map((step) => escape(String(step))).join('\\.');
  return new RegExp(`(?<!\\$)\\$\\{\\s*${dotted}(?=[.\\s|}])`, 'g');
}

/** `](form`, in a running text. */
function linkTo(path: YamlPath): RegExp {
  return new RegExp(`\\]\\(\\s*${escape(lastOf(path))}(?=[\\s)])`, 'g');
}

function wordOf(path: YamlPath): RegExp {
  return new RegExp(`\\b${escape(lastOf(path))}\\b`, 'g');
}

function escape(word: string): string {
  return word.replaceAll(/[^\w]/g, '\\$&');
}

function withName(found: string, old: string, name: string): string {
  return found.slice(0, -old.length) + name;
}

function lastOf(path: YamlPath): string {
  return String(path.at(-1));
}

function nodeAt(document: Document, path: readonly (string | number)[]) {
  return document.getIn(path, true) as Node | undefined;
}
