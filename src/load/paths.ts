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

/** A path as a key. */
export function pathKey(path: Path): string {
  return JSON.stringify(path);
}

/** Whether one of some paths is the same as another. */
export function createPathSet(paths: readonly Path[]): (path: Path) => boolean {
  const keys = new Set(paths.map(pathKey));
  return (path) => keys.has(pathKey(path));
}

/** The group that holds a value, as a key. */
export function parentKey({ path }: { path: Path }): string {
  return path.slice(0, -1).join('.');
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

/** The items of the list at a path of plain data; none where there is no list. */
export function listAt(data: unknown, path: Path): unknown[] {
  const list = valueAt(data, path);
  return Array.isArray(list) ? list : [];
}

/** Whether a value is a group or a list. */
export function isHolder(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Whether a value is a group, and no list. */
export function isGroup(value: unknown): value is Record<string, unknown> {
  return isHolder(value) && !Array.isArray(value);
}

/** The value under a written name, which may be one that every object has (`toString`). */
export function ownValue<Value>(
  group: Readonly<Record<string, Value>>,
  name: string,
): Value | undefined {
  return Object.hasOwn(group, name) ? group[name] : undefined;
}
