import { parseText, Refusal } from '#edit/yamlText.ts';
import { findRetired, type Retired, versionOf } from '#load/findRetired.ts';
import { isSamePath } from '#load/paths.ts';
import { type Group, nodeAt, type Path } from '#load/tree.ts';
import { parseYaml } from '#load/yaml/parseYaml.ts';
import { applyEdits } from '#problems/applyEdits.ts';
import type { Edit } from '#problems/Problem.ts';
import { version } from '#schema/changes.ts';
import { addMoved, removeKeys } from './moveKeys.ts';
import { rewriteReferences } from './rewriteReferences.ts';

/**
 * A text of any version as one of the present version: keys that have moved with their comments, the
 * references to them, and without keys that are no longer needed. All else stays as it is. With `holder`,
 * only the keys of that group. Undefined where nothing is to be done or only a person can do it; whether
 * the site is right then is not checked.
 */
export function migrateText(source: string, holder?: Path): string | undefined {
  // A byte order mark belongs to no line.
  if (source.startsWith('\uFEFF')) {
    const text = migrateText(source.slice(1), holder);
    return text && `\uFEFF${text}`;
  }
  const { tree } = parseYaml(source);
  if (!tree) return undefined;
  const retired = findRetired(tree).filter(
    ({ path, to }) =>
      (!to || !nodeAt(tree, to)) && (!holder || isSamePath(path.slice(0, -1), holder)),
  );
  try {
    const text = migrate(source, tree, retired);
    return text === source ? undefined : text;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/** In steps, since one changes where the others are: what is moved is there twice in between. */
function migrate(source: string, tree: Group, retired: readonly Retired[]): string {
  const edits = [...raiseVersion(tree), ...rewriteReferences(source, tree, retired)];
  const rewritten = parseText(applyEdits(source, edits));
  const added = parseText(applyEdits(rewritten.source, addMoved(rewritten, retired)));
  const paths = retired.map(({ path }) => path);
  return applyEdits(added.source, removeKeys(added, paths));
}

function raiseVersion(tree: Group): Edit[] {
  const node = nodeAt(tree, ['version']);
  return node && versionOf(tree) < version
    ? [{ start: node.start, end: node.end, text: String(version) }]
    : [];
}
