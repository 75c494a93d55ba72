import { everydayIcons, isIconOf } from './everydayIcons.ts';
import { damerauLevenshtein, type Nearest, nearestWords } from './nearestWords.ts';

/**
 * The icon of the same letters, or the brand; else those for an everyday word (`telephone`: `phone`); else icons whose
 * names hold all words of what is written (`cart`: `shopping-cart`), the shortest first; else those a slip away. At
 * most three.
 */
export function nearestIcons(
  written: string,
  icons: readonly string[],
  nearest: Nearest,
): string[] {
  const name = withoutIconSet(written);
  const words = name.toLowerCase().match(/[a-z\d]+/g) ?? [];
  if (words.length === 0) return [];
  const letters = words.join('');
  const same = icons.find((icon) => icon.replace(/^brand-|-/g, '') === letters);
  if (same !== undefined) return [same];
  const meant = everydayIcons(letters);
  if (meant.length > 0) return meant.slice(0, 3);
  const holding = icons.filter((icon) => words.every((word) => isIconOf(word, icon)));
  const found = holding.toSorted((a, b) => a.length - b.length);
  return (found.length > 0 ? found : nearest(name, icons)).slice(0, 3);
}

/** A name without that of the set, which other programs write before it: `lucide:clock`, `fa-clock`, `fas fa-clock`. */
export function withoutIconSet(name: string): string {
  return name.replace(/^(?:(?:lucide|tabler|mdi|ti|bi|icon|fa[bdlrs]?)[\s:/_-]+)+/i, '');
}

/**
 * Whether an icon is what is written but for the set, capitals, dashes, a plural, or a slip in one of its words:
 * letters that are doubled or swapped, in a long word also others. Else another thing may be meant: a horse is
 * no house.
 */
export function isSlipOfIcon(written: string, icon: string): boolean {
  const name = withoutIconSet(written).toLowerCase();
  const plain = name.replaceAll(/[\s_-]/g, '');
  if (plain === icon.replaceAll('-', '')) return true;
  const [words, meant] = [name.split(/[\s_-]/), icon.split('-')];
  const wrong = words.flatMap((word, at) => (word === meant[at] ? [] : [[word, meant[at] ?? '']]));
  const [[word = '', other = ''] = []] = wrong;
  return words.length === meant.length && wrong.length === 1 && isSlip(word, other);
}

function isSlip(word: string, other: string): boolean {
  if (word.replace(/s$/, '') === other.replace(/s$/, '')) return true;
  if (word[0] !== other[0] || nearestWords(word, [other]).length === 0) return false;
  const lettersOf = (one: string) => [...new Set(one)].toSorted().join('');
  if (lettersOf(word) === lettersOf(other)) return true;
  const length = Math.min(word.length, other.length);
  const most = length < 7 ? 0 : length < 10 ? 1 : 2;
  return damerauLevenshtein(word, other) <= most;
}
