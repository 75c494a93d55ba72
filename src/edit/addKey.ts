import type { Edit } from '#problems/Problem.ts';
import { isScalar, type Node, stringify, type YAMLMap } from 'yaml';
import { blockStyle } from './blockStyle.ts';
import type { OpenText } from './openText.ts';
import type { Part } from './Operation.ts';
import { Refusal } from './Refusal.ts';
import { columnOf, endsKept, lineStop, textRange } from './textRange.ts';
import { writeFlow } from './writeFlow.ts';
import { writeScalar } from './writeScalar.ts';

type Map = YAMLMap<Node, Node | null>;

/** Writes a new key into a group: after its last key, or behind the one named by `after`. */
export function addKey(
  text: OpenText,
  { holder, key, after }: { holder: Map; key: string; after?: number },
  value: Part,
): Edit {
  const { source, lineEnd } = text;
  const index = after ?? holder.items.length - 1;
  const pair = holder.items[index];
  if (holder.flow) {
    const written = writeFlow(value);
    if (!pair) return openBraces(holder, `${key}: ${written}`);
    const end = endOfPair(holder, index, source);
    return { start: end, end, text: `, ${key}: ${written}` };
  }
  const first = holder.items[0]?.key.range?.[0];
  if (!pair || first === undefined) throw new Refusal('There is no group to write the key into.');
  const indent = columnOf(first, source);
  const margin = ' '.repeat(indent);
  const end = endOfPair(holder, index, source);
  if (endsKept(pair.value?.srcToken)) {
    throw new Refusal(
      'The text before it keeps its empty lines, so the key is better written by hand.',
    );
  }
  const at = lineStop(end, source);
  const written =
    typeof value === 'object'
      ? rowsOf(value).map((row) => `${lineEnd}${margin}  ${row}`)
      : [` ${required(writeScalar(value, { isFlow: false, indent, lineEnd }))}`];
  return { start: at, end: at, text: `${lineEnd}${margin}${key}:${written.join('')}` };
}

/** A group or a list, line by line. */
function rowsOf(part: Part): string[] {
  return stringify(part, blockStyle).trimEnd().split('\n');
}

/** Where a key with its value ends, without the comment on its line. */
export function endOfPair(holder: Map, index: number, source: string): number {
  const pair = holder.items[index];
  if (!pair) return holder.range?.[1] ?? 0;
  const { value } = pair;
  const range = value && textRange(value, source);
  if (range && range.end > range.start) return range.end;
  const keyEnd = pair.key.range?.[1] ?? 0;
  // An empty value may stand after an anchor or a tag.
  return Math.max(range?.end ?? 0, keyEnd + (/^\s*:/.exec(source.slice(keyEnd))?.[0].length ?? 0));
}

function openBraces(holder: Map, text: string): Edit {
  const at = (holder.range?.[0] ?? 0) + 1;
  return { start: at, end: at, text: ` ${text} ` };
}

function required(written: string | undefined): string {
  if (written === undefined) throw new Refusal('This value cannot be written in YAML.');
  return written;
}

/** The index of a key in a group, or -1. */
export function indexOfKey(holder: Map, key: string): number {
  return holder.items.findIndex((pair) => isScalar(pair.key) && pair.key.value === key);
}
