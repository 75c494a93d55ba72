import type { Edit } from '#problems/Problem.ts';
import { isAlias, isScalar, type Node } from 'yaml';
import { addKey } from './addKey.ts';
import { findSpot, type Spot } from './findSpot.ts';
import type { OpenText } from './openText.ts';
import type { YamlPath } from './Operation.ts';
import { Refusal } from './Refusal.ts';
import { columnOf, lineStop, textRange } from './textRange.ts';
import { writeScalar } from './writeScalar.ts';

/** Writes a single value in the place and in the style of the one that stands there. */
export function setValue(
  text: OpenText,
  { path, value }: { path: YamlPath; value: string | number | boolean },
): Edit[] {
  const spot = findSpot(text, path);
  if (spot.kind === 'nothing') return [addKey(text, spot, value)];
  const node = spot.value;
  if (node && !isScalar(node) && !isAlias(node)) {
    throw new Refusal(
      'Only a single value can be written here, and this is a whole part of the file.',
    );
  }
  return [
    node && isWritten(node, text) ? replace(text, spot, { node, value }) : fill(text, spot, value),
  ];
}

function isWritten(node: Node, { source }: OpenText): boolean {
  const { start, end } = textRange(node, source);
  return end > start;
}

function replace(
  { source, lineEnd }: OpenText,
  spot: Exclude<Spot, { kind: 'nothing' }>,
  { node, value }: { node: Node; value: string | number | boolean },
): Edit {
  const range = textRange(node, source);
  const raw = source.slice(range.start, range.end);
  const written = writeScalar(value, {
    isFlow: spot.holder.flow ?? false,
    isFollowed: isFollowed(range.end, source),
    indent: indentOf(spot, source),
    lineEnd,
    ...(isScalar(node) && { old: { node, raw } }),
  });
  if (written === undefined) throw new Refusal('This value cannot be written in YAML.');
  return { ...range, text: written + lostNote(raw, written) };
}

function isFollowed(end: number, source: string): boolean {
  return source.slice(end, lineStop(end, source)).trim() !== '';
}

/** The comment beside `>-` or `|`, where the new value has no such line. */
function lostNote(raw: string, written: string): string {
  const note = /^[|>][^\s#]*([ \t]+#[^\r\n]*)/.exec(raw)?.[1] ?? '';
  return /^[|>]/.test(written) ? '' : note;
}

/** Writes a value after a key or a dash that has none. */
function fill(
  { source, lineEnd }: OpenText,
  spot: Exclude<Spot, { kind: 'nothing' }>,
  value: string | number | boolean,
): Edit {
  const at =
    spot.kind === 'key'
      ? colonAfter(source, spot.holder.items[spot.index]?.key.range?.[1])
      : (spot.value?.range?.[0] ?? -1);
  const isFlow = spot.holder.flow ?? false;
  const slot = { isFlow, isFollowed: true, indent: indentOf(spot, source), lineEnd };
  const written = writeScalar(value, slot);
  if (written === undefined || at < 0) {
    throw new Refusal('This value cannot be written here; write it by hand.');
  }
  return { start: at, end: at, text: ` ${written}` };
}

function colonAfter(source: string, keyEnd = -1): number {
  const match = /^\s*:/.exec(source.slice(keyEnd));
  return match && keyEnd >= 0 ? keyEnd + match[0].length : -1;
}

/** The column of the key or dash that a value belongs to. */
export function indentOf(spot: Exclude<Spot, { kind: 'nothing' }>, source: string): number {
  if (spot.kind === 'key') {
    return columnOf(spot.holder.items[spot.index]?.key.range?.[0] ?? 0, source);
  }
  return columnOf(spot.holder.range?.[0] ?? 0, source);
}
