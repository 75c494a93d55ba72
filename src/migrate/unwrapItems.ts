import { columnOf, extentOf, insertItem, removeItems } from '#edit/items.ts';
import { isOwnGroup, keyIndex, onlyByHand, type YamlText } from '#edit/yamlText.ts';
import { childOf, type WrittenItem } from '#load/tree.ts';
import { applyEdits, moveBy } from '#problems/applyEdits.ts';
import type { Edit, Range } from '#problems/Problem.ts';
import type { Unwrapped } from '#schema/changes.ts';
import { runsOf } from './moveKeys.ts';
import {
  afterColon,
  commentsIn,
  keyRange,
  markBefore,
  nameOf,
  type WrittenKey,
} from './WrittenKey.ts';

/** Makes texts of the items of a list; those whose flag is false get a list of their own behind it. */
export function unwrapItems(text: YamlText, key: WrittenKey, change: Unwrapped): Edit[] {
  const list = key.item.value;
  // What `*name` repeats changes where it is first.
  if (list.kind !== 'list' || list.repeats || !list.writtenItems) return [];
  const edits = list.writtenItems.map((item) => unwrapItem(text, item, change));
  const out = list.items.flatMap((item, index) => {
    const flag = childOf(item, change.flag);
    return flag?.kind === 'scalar' && flag.value === false ? index : [];
  });
  if (out.length === 0) return edits.flat();
  const { start, end } = extentOf(text, key.holder, key.index);
  // What one of them names may be needed before the place that it goes to.
  if (/(?<=[\s[{])[&*]\w/.test(text.source.slice(start, end))) throw onlyByHand();
  const name = nameOf(key, text.source, change.rest);
  if (out.length === edits.length) return [{ ...keyRange(key), text: name }, ...edits.flat()];
  const holder = { ...list, writtenItems: list.writtenItems };
  const column = list.isFlow ? 0 : columnOf(list.start, text.source);
  const moved = out.map((index) => {
    const place = extentOf(text, holder, index);
    const own = (edits[index] ?? []).map((edit) => moveBy(edit, -place.start));
    const written = applyEdits(text.source.slice(place.start, place.end), own);
    return written.split(/\r?\n/).map((row, at) => (at > 0 ? row.slice(column) : row));
  });
  const depth = ' '.repeat(Math.max(0, column - columnOf(key.item.start, text.source)));
  const rows = list.isFlow
    ? [`${name}: [${moved.map((own) => own.join(text.lineEnd)).join(', ')}]`]
    : [`${name}:`, ...moved.flat().map((row) => row && depth + row)];
  return [
    ...edits.filter((_, index) => !out.includes(index)).flat(),
    ...runsOf(out).map((run) => removeItems(text, holder, run)),
    insertItem(text, key.holder, { index: key.index + 1, rows }),
  ];
}

/** Leaves of a group that has a text, and maybe a flag, that text with its comments. */
function unwrapItem(text: YamlText, { value: group }: WrittenItem, change: Unwrapped): Edit[] {
  const { source } = text;
  if (!isOwnGroup(group)) return [];
  const index = keyIndex(group, change.key);
  const item = group.writtenItems[index];
  const isOnly = group.writtenItems.every(
    ({ name }) => name === change.key || name === change.flag,
  );
  if (!item || !isOnly) return [];
  const from = afterColon({ holder: group, index, item }, source);
  const start = markBefore(item.value, source, from) ?? item.value.start;
  const flag = group.writtenItems.find((other) => other !== item);
  const gaps = group.isFlow
    ? [between(group.start, start), between(item.end, group.end)]
    : [between(item.start, start), ...(flag ? [gapOf(source, flag, item)] : [])];
  const isNoted = gaps.some((gap) => commentsIn(source.slice(gap.start, gap.end)).length > 0);
  // A text may say itself how far it is indented.
  if (isNoted || /^[|>][-+]?\d/.test(source.slice(item.value.start))) throw onlyByHand();
  return gaps.map((gap) => ({ ...gap, text: '' }));
}

/** A flag with the space around it, but without comments. */
function gapOf(source: string, flag: WrittenItem, item: WrittenItem): Range {
  if (flag.start > item.start)
    return between(source.slice(0, flag.start).trimEnd().length, flag.end);
  const isNoted = source.slice(flag.end, item.start).trim() !== '';
  return between(flag.start, isNoted ? flag.end : item.start);
}

function between(start: number, end: number): Range {
  return { start, end };
}
