import type { ValuePlace, YamlPath } from '#preview/EditApi.ts';
import { isSamePath } from './isSamePath.ts';

/** One line of a part: a value, or the head of an item of a list, which may be gone from the file. */
export type PartRow =
  | { kind: 'value'; key: string; place: ValuePlace }
  | { kind: 'item'; key: string; item: YamlPath; isGone: boolean };

/**
 * The values of the part `from` in their order, each item of a list headed once. `kept` is an item
 * that something is being added to: it has its head also when nothing of it is left.
 */
export function rowsOf(
  values: readonly ValuePlace[],
  from: YamlPath,
  kept: YamlPath | undefined,
): PartRow[] {
  const rows: PartRow[] = [];
  const addHead = (item: YamlPath | undefined, isGone: boolean) => {
    const isThere = rows.some((row) => row.kind === 'item' && isSamePath(row.item, item));
    if (item && !isThere) rows.push({ kind: 'item', key: `- ${item.join('.')}`, item, isGone });
  };
  for (const place of values) {
    addHead(itemOf(place.path, from), false);
    rows.push({ kind: 'value', key: place.path.join('.'), place });
  }
  addHead(kept, true);
  return rows;
}

/** The item of a list that something in the part `from` is, or stands in. */
export function itemOf(path: YamlPath, from: YamlPath): YamlPath | undefined {
  const end = path.findLastIndex((step) => typeof step === 'number');
  return end < from.length ? undefined : path.slice(0, end + 1);
}
