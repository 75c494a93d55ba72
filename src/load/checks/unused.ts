import type { Problem } from '#problems/Problem.ts';
import { createProblem } from '#problems/createProblem.ts';
import { linksIn } from '../linksIn.ts';
import { valueAt } from '../paths.ts';
import type { Path } from '../tree.ts';
import { type CheckContext, isReferred } from './CheckContext.ts';

/**
 * A link that nothing leads to, a shared section that no page uses, a tier or a custom constant that
 * nothing refers to, is likely forgotten. The other constants must be there, used or not.
 */
export function unusedNames(context: CheckContext): Problem[] {
  const { file, fields, atKey } = context;
  const linked = new Set(fields.flatMap(linksIn));
  const shown = new Set(fields.filter(({ kind }) => kind === 'section').map(({ value }) => value));
  const isUsed = (...path: Path) => isReferred(path, context);
  const unused = (
    code: `unused-${'section' | 'link' | 'tier' | 'value'}`,
    path: Path,
    isKept: (name: string) => boolean,
  ) =>
    Object.keys(Object(valueAt(file, path)))
      .filter((name) => !isKept(name))
      .map((name) => createProblem(code, { name }, atKey([...path, name])));
  return [
    ...unused('unused-section', ['sections'], (name) => shown.has(name)),
    ...unused(
      'unused-link',
      ['links'],
      (name) => linked.has(name) || isUsed('links', name, 'href'),
    ),
    ...unused('unused-tier', ['constants', 'tiers'], (name) =>
      Object.keys(file.constants.tiers[name] ?? {}).some((key) =>
        isUsed('constants', 'tiers', name, key),
      ),
    ),
    ...unused('unused-value', ['constants', 'custom'], (name) =>
      isUsed('constants', 'custom', name),
    ),
  ];
}

/**
 * An `x-` key is a home for parts that are repeated with `*name`; one that nothing outside it repeats
 * is likely forgotten. One that names no part (`&name`) is a note of the operator.
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
