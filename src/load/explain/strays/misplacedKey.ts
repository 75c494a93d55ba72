import { keyAt } from '../../tree.ts';
import { isBelow, isSamePath, startsWith } from '../../paths.ts';
import { absentBeside } from './absentPart.ts';
import type { StrayFinder } from './Stray.ts';

/** A part that is not there, while the group beside it has a key of its name. */
export const misplacedKey: StrayFinder = (inside, { wrong, context }) => {
  for (const { parent, key, hasPlaceFor } of absentBeside(inside, context)) {
    const at = [...inside, key];
    const place = keyAt(context.tree, at);
    if (!place || !wrong.some(({ path }) => startsWith(path, at))) continue;
    return {
      fault: { kind: 'misplacedKey', parent, key, inside, place },
      explains: ({ path }) =>
        startsWith(path, at) ||
        isSamePath(path, [...parent, key]) ||
        (isBelow(path, inside) && hasPlaceFor(String(path[inside.length]), path)),
    };
  }
  return undefined;
};
