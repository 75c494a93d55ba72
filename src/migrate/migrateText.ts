import { parseText, Refusal } from '#edit/yamlText.ts';
import { findRetired, type Retired, versionOf } from '#load/findRetired.ts';
import { isSamePath } from '#load/paths.ts';
import { type Group, nodeAt, type Path } from '#load/tree.ts';
import { parseYaml } from '#load/yaml/parseYaml.ts';
import { shippedSchema } from '#schema/site.ts';
import { applyEdits } from '#problems/applyEdits.ts';
import type { Edit, Range } from '#problems/Problem.ts';
import { version } from '#schema/changes.ts';
import { readableName, variableName } from '#schema/variables.ts';
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
  // Only shipped keys have ever moved.
  const { tree } = parseYaml(source, shippedSchema);
  if (!tree) return undefined;
  const retired = findRetired(tree).filter(
    ({ path, to }) =>
      (!to || !nodeAt(tree, to)) && (!holder || isSamePath(path.slice(0, -1), holder)),
  );
  try {
    const variables = holder ? [] : renamedVariables(tree);
    const text = migrate(source, tree, { retired, variables });
    return text === source ? undefined : text;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/** In steps, since one changes where the others are: what is moved is there twice in between. */
function migrate(
  source: string,
  tree: Group,
  { retired, variables }: { retired: readonly Retired[]; variables: readonly Renamed[] },
): string {
  const edits = [
    ...raiseVersion(tree),
    ...rewriteReferences(source, tree, retired),
    ...renameVariables(source, tree, variables),
  ];
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

type Renamed = { written: string; name: string; key: Range };

/** The variables of the environment that no site reads under their names any more. */
function renamedVariables(tree: Group): Renamed[] {
  const declared = nodeAt(tree, ['site', 'env']);
  if (declared?.kind !== 'group') return [];
  return [...declared.entries].flatMap(([written, { key }]) => {
    const name = readableName(written);
    const isFine = name === written || declared.entries.has(name);
    return isFine || !variableName.safeParse(written).success ? [] : { written, name, key };
  });
}

function renameVariables(source: string, tree: Group, variables: readonly Renamed[]): Edit[] {
  const keys = variables.map(({ key: { start, end }, written, name }) => {
    // In the quotes that it may be in.
    return { start, end, text: source.slice(start, end).replace(written, name) };
  });
  return [...keys, ...rewriteReferences(source, tree, variables.flatMap(movesOf))];
}

function movesOf({ written, name }: Renamed) {
  const roots = [['env'], ['site', 'env']];
  return roots.map((root) => ({ path: [...root, written], to: [...root, name] }));
}

/** A text whose references lead to where all is that has moved, while nothing has moved yet. */
export function followMoves(source: string, tree: Group): string {
  const moves = [...findRetired(tree), ...renamedVariables(tree).flatMap(movesOf)];
  return applyEdits(source, rewriteReferences(source, tree, moves));
}
