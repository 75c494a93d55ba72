import type { ItemName } from '#schema/kinds.ts';
import { listAt, valueAt } from './paths.ts';
import type { Path } from './tree.ts';

/** An item of a list as a value further down may name it, with what there is to choose from. */
type NamedItem = { name: string; label: string; choices: string[] };

/** The items that a value may name: those above the item that it is in. */
export function itemsAbove(data: unknown, path: Path, keys: ItemName): NamedItem[] {
  const at = path.findLastIndex((step) => typeof step === 'number');
  const above = listAt(data, path.slice(0, at)).slice(0, Number(path[at]));
  return above.flatMap((item) => {
    const name = valueAt(item, [keys.name]);
    const isExcept = keys.except.words.includes(String(valueAt(item, [keys.except.by])));
    if (typeof name !== 'string' || isExcept) return [];
    const label = String(valueAt(item, [keys.label]) ?? '');
    return { name, label, choices: listAt(item, [keys.choices]).map(String) };
  });
}
