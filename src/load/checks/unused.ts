import type { Problem } from '#problems/Problem.ts';
import { createProblem } from '#problems/createProblem.ts';
import { linksIn } from '../linksIn.ts';
import { nodeAt, type Path } from '../tree.ts';
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
 * An `x-` key is a home for parts that are repeated with `*name`; one that nothing outside it repeats
 * is likely forgotten. One that names no part (`&name`) is a note of the operator's own.
 */
export function unusedParts({ tree, source }: CheckContext): Problem[] {
  return [...tree.entries.values()].flatMap(({ name, key, value }) => {
    if (!name.startsWith('x-')) return [];
    const anchors = source.slice(key.end, value.end).matchAll(/(?:^|[\s[{,])&([^\s,[\]{}]+)/gm);
    const names = [...anchors].map(([, anchor = '']) => anchor);
    const others = source.slice(0, key.start) + source.slice(value.end);
    const isRepeated = [...others.matchAll(/\*([^\s,[\]{}]+)/g)].some(([, alias = '']) =>
      names.includes(alias),
    );
    if (names.length === 0 || isRepeated) return [];
    return createProblem('unused-part', { name }, { ...key, path: [name] });
  });
}
