import { columnOf, extentOf } from '#edit/items.ts';
import type { YamlText } from '#edit/yamlText.ts';
import { lineStart } from '#load/lines.ts';
import type { Edit } from '#problems/Problem.ts';
import { afterColon, insertion, lineStarts, markBefore, type WrittenKey } from './WrittenKey.ts';

/**
 * Makes a group the only item of a list: in brackets where it is in braces or repeated with `*name`, else behind a
 * dash. Any other value stays as it is.
 */
export function makeItem(text: YamlText, key: WrittenKey): Edit[] {
  const { source, lineEnd } = text;
  const { value } = key.item;
  if (value.kind !== 'group') return [];
  const colon = afterColon(key, source);
  const mark = markBefore(value, source, colon);
  if (value.repeats || value.isFlow)
    return [insertion(mark ?? value.start, '['), insertion(value.end, ']')];
  const first = lineStart(source, value.start);
  const [, ...others] = lineStarts(source, first, extentOf(text, key.holder, key.index).end);
  const rest = others.map((line) => insertion(line, '  '));
  if (mark === undefined) return [insertion(value.start, '- '), ...rest];
  // On the line of the first key, `&name` would be the name of that key alone.
  const dash = `${lineEnd}${' '.repeat(columnOf(value.start, source))}-`;
  return [insertion(colon, dash), insertion(first, '  '), ...rest];
}
