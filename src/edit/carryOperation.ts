import { isDeepStrictEqual } from 'node:util';
import { followIndex, followPath, valueAt } from './followPath.ts';
import type { Operation, YamlPath } from './Operation.ts';

/**
 * One step from a version of the file to the next: an operation, or the data before and after it.
 * `isOwn`: the window made it, so that nobody needs to be asked about it.
 */
export type Step = { operation: Operation } | { before: unknown; after: unknown; isOwn: boolean };

/** `isChanged`: another hand changed what the operation is about to write over or to delete. */
type Carried = { operation: Operation; isChanged: boolean };

/**
 * An operation on an older version of the file as the same one on a newer version. Undefined when
 * what it is about is gone.
 */
export function carryOperation(operation: Operation, steps: readonly Step[]): Carried | undefined {
  let carried: Carried = { operation, isChanged: false };
  for (const step of steps) {
    const next = carryOver(carried.operation, step);
    if (!next) return undefined;
    const isChanged = carried.isChanged || isChangedBy(step, carried.operation, next);
    carried = { operation: next, isChanged };
  }
  return carried;
}

function carryOver(operation: Operation, step: Step): Operation | undefined {
  if (operation.kind === 'insert') {
    const position = positionAfter([...operation.list, operation.index], step);
    return (
      position && { ...operation, list: position.slice(0, -1), index: Number(position.at(-1)) }
    );
  }
  const isNewItem = operation.kind === 'add' && typeof operation.path.at(-1) === 'number';
  const path = isNewItem ? positionAfter(operation.path, step) : pathAfter(operation.path, step);
  if (!path) return undefined;
  if (operation.kind === 'add' && !('operation' in step)) {
    return addInto(valueAt(step.after, path), { ...operation, path });
  }
  if (operation.kind !== 'move') return { ...operation, path };
  // As many places on as it was meant to go.
  const to = operation.to - Number(operation.path.at(-1)) + Number(path.at(-1));
  return { ...operation, path, to: Math.max(0, to) };
}

/** The first of a group or of a list, where another hand has written the first: it is the next one. */
function addInto(there: unknown, add: Extract<Operation, { kind: 'add' }>): Operation {
  const { path, value } = add;
  if (typeof value !== 'object' || typeof path.at(-1) === 'number') return add;
  const [[key, part] = ['', ''], ...more] = Object.entries(value);
  if (Array.isArray(value) !== Array.isArray(there) || more.length > 0 || !there) return add;
  return { ...add, path: [...path, Array.isArray(there) ? there.length : key], value: part };
}

/** The path of the same part after a step. */
export function pathAfter(path: YamlPath, step: Step): YamlPath | undefined {
  return 'operation' in step
    ? pathAfterOperation(path, step.operation)
    : followPath(path, step.before, step.after);
}

function pathAfterOperation(path: YamlPath, operation: Operation): YamlPath | undefined {
  const at = operation.kind === 'insert' ? [...operation.list, operation.index] : operation.path;
  const depth = at.length - 1;
  const own = path[depth];
  if (own === undefined || !at.slice(0, depth).every((one, index) => path[index] === one))
    return path;
  if (operation.kind === 'rename') {
    return own === at[depth] && at[0] !== 'routes' ? path.with(depth, operation.name) : path;
  }
  if (operation.kind === 'delete' && own === at[depth]) return undefined;
  if (typeof own !== 'number') return path;
  return path.with(depth, indexAfter(own, Number(at[depth]), operation));
}

function indexAfter(index: number, at: number, operation: Operation): number {
  switch (operation.kind) {
    case 'insert':
    case 'add':
      return index >= at ? index + 1 : index;
    case 'duplicate':
      return index > at ? index + 1 : index;
    case 'delete':
      return index > at ? index - 1 : index;
    case 'move': {
      const { to } = operation;
      if (index === at) return to;
      const without = index > at ? index - 1 : index;
      return without >= to ? without + 1 : without;
    }
    default:
      return index;
  }
}

/** Where a new item belongs after a step: before the same neighbour, or still at the end. */
function positionAfter(path: YamlPath, step: Step): YamlPath | undefined {
  const [list, index] = [path.slice(0, -1), Number(path.at(-1))];
  const there = pathAfter(list, step);
  if (!there) return undefined;
  if ('operation' in step) {
    const { operation } = step;
    const isOfList = operation.kind === 'delete' && isDeepStrictEqual(operation.path, path);
    return isOfList ? path : pathAfterOperation(path, operation);
  }
  const [before, after] = [valueAt(step.before, list), valueAt(step.after, there)];
  if (!Array.isArray(before) || !Array.isArray(after)) return [...there, index];
  const next = index < before.length ? followIndex(index, before, after) : after.length;
  const last = index > 0 ? followIndex(index - 1, before, after) : undefined;
  return [...there, next ?? (last === undefined ? Math.min(index, after.length) : last + 1)];
}

function isChangedBy(step: Step, from: Operation, to: Operation): boolean {
  if ('operation' in step || step.isOwn || from.kind === 'insert' || to.kind === 'insert')
    return false;
  const isAddress = from.kind === 'rename' && from.path[0] === 'routes';
  if (from.kind !== 'set' && from.kind !== 'delete' && !isAddress) return false;
  return !isDeepStrictEqual(valueAt(step.before, from.path), valueAt(step.after, to.path));
}
