import { findRetired } from '#load/findRetired.ts';
import { keyAt, nodeAt } from '#load/tree.ts';
import { parseYaml } from '#load/yaml/parseYaml.ts';
import { shippedSchema } from '#schema/site.ts';
import { readTokens } from '#load/yaml/readTokens.ts';
import { followMoves } from './migrateText.ts';

/**
 * The values of a file that are gone from its text of a later version, although their keys are only moved or
 * not concerned. A text with a reference may hold where that leads to now.
 */
export function lostInMigration(before: string, after: string): string[] {
  const { tree } = parseYaml(before, shippedSchema);
  if (!tree) return [before];
  const paths = [['version'], ...findRetired(tree).flatMap(({ path, to }) => (to ? [] : [path]))];
  const gone = paths.flatMap((path) => {
    const [key, value] = [keyAt(tree, path), nodeAt(tree, path)];
    return key && value ? { start: key.start, end: value.end } : [];
  });
  const left = new Map<string, number>();
  for (const { text, isKey } of readTokens(after))
    if (!isKey) left.set(text, (left.get(text) ?? 0) + 1);
  const moved = readTokens(followMoves(before, tree));
  return readTokens(before).flatMap(({ start, end, text, isKey }, index) => {
    const isGone = gone.some((place) => place.start <= start && end <= place.end);
    if (isKey || isGone) return [];
    const kept = [text, moved[index]?.text ?? text].find((one) => (left.get(one) ?? 0) > 0);
    if (kept === undefined) return [text];
    left.set(kept, (left.get(kept) ?? 0) - 1);
    return [];
  });
}
