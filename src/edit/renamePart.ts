import type { SiteSchema } from '#schema/site.ts';
import { readFields } from '#load/readFields.ts';
import { joinSources } from '#load/sources.ts';
import type { Edit } from '#problems/Problem.ts';
import { isMap, isScalar, type Node, visit } from 'yaml';
import type { YamlPath } from './Operation.ts';
import { type Group, keyIndex, locationOf, Refusal, textRange, type YamlText } from './yamlText.ts';

/**
 * Writes another name for a key, or another address for a page, and in every place that refers to it:
 * in the text and in the parsed document.
 */
export function renamePart(
  text: YamlText,
  { path, name }: { path: YamlPath; name: string },
  schema: SiteSchema,
): Edit[] {
  const { source, document } = text;
  const isAddress = path[0] === 'routes' && path[2] === 'path' && path.length === 3;
  const old = String(isAddress ? document.getIn(path) : path.at(-1));
  const key = isAddress ? undefined : keyAt(text, path, name);
  if (isAddress && !/^\/[\p{L}\p{M}\p{Nd}/_-]*$/u.test(name)) {
    throw new Refusal('An address begins with / and has small letters, digits, -, _ and /.');
  }
  const kinds = isAddress ? ['path', 'target', 'route', 'richText'] : kindsNaming(path);
  const users = (readFields(joinSources(source), schema)?.fields ?? []).flatMap(
    ({ path: at, kind = '', scalar }) => {
      const pattern = kind === 'richText' ? linkTo(old) : wordOf(old);
      const isUser = kinds.includes(kind) && !scalar.repeats && pattern.test(String(scalar.value));
      return isUser ? [{ node: document.getIn(at, true), pattern }] : [];
    },
  );

  const edits = new Map<number, Edit>();
  const replaceIn = (node: unknown, pattern: RegExp) => {
    if (!isScalar(node)) return;
    const { start, end } = textRange(node as Node, source);
    for (const { 0: found, index } of source.slice(start, end).matchAll(pattern)) {
      const stop = start + index + found.length;
      edits.set(stop, { start: stop - old.length, end: stop, text: name });
    }
    if (typeof node.value !== 'string') return;
    node.value = node.value.replaceAll(pattern, (found) => found.slice(0, -old.length) + name);
  };
  for (const { node, pattern } of users) replaceIn(node, new RegExp(pattern));
  if (key) {
    replaceIn(key, wordOf(old));
    visit(document, { Scalar: (_, node) => replaceIn(node, referenceTo(path)) });
  }
  return [...edits.values()];
}

/** The key that has the name. Throws a `Refusal` when it cannot have the new one. */
function keyAt(text: YamlText, path: YamlPath, name: string): Node {
  const { holder, index } = locationOf(text, path);
  const key = isMap(holder) ? (holder as Group).items[index]?.key : undefined;
  if (!key) throw new Refusal('There is no name here to change.');
  if (!/^[a-z][A-Za-z0-9]*$/.test(name)) {
    throw new Refusal('A name begins with a small letter and has letters and digits alone.');
  }
  if (keyIndex(holder as Group, name) !== -1) throw new Refusal(`There is a ${name} here already.`);
  return key;
}

/** The kinds of field that hold the name of a part. Constants are referred to by `${…}` alone. */
function kindsNaming(path: YamlPath): string[] {
  const kinds = { links: ['link', 'target', 'richText'], sections: ['section'] };
  return (path.length === 2 && kinds[String(path[0]) as keyof typeof kinds]) || [];
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
