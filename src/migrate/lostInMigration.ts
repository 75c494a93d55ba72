import { findRetired, type Retired } from '#load/findRetired.ts';
import { type Group, keyAt, nodeAt, type Path } from '#load/tree.ts';
import { parseYaml } from '#load/yaml/parseYaml.ts';
import { shippedSchema, type SiteSchema } from '#schema/site.ts';
import { readTokens } from '#load/yaml/readTokens.ts';
import { followMoves } from './migrateText.ts';

/**
 * The values of a file that are gone from its text of a later version, although their keys are only moved, have
 * another name or are not concerned. A text with a reference may hold where that leads to now.
 */
export function lostInMigration(
  before: string,
  after: string,
  schema: SiteSchema = shippedSchema,
): string[] {
  const { tree } = parseYaml(before, schema);
  if (!tree) return [before];
  const retired = findRetired(tree, schema);
  const paths = [['version'], ...retired.flatMap((one) => changedIn(one, tree))];
  const gone = paths.flatMap((path) => {
    const [key, value] = [keyAt(tree, path), nodeAt(tree, path)];
    return key && value ? { start: key.start, end: value.end } : [];
  });
  const left = new Map<string, number>();
  for (const { text, isKey } of readTokens(after))
    if (!isKey) left.set(text, (left.get(text) ?? 0) + 1);
  const moved = readTokens(followMoves(before, tree, retired));
  return readTokens(before).flatMap(({ start, end, text, isKey }, index) => {
    const isGone = gone.some((place) => place.start <= start && end <= place.end);
    if (isKey || isGone) return [];
    const kept = [text, moved[index]?.text ?? text].find((one) => (left.get(one) ?? 0) > 0);
    if (kept === undefined) return [text];
    left.set(kept, (left.get(kept) ?? 0) - 1);
    return [];
  });
}

/** Where what is written is nowhere later: it is no longer needed, says the type of a section, or in which list a text is. */
function changedIn({ change, path, to }: Retired, tree: Group): Path[] {
  if (change.kind !== 'unwrapped') return to.length === 0 ? [path] : [];
  const list = nodeAt(tree, path);
  const items = list?.kind === 'list' ? list.items : [];
  return items.map((_, index) => [...path, index, change.flag]);
}
