import type { SiteSchema } from '#schema/site.ts';
import { readFields } from '#load/readFields.ts';
import { joinSources } from '#load/sources.ts';
import type { Edit, Range } from '#problems/Problem.ts';
import {
  keyAt,
  nodeAt,
  type Path,
  scalarsIn,
  type TreeNode,
  type WrittenItem,
} from '#load/tree.ts';
import { keyIndex, locationOf, Refusal, type YamlText } from './yamlText.ts';

/**
 * Writes another name for a key, or another address for a page, and in every place that refers to it:
 * in the text and in its tree.
 */
export function renamePart(
  text: YamlText,
  { path, name }: { path: Path; name: string },
  schema: SiteSchema,
): Edit[] {
  const { source, tree } = text;
  const isAddress = path[0] === 'routes' && path[2] === 'path' && path.length === 3;
  const page = nodeAt(tree, path);
  const old = String(isAddress ? page?.kind === 'scalar' && page.value : path.at(-1));
  const named = isAddress ? undefined : namedItem(text, path, name);
  if (isAddress && !/^\/[\p{L}\p{M}\p{Nd}/_-]*$/u.test(name)) {
    throw new Refusal('An address begins with / and has small letters, digits, -, _ and /.');
  }
  const edits = new Map<number, Edit>();
  const replaceIn = ({ start, end }: Range, pattern: RegExp) => {
    for (const { 0: found, index } of source.slice(start, end).matchAll(pattern)) {
      const stop = start + index + found.length;
      edits.set(stop, { start: stop - old.length, end: stop, text: name });
    }
  };
  const replaceInValue = (node: TreeNode | undefined, pattern: RegExp) => {
    if (node?.kind !== 'scalar' || node.repeats) return;
    replaceIn(node, pattern);
    if (typeof node.value !== 'string') return;
    node.value = node.value.replaceAll(pattern, (found) => found.slice(0, -old.length) + name);
  };
  const kinds = isAddress ? ['path', 'target', 'route', 'richText'] : kindsNaming(path);
  for (const { path: at, kind = '' } of readFields(joinSources(source), schema)?.fields ?? []) {
    if (kinds.includes(kind))
      replaceInValue(nodeAt(tree, at), kind === 'richText' ? linkTo(old) : wordOf(old));
  }
  if (named) {
    replaceIn(named.key, wordOf(old));
    named.item.name = name;
    for (const { scalar } of scalarsIn(tree)) replaceInValue(scalar, referenceTo(path));
  }
  return [...edits.values()];
}

/** The item whose key is the name. Throws a `Refusal` when it cannot have the new one. */
function namedItem(text: YamlText, path: Path, name: string): { item: WrittenItem; key: Range } {
  const { holder, item } = locationOf(text, path);
  const key = keyAt(text.tree, path);
  if (!item || !key) throw new Refusal('There is no name here to change.');
  if (!/^[a-z][A-Za-z0-9]*$/.test(name)) {
    throw new Refusal('A name begins with a small letter and has letters and digits alone.');
  }
  if (keyIndex(holder, name) !== -1) throw new Refusal(`There is a ${name} here already.`);
  return { item, key };
}

/** The kinds of field that hold the name of a part. Constants are referred to by `${…}` alone. */
function kindsNaming(path: Path): string[] {
  const kinds = { links: ['link', 'target', 'richText'], sections: ['section'] };
  return (path.length === 2 && kinds[String(path[0]) as keyof typeof kinds]) || [];
}

/** `${constants.tiers.gold`, with anything below it to follow; `$${` is a plain text. */
function referenceTo(path: Path): RegExp {
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
