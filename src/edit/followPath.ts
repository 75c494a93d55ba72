import { isDeepStrictEqual } from 'node:util';
import { diffIndices } from 'node-diff3';
import type { YamlPath } from './Operation.ts';

/**
 * The path of the same part after the data has changed in ways that nobody recorded. An item of a list
 * is the same when it is equal, else when it is the most similar one between its neighbours.
 * Undefined when the part is gone.
 */
export function followPath(path: YamlPath, before: unknown, after: unknown): YamlPath | undefined {
  const [step, ...rest] = path;
  if (step === undefined || isDeepStrictEqual(before, after)) return path;
  const next =
    Array.isArray(before) && Array.isArray(after) ? followIndex(Number(step), before, after) : step;
  if (next === undefined || !isHolder(before) || !isHolder(after)) return undefined;
  if (!Object.hasOwn(after, next)) {
    // A key that is yet to be written.
    return rest.length === 0 && !Object.hasOwn(before, step) ? path : undefined;
  }
  const inner = followPath(rest, valueAt(before, [step]), valueAt(after, [next]));
  return inner && [next, ...inner];
}

/** The value at a path; undefined where there is none. */
export function valueAt(data: unknown, path: YamlPath): unknown {
  let value = data;
  for (const step of path) {
    if (!isHolder(value) || !Object.hasOwn(value, step)) return undefined;
    value = value[step];
  }
  return value;
}

/** Where an item of a list went. */
export function followIndex(
  index: number,
  before: readonly unknown[],
  after: readonly unknown[],
): number | undefined {
  const [old, now] = [before, after].map((items) => items.map((item) => JSON.stringify(item))) as [
    string[],
    string[],
  ];
  let shift = 0;
  const changed = diffIndices(old, now).toSorted((a, b) => a.buffer1[0] - b.buffer1[0]);
  for (const { buffer1, buffer2 } of changed) {
    const [start, length] = buffer1;
    if (index < start) break;
    const [there, count] = buffer2;
    if (index < start + length) {
      const moved = changed
        .flatMap(({ buffer2: [from, many] }) => range(from, many))
        .find((at) => now[at] === old[index]);
      if (moved !== undefined) return moved;
      return mostSimilar(
        before[index],
        range(there, count),
        after,
        length === count ? there + index - start : undefined,
      );
    }
    shift = there + count - (start + length);
  }
  const at = index + shift;
  return at < after.length ? at : undefined;
}

/** The place of the item that has most in common with another; `facing` where none has much. */
function mostSimilar(
  item: unknown,
  places: readonly number[],
  after: readonly unknown[],
  facing: number | undefined,
): number | undefined {
  const scored = places
    .map((at) => ({ at, score: likeness(item, after[at]) + (at === facing ? 0.1 : 0) }))
    .toSorted((a, b) => b.score - a.score);
  const [best] = scored;
  return best && best.score >= enough ? best.at : facing;
}

/** From this likeness on, an item that was changed is the same one. */
const enough = 0.3;

/** How much of two groups is equal, 0 to 1. */
function likeness(one: unknown, other: unknown): number {
  if (!isHolder(one) || !isHolder(other)) return 0;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  const equal = [...keys].filter((key) => isDeepStrictEqual(one[key], other[key]));
  return equal.length / Math.max(1, keys.size);
}

function range(start: number, length: number): number[] {
  return Array.from({ length }, (_, at) => start + at);
}

function isHolder(value: unknown): value is Record<string | number, unknown> {
  return typeof value === 'object' && value !== null;
}
