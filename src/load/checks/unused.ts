import type { Problem, Range } from '#problems/Problem.ts';
import { createProblem } from '#problems/createProblem.ts';
import { linksIn } from '../linksIn.ts';
import { fieldsOf } from '../schemaNodes.ts';
import { childrenOf, nodeAt, type Path, scalarsIn, type TreeNode } from '../tree.ts';
import { type CheckContext, isReferred } from './CheckContext.ts';

/** A link that nothing leads to, a shared section that no page uses, is likely forgotten. */
export function unusedNames(context: CheckContext): Problem[] {
  const { file, fields, atKey } = context;
  const linked = new Set(fields.flatMap(linksIn));
  const shown = new Set(fields.filter(({ kind }) => kind === 'section').map(({ value }) => value));
  const unused = (part: 'sections' | 'links', isUsed: (name: string) => boolean) =>
    Object.keys(file[part])
      .filter((name) => !isUsed(name))
      .map((name) => {
        const code = part === 'links' ? 'unused-link' : 'unused-section';
        return createProblem(code, { name }, atKey([part, name]));
      });
  return [
    ...unused('sections', (name) => shown.has(name)),
    ...unused('links', (name) => linked.has(name) || isReferred(['links', name, 'href'], context)),
  ];
}

/** A constant or a variable that nothing refers to; a group of such, once. */
export function unusedConstants({ tree, used, atKey, schema }: CheckContext): Problem[] {
  /** The part of the file that has such a key, which is not written there. */
  const homeOf = (name: string) =>
    [...fieldsOf(schema.SiteFile)].find(
      ([part, field]) => fieldsOf(field).has(name) && !nodeAt(tree, [part, name]),
    )?.[0];

  const unusedIn = (node: TreeNode | undefined, path: Path): Problem[] =>
    (node?.kind === 'group' ? childrenOf(node) : []).flatMap(([name, value]) => {
      const at = [...path, name];
      if (scalarsIn(value).some(({ scalar }) => used.has(scalar))) return unusedIn(value, at);
      const home = path[0] === 'constants' ? homeOf(String(name)) : undefined;
      const facts = { name: at.join('.'), isSingle: value.kind === 'scalar', home };
      return createProblem('unused-value', facts, atKey(at));
    });
  return [['constants'], ['site', 'env']].flatMap((path) => unusedIn(nodeAt(tree, path), path));
}

/**
 * An `x-` key is a home for parts that are repeated with `*name`; one that nothing outside it repeats
 * is likely forgotten. One that names no part (`&name`) is a note of the operator.
 */
export function unusedParts({ tree, source }: CheckContext): Problem[] {
  const parts = [...tree.entries.values()].filter(({ name }) => name.startsWith('x-'));
  if (parts.length === 0) return [];
  /** The first and the last place that repeats each name. */
  const uses = new Map<string, Range>();
  for (const { 1: name = '', index } of source.matchAll(/\*([^\s,[\]{}*]+)/g))
    uses.set(name, { start: uses.get(name)?.start ?? index, end: index });
  return parts.flatMap(({ name, key, value }) => {
    const anchors = source.slice(key.end, value.end).matchAll(/(?:^|[\s[{,])&([^\s,[\]{}]+)/gm);
    const names = [...anchors].map(([, anchor = '']) => anchor);
    const isRepeated = names.some((anchor) => {
      const { start = key.start, end = key.start } = uses.get(anchor) ?? {};
      return start < key.start || end > value.end;
    });
    if (names.length === 0 || isRepeated) return [];
    return createProblem('unused-part', { name }, { ...key, path: [name] });
  });
}
