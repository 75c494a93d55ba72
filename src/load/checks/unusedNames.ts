import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { linksIn } from '../linksIn.ts';
import { nodeAt, type Path } from '../tree.ts';
import type { CheckContext } from './CheckContext.ts';
import { keyLocation } from './locations.ts';

/**
 * A link that nothing leads to, a tier or an own constant that nothing refers to, is likely
 * forgotten. The other constants must be there, used or not.
 */
export function unusedNames({ file, fields, tree, used }: CheckContext): Problem[] {
  const linked = new Set(fields.flatMap(linksIn));
  const isReferred = (path: Path) => {
    const node = nodeAt(tree, path);
    return node?.kind === 'scalar' && used.has(node);
  };
  const links = Object.keys(file.links)
    .filter((name) => !linked.has(name) && !isReferred(['links', name, 'href']))
    .map((name) => createProblem('unused-link', { name }, keyLocation(tree, ['links', name])));
  const values = Object.keys(file.constants.custom ?? {})
    .filter((name) => !isReferred(['constants', 'custom', name]))
    .map((name) =>
      createProblem('unused-value', { name }, keyLocation(tree, ['constants', 'custom', name])),
    );
  const tiers = Object.entries(file.constants.tiers)
    .filter(([name, tier]) =>
      Object.keys(tier).every((key) => !isReferred(['constants', 'tiers', name, key])),
    )
    .map(([name]) =>
      createProblem('unused-tier', { name }, keyLocation(tree, ['constants', 'tiers', name])),
    );
  return [...links, ...tiers, ...values];
}
