import { schemaAt } from '../../schemaAt.ts';
import { definitionOf, unwrap } from '../../schemaNodes.ts';
import { isSamePath, startsWith } from '../readIssues.ts';
import type { StrayFinder } from './Stray.ts';

/**
 * Two items of a list, or two parts with names of their own, that became one, since the first line of the second is not there: that a key
 * stands twice is told, and what follows from it is not, such as a list that is too short.
 */
export const cutItem: StrayFinder = (inside, { wrong, context }) => {
  const list = inside.slice(0, -1);
  const twice = wrong.find(
    ({ path, isDuplicate }) => isDuplicate && isSamePath(path.slice(0, -1), inside),
  )?.place;
  const listed = schemaAt(context.schema, context.data, list);
  const kind = listed && definitionOf(unwrap(listed)).type;
  if ((kind !== 'array' && kind !== 'record') || !twice) return undefined;
  return {
    explains: ({ path, place, isDuplicate, isAboutLength }) =>
      !isDuplicate &&
      (isAboutLength
        ? startsWith(list, path.slice(0, -1)) && path.length <= list.length + 1
        : place !== undefined &&
          isSamePath(path.slice(0, -1), inside) &&
          place.start > twice.start),
  };
};
