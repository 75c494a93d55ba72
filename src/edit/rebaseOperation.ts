import { isDeepStrictEqual } from 'node:util';
import { diffIndices } from 'node-diff3';
import { isHolder, valueAt } from '#load/paths.ts';
import type { Path } from '#load/tree.ts';
import type { Operation } from './Operation.ts';

/** The data of the file before and after a change. `isOwn`: the window made it, so it is no conflict. */
export type Step = { before: unknown; after: unknown; isOwn: boolean };

/** `isChanged`: somebody else changed what the operation is about to overwrite or delete. */
type Carried = { operation: Operation; isChanged: boolean };

/**
 * An operation on an older version of the file as the same one on a newer version. Undefined when
 * what it is about is gone.
 */
export function rebaseOperation(operation: Operation, steps: readonly Step[]): Carried | undefined {
  let carried: Carried = { operation, isChanged: false };
  for (const step of steps) {
    const next = carryOver(carried.operation, step);
    if (!next) return undefined;
    const isChanged = carried.isChanged || isChangedBy(step, carried.operation, next);
    carried = { operation: next, isChanged };
  }
  return carried;
}

/**
 * The path of the same part after changes of the data. An item of a list is the same when it is
 * equal, else when it is the most similar one between its neighbours; a key that is gone is the only
 * new key with the same value. Undefined when the part is gone.
 */
export function followPath(path: Path, steps: readonly Step[]): Path | undefined {
  return steps.reduce<Path | undefined>((one, step) => one && followStep(one, step), path);
}

function carryOver(operation: Operation, step: Step): Operation | undefined {
  const isNew = operation.kind === 'insert' || operation.kind === 'add';
  const isNewItem = isNew && typeof operation.path.at(-1) === 'number';
  const path = isNewItem ? positionAfter(operation.path, step) : followStep(operation.path, step);
  if (!path) return undefined;
  if (operation.kind === 'add') return addInto(valueAt(step.after, path), { ...operation, path });
  if (operation.kind !== 'move') return { ...operation, path };
  // As many positions further as was requested.
  const to = operation.to - Number(operation.path.at(-1)) + Number(path.at(-1));
  return { ...operation, path, to: Math.max(0, to) };
}

/** The first of a group or of a list, where somebody else has written the first: it is the next one. */
function addInto(there: unknown, add: Extract<Operation, { kind: 'add' }>): Operation {
  const { path, value } = add;
  if (typeof value !== 'object' || typeof path.at(-1) === 'number') return add;
  const [[key, part] = ['', ''], ...more] = Object.entries(value);
  if (Array.isArray(value) !== Array.isArray(there) || more.length > 0 || !there) return add;
  return { ...add, path: [...path, Array.isArray(there) ? there.length : key], value: part };
}

/** Where a new item belongs after a step: before the same neighbour, or still at the end. */
function positionAfter(path: Path, step: Step): Path | undefined {
  const [list, index] = [path.slice(0, -1), Number(path.at(-1))];
  const there = followStep(list, step);
  if (!there) return undefined;
  const [before, after] = [valueAt(step.before, list), valueAt(step.after, there)];
  if (!Array.isArray(before) || !Array.isArray(after)) return [...there, index];
  const next = index < before.length ? followIndex(index, before, after) : after.length;
  const last = index > 0 ? followIndex(index - 1, before, after) : undefined;
  return [...there, next ?? (last === undefined ? Math.min(index, after.length) : last + 1)];
}

function isChangedBy(step: Step, from: Operation, to: Operation): boolean {
  if (step.isOwn) return false;
  const isAddress = from.kind === 'rename' && from.path[0] === 'routes';
  if (!['set', 'retype', 'delete'].includes(from.kind) && !isAddress) return false;
  return !isDeepStrictEqual(valueAt(step.before, from.path), valueAt(step.after, to.path));
}

function followStep(path: Path, { before, after }: Omit<Step, 'isOwn'>): Path | undefined {
  const [step, ...rest] = path;
  if (step === undefined || isDeepStrictEqual(before, after)) return path;
  if (!isHolder(before) || !isHolder(after)) return undefined;
  const next =
    Array.isArray(before) && Array.isArray(after)
      ? followIndex(Number(step), before, after)
      : followKey(step, before, after);
  if (next === undefined) return undefined;
  if (!Object.hasOwn(after, next)) {
    // A key that is yet to be written.
    return rest.length === 0 && !Object.hasOwn(before, step) ? path : undefined;
  }
  const inner = followStep(rest, { before: valueAt(before, [step]), after: after[next] });
  return inner && [next, ...inner];
}

type Holder = Record<PropertyKey, unknown>;

function followKey(key: string | number, before: Holder, after: Holder): string | number {
  if (Object.hasOwn(after, key)) return key;
  const [renamed, ...more] = Object.keys(after).filter(
    (one) => !Object.hasOwn(before, one) && isDeepStrictEqual(after[one], before[key]),
  );
  return renamed !== undefined && more.length === 0 ? renamed : key;
}

function followIndex(
  index: number,
  before: readonly unknown[],
  after: readonly unknown[],
): number | undefined {
  const old = before.map((item) => JSON.stringify(item));
  const now = after.map((item) => JSON.stringify(item));
  // What follows cannot move an item: of two equal ones, such as a copy, the first is meant.
  if (old.slice(0, index + 1).every((item, at) => item === now[at])) return index;
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
      const opposite = length === count ? there + index - start : undefined;
      return moved ?? mostSimilar(before[index], after, { places: range(there, count), opposite });
    }
    shift = there + count - (start + length);
  }
  const at = index + shift;
  return at < after.length ? at : undefined;
}

/** From this similarity on, an item that was changed is the same one. */
const enough = 0.3;

/** The index of the item that has most in common with another; `opposite` where none has much. */
function mostSimilar(
  item: unknown,
  after: readonly unknown[],
  { places, opposite }: { places: number[]; opposite: number | undefined },
): number | undefined {
  const [best] = places
    .map((at) => ({ at, score: similarity(item, after[at]) + (at === opposite ? 0.1 : 0) }))
    .toSorted((a, b) => b.score - a.score);
  return best && best.score >= enough ? best.at : opposite;
}

/** How much of two groups is equal, 0 to 1. */
function similarity(one: unknown, other: unknown): number {
  if (!isHolder(one) || !isHolder(other)) return 0;
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  const equal = keys.filter((key) => isDeepStrictEqual(one[key], other[key]));
  return equal.length / Math.max(1, keys.length);
}

function range(start: number, length: number): number[] {
  return Array.from({ length }, (_, at) => start + at);
}
