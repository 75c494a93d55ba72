import { columnOf, extentOf } from '#edit/items.ts';
import { onlyByHand, type YamlText } from '#edit/yamlText.ts';
import type { WrittenItem } from '#load/tree.ts';
import type { Edit } from '#problems/Problem.ts';
import {
  afterColon,
  commentsIn,
  lineStarts,
  nameOf,
  markBefore,
  type WrittenKey,
} from './WrittenKey.ts';

/** Gives each text of a list a key of its own, in place of the key of the list. */
export function spreadItems(text: YamlText, key: WrittenKey, keys: readonly string[]): Edit[] {
  const { source, lineEnd } = text;
  const { start, value } = key.item;
  const isFlow = value.kind === 'list' && value.isFlow;
  const [first, ...others] = textsOf(key, source);
  if (others.length >= keys.length) throw onlyByHand();
  const margin = lineEnd + ' '.repeat(columnOf(start, source));
  const above = commentsIn(source.slice(afterColon(key, source), first.start));
  const head = above.map((comment) => comment + margin).join('');
  const names = [first, ...others].map((item, at) => {
    const dash = isFlow ? '' : (/^-(?: +(?=\S))?/.exec(source.slice(item.start))?.[0] ?? '');
    const name = nameOf(key, source, keys[at] ?? '');
    const space = dash === '-' ? '' : ' ';
    return { start: item.start, end: item.start + dash.length, text: `${name}:${space}` };
  });
  const marks = isFlow
    ? withoutBrackets(source, key, { items: [first, ...others], margin })
    : outdent(text, key, first.start);
  return [{ start, end: first.start, text: head }, ...names, ...marks];
}

/** Lines that are indented like the key from now on. */
function outdent(text: YamlText, { holder, index, item }: WrittenKey, from: number): Edit[] {
  const { source } = text;
  const depth = columnOf(from, source) - columnOf(item.start, source);
  const rows = lineStarts(source, from, extentOf(text, holder, index).end).slice(1);
  return rows.map((start) => {
    const spaces = /^ */.exec(source.slice(start, start + depth))?.[0] ?? '';
    return { start, end: start + spaces.length, text: '' };
  });
}

/** In braces, the commas are those of the group now; else each key has a line of its own. */
function withoutBrackets(
  source: string,
  { holder, item }: WrittenKey,
  { items, margin }: { items: readonly WrittenItem[]; margin: string },
): Edit[] {
  return items.flatMap(({ end: start }, at) => {
    const next = items[at + 1];
    if (next && holder.isFlow) return [];
    const end = next?.start ?? item.value.end;
    const comments = commentsIn(source.slice(start, end)).join(margin);
    const isLineOver = next !== undefined || (holder.isFlow && comments !== '');
    return [{ start, end, text: (comments && ` ${comments}`) + (isLineOver ? margin : '') }];
  });
}

/** The texts of a list that is written under its key, and that nothing else repeats. */
function textsOf(key: WrittenKey, source: string): readonly [WrittenItem, ...WrittenItem[]] {
  const { value } = key.item;
  const isNamed = markBefore(value, source, afterColon(key, source)) !== undefined;
  const items = (value.kind === 'list' && !value.repeats && !isNamed && value.writtenItems) || [];
  const [first, ...others] = items;
  if (!first || items.some((item) => item.value.kind !== 'scalar')) throw onlyByHand();
  return [first, ...others];
}
