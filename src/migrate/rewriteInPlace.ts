import { insertItem } from '#edit/items.ts';
import { keyIndex, onlyByHand, type YamlText } from '#edit/yamlText.ts';
import type { Retired } from '#load/findRetired.ts';
import type { Edit } from '#problems/Problem.ts';
import type { Change } from '#schema/changes.ts';
import { makeItem } from './makeItem.ts';
import { groupAt } from './moveKeys.ts';
import { spreadItems } from './spreadItems.ts';
import { unwrapItems } from './unwrapItems.ts';
import { keyRange, nameOf, type WrittenKey } from './WrittenKey.ts';

/** What changes where it is: names of keys, types of sections, and lists that come or go around a value. */
export function rewriteInPlace(text: YamlText, retired: readonly Retired[]): Edit[] {
  const keys = retired.map(({ change, path }) => {
    const holder = groupAt(text, path.slice(0, -1));
    const index = keyIndex(holder, String(path.at(-1)));
    const entry = holder.entries.get(String(path.at(-1)));
    return { change, entry, holder, index, item: holder.writtenItems[index] };
  });
  const written = new Set(keys.map(({ entry, item }) => item && entry));
  const edits = keys.flatMap(({ change, entry, holder, index, item }) => {
    if (item) return editsOf(text, { holder, index, item }, change);
    // What `<<` brings along changes with the section that it comes from, or a person must do it.
    if (!written.has(entry)) throw onlyByHand();
    return [];
  });
  // What `*name` repeats was found in each place.
  return [...new Map(edits.map((edit) => [JSON.stringify(edit), edit])).values()];
}

function editsOf(text: YamlText, key: WrittenKey, change: Change): Edit[] {
  switch (change.kind) {
    case 'renamed':
      return [rename(text, key, change.key), ...(change.isItem ? makeItem(text, key) : [])];
    case 'spread':
      return spreadItems(text, key, change.keys);
    case 'unwrapped':
      return unwrapItems(text, key, change);
    case 'retyped':
      return [...changeType(text, key, change.type), ...addLook(text, key, change.look)];
    default:
      return [];
  }
}

function rename({ source }: YamlText, key: WrittenKey, name: string): Edit {
  return { ...keyRange(key), text: nameOf(key, source, name) };
}

/** A type that repeats another one with `*name` changes with that. */
function changeType({ source }: YamlText, { item: { value } }: WrittenKey, type: string): Edit[] {
  if (value.kind !== 'scalar' || value.repeats) return [];
  const { start, end } = value;
  const text = source.slice(start, end).replace(String(value.value), () => type);
  return [{ start, end, text }];
}

function addLook(text: YamlText, key: WrittenKey, look: string | undefined): Edit[] {
  const { holder, index } = key;
  if (look === undefined || holder.entries.has('look')) return [];
  // A file may be JSON.
  const name = nameOf(key, text.source, 'look');
  const quote = holder.isFlow && name.startsWith('"') ? '"' : '';
  const rows = [`${name}: ${quote}${look}${quote}`];
  return [insertItem(text, holder, { index: index + 1, rows })];
}
