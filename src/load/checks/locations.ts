import { placeOfKey, placeOfValue } from '../places.ts';
import { nodeAt, type Group, type Path } from '../tree.ts';
import type { CheckContext, Location } from './CheckContext.ts';

/** Where a value stands. */
export function valueLocation(tree: Group, path: Path): Location {
  return { ...placeOfValue(tree, path), path };
}

/** Where a key stands. */
export function keyLocation(tree: Group, path: Path): Location {
  return { ...placeOfKey(tree, path), path };
}

/** Where a part of a text stands, or the whole text when quotes or escapes hide it or it stands there twice. */
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
