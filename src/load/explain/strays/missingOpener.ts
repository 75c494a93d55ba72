import { nodeAt } from '../../tree.ts';
import { isBelow, isSamePath } from '../../paths.ts';
import { absentBeside } from './absentPart.ts';
import { firstPlace } from './firstPlace.ts';
import type { StrayFinder } from './Stray.ts';

/** A part that is not there, while all that it needs stands in the group beside it. */
export const missingOpener: StrayFinder = (inside, { wrong, context }) => {
  const group = nodeAt(context.tree, inside);
  if (group?.kind !== 'group') return undefined;
  const within = wrong.filter(({ path }) => isBelow(path, inside));
  const nameOf = (path: readonly unknown[]) => String(path[inside.length]);
  for (const { parent, key, hasPlaceFor, needed } of absentBeside(inside, context)) {
    const strays = within.filter(({ path }) =>
      hasPlaceFor(nameOf(path), path.slice(0, inside.length + 1)),
    );
    const names = new Set(strays.map(({ path }) => nameOf(path)));
    const place = firstPlace(strays);
    const isWhole = needed.every((name) => names.has(name) || group.entries.has(name));
    // Of several keys that stand twice, only the first is told.
    const isMore = names.size > 1 || (needed.length > 1 && strays.some((one) => one.isDuplicate));
    if (!place || !isMore || !isWhole) continue;
    return {
      fault: {
        kind: 'missingOpener',
        parent,
        path: [...parent, key],
        line: `${key}:`,
        inside,
        place,
      },
      explains: ({ path }) =>
        isSamePath(path, [...parent, key]) || (isBelow(path, inside) && names.has(nameOf(path))),
    };
  }
  return undefined;
};
