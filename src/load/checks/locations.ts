import type { Range } from '#problems/Problem.ts';
import { placeOfKey, placeOfValue } from '../places.ts';
import { nodeAt, type Group, type Path } from '../tree.ts';
import type { CheckContext, Location } from './CheckContext.ts';

export function valueLocation(tree: Group, path: Path): Location {
  const { start, end } = placeOfValue(tree, path);
  return { start, end, path };
}

export function keyLocation(tree: Group, path: Path): Location {
  const { start, end } = placeOfKey(tree, path);
  return { start, end, path };
}

/** Where a part of a text is, or the whole text when quotes or escapes hide it or it occurs twice. */
export function partLocation(
  { tree, source }: Pick<CheckContext, 'tree' | 'source'>,
  path: Path,
  part: string,
): Location {
  const whole = valueLocation(tree, path);
  const node = nodeAt(tree, path);
  const text = source.slice(whole.start, whole.end);
  const at = text.indexOf(part);
  if (node?.kind !== 'scalar' || at === -1 || text.includes(part, at + 1)) return whole;
  return { start: whole.start + at, end: whole.start + at + part.length, path };
}

/** Another place that has to do with a problem. */
export function relatedTo({ start, end }: Range, message: string) {
  return { related: [{ start, end, message }] };
}
