import { isGroup, valueAt } from '#load/paths.ts';
import type { Path } from '#load/tree.ts';

/** An item of a list: a field, a section, a page, as people know it. */
export type NamedItem = { path: Path; name: string };

/** The keys whose words are the name of an item, the best first. */
const names = ['label', 'heading', 'headline', 'title', 'name'];

/** The innermost item with a name that a path leads into, in the data of a site. */
export function itemAround(data: unknown, path: Path): NamedItem | undefined {
  for (let end = path.length; end > 0; end--) {
    if (typeof path[end - 1] !== 'number') continue;
    const item = valueAt(data, path.slice(0, end));
    const name = isGroup(item) && names.map((key) => item[key]).find(isWords);
    if (name) return { path: path.slice(0, end), name };
  }
  return undefined;
}

function isWords(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
