import type { Path } from './tree.ts';

/** Whether a path leads to a part, or into it. */
export function startsWith(path: Path, start: Path): boolean {
  return isSamePath(path.slice(0, start.length), start);
}

/** Whether a path leads into a part. */
export function isBelow(path: Path, part: Path): boolean {
  return path.length > part.length && startsWith(path, part);
}

/** Whether two paths lead to one place. */
export function isSamePath(a: Path, b: Path): boolean {
  return a.length === b.length && a.every((step, index) => step === b[index]);
}

/** The value at a path of plain data; undefined where there is none. */
export function valueAt(data: unknown, path: Path): unknown {
  let value = data;
  for (const step of path) {
    if (!isHolder(value) || !Object.hasOwn(value, step)) return undefined;
    value = value[step];
  }
  return value;
}

/** Whether a value is a group or a list. */
export function isHolder(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === 'object' && value !== null;
}
