import type { Problem } from '#problems/Problem.ts';
import { createProblem } from '#problems/createProblem.ts';
import { linksIn } from '../linksIn.ts';
import { type Path, type Entry, type TreeNode, nodeAt } from '../tree.ts';
import type { CheckContext } from './CheckContext.ts';
import { keyLocation } from './locations.ts';

/**
 * A link that nothing leads to, a shared section that no page uses, a tier or a custom constant that
 * nothing refers to, is likely forgotten. The other constants must be there, used or not.
 */
export function unusedNames({ file, fields, tree, used }: CheckContext): Problem[] {
  const linked = new Set(fields.flatMap(linksIn));
  const shown = new Set(fields.filter(({ kind }) => kind === 'section').map(({ value }) => value));
  const isReferred = (path: Path) => {
    const node = nodeAt(tree, path);
    return node?.kind === 'scalar' && used.has(node);
  };
  const unused = (
    code: 'unused-section' | 'unused-link' | 'unused-tier' | 'unused-value',
    part: { path: Path; names: object; isUsed: (name: string) => boolean },
  ) =>
    Object.keys(part.names)
      .filter((name) => !part.isUsed(name))
      .map((name) => createProblem(code, { name }, keyLocation(tree, [...part.path, name])));
  const { tiers, custom = {} } = file.constants;
  return [
    ...unused('unused-section', {
      path: ['sections'],
      names: file.sections,
      isUsed: (name) => shown.has(name),
    }),
    ...unused('unused-link', {
      path: ['links'],
      names: file.links,
      isUsed: (name) => linked.has(name) || isReferred(['links', name, 'href']),
    }),
    ...unused('unused-tier', {
      path: ['constants', 'tiers'],
      names: tiers,
      isUsed: (name) =>
        Object.keys(tiers[name] ?? {}).some((key) => isReferred(['constants', 'tiers', name, key])),
    }),
    ...unused('unused-value', {
      path: ['constants', 'custom'],
      names: custom,
      isUsed: (name) => isReferred(['constants', 'custom', name]),
    }),
  ];
}

/**
 * An `x-` key is a home for parts that are repeated with `*name`; one that nothing repeats is likely
 * forgotten. One that names no part (`&name`) is a note of the operator's own.
 */
export function unusedParts({ tree, source }: CheckContext): Problem[] {
  return [...tree.entries.values()]
    .filter(({ name, key, value }) => {
      const written = source.slice(key.end, value.end);
      return name.startsWith('x-') && /(?:^|[\s[{,])&[^\s,[\]{}]/m.test(written);
    })
    .filter((own) => !isRepeated(own, [...tree.entries.values()]))
    .map(({ name, key }) => createProblem('unused-part', { name }, { ...key, path: [name] }));
}

/** Repeated parts share what they hold with the part that they repeat. */
function isRepeated(own: Entry, all: readonly Entry[]): boolean {
  const held = new Set<unknown>();
  walk(own.value, held, () => undefined);
  let isFound = false;
  const seen = new Set<unknown>();
  for (const entry of all) {
    if (entry !== own)
      walk(entry.value, seen, (part) => {
        isFound ||= held.has(part);
      });
  }
  return isFound;
}

/** Visits what the nodes of a part hold, and what they repeat; everything once. */
function walk(node: TreeNode, seen: Set<unknown>, visit: (part: unknown) => void): void {
  if (node.kind === 'scalar') {
    for (const part of [node, node.repeats]) {
      if (part) visit(part);
      seen.add(part);
    }
    return;
  }
  const inside = node.kind === 'list' ? node.items : node.entries;
  visit(inside);
  if (seen.has(inside)) return;
  seen.add(inside);
  if (node.kind === 'list') for (const item of node.items) walk(item, seen, visit);
  else for (const { value } of node.entries.values()) walk(value, seen, visit);
}
