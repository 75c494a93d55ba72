import { parseText, Refusal, onlyByHand } from '#edit/yamlText.ts';
import { findRetired, type Retired, takenType, versionOf } from '#load/findRetired.ts';
import { startsWith } from '#load/paths.ts';
import { type Group, nodeAt, type Path } from '#load/tree.ts';
import { parseYaml } from '#load/yaml/parseYaml.ts';
import { applyEdits } from '#problems/applyEdits.ts';
import type { Edit, Range } from '#problems/Problem.ts';
import { changes, version } from '#schema/changes.ts';
import { shippedSchema, type SiteSchema } from '#schema/site.ts';
import { readableName, variableName } from '#schema/variables.ts';
import { addMoved, removeKeys } from './moveKeys.ts';
import { rewriteInPlace } from './rewriteInPlace.ts';
import { type Move, rewriteReferences } from './rewriteReferences.ts';

/**
 * A text of any version as one of the present version: keys that have moved or have other names with their
 * comments, the references to them, sections of other types, and without keys that are no longer needed. All else
 * stays as it is. With `holder`, only that part. Undefined where nothing is to be done or only a person can do it,
 * as where a block of the site’s own has the word that a type has now; whether the site is right then is not checked.
 */
export function migrateText(
  source: string,
  { schema = shippedSchema, holder = [] }: { schema?: SiteSchema; holder?: Path } = {},
): string | undefined {
  // A byte order mark belongs to no line.
  if (source.startsWith('\uFEFF')) {
    const text = migrateText(source.slice(1), { schema, holder });
    return text && `\uFEFF${text}`;
  }
  const { tree } = parseYaml(source, schema);
  if (!tree) return undefined;
  const written = versionOf(tree);
  try {
    let text = holder.length === 0 ? applyEdits(source, wholeFile(source, tree)) : source;
    for (const since of new Set(changes.map((change) => change.since)))
      text = migrateTo(text, schema, { since, written, holder });
    return text === source ? undefined : text;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

type Step = {
  /** The version that the text becomes one of. */
  since: number;
  /** The version of the file. */
  written: number;
  holder: Path;
};

/** In steps, since one changes where the others are: what is moved is there twice in between. */
function migrateTo(source: string, schema: SiteSchema, step: Step): string {
  const { tree } = parseYaml(source, schema);
  const retired = tree ? retiredIn(tree, schema, step) : [];
  if (!tree || retired.length === 0) return source;
  if (takenType(retired, schema)) throw onlyByHand();
  const moves = retired.flatMap(movesOf);
  const edits = [
    ...rewriteReferences(source, tree, moves),
    ...rewriteInPlace(parseText(source), retired),
  ];
  const rewritten = parseText(applyEdits(source, edits));
  const added = parseText(applyEdits(rewritten.source, addMoved(rewritten, moves)));
  const left = retired.filter(({ change: { kind } }) => kind === 'moved' || kind === 'gone');
  const paths = left.map(({ path }) => path);
  const text = applyEdits(added.source, removeKeys(added, paths));
  const after = parseYaml(text, schema).tree;
  if (!after || retiredIn(after, schema, step).length > 0) throw onlyByHand();
  return text;
}

/** What a step does. A key stays where its new place is taken. */
function retiredIn(tree: Group, schema: SiteSchema, { since, written, holder }: Step): Retired[] {
  return findRetired(tree, schema, written).filter(
    ({ change, path, to }) =>
      change.since === since &&
      startsWith(path, holder) &&
      to.every((place) => !nodeAt(tree, place)),
  );
}

function movesOf({ change, path, to: [to] }: Retired): Move[] {
  return change.kind === 'moved' && to ? [{ path, to }] : [];
}

/** What only a whole file has: its version, and the names of its variables. */
function wholeFile(source: string, tree: Group): Edit[] {
  return [...raiseVersion(tree), ...renameVariables(source, tree, renamedVariables(tree))];
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
  return [...keys, ...rewriteReferences(source, tree, variables.flatMap(movesOfVariable))];
}

function movesOfVariable({ written, name }: Renamed): Move[] {
  const roots = [['env'], ['site', 'env']];
  return roots.map((root) => ({ path: [...root, written], to: [...root, name] }));
}

/** A text whose references lead to where all is that has moved, while nothing has moved yet. */
export function followMoves(source: string, tree: Group, retired: readonly Retired[]): string {
  const moves = [...retired.flatMap(movesOf), ...renamedVariables(tree).flatMap(movesOfVariable)];
  return applyEdits(source, rewriteReferences(source, tree, moves));
}
