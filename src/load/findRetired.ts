import { createProblem } from '#problems/createProblem.ts';
import { listed } from '#problems/phrases.ts';
import type { Problem } from '#problems/Problem.ts';
import { type Change, changes, version } from '#schema/changes.ts';
import { shippedSchema, type SiteSchema } from '#schema/site.ts';
import { schemaAt } from './schemaAt.ts';
import {
  childOf,
  type Group,
  keyAt,
  nodeAt,
  placeOfValue,
  partsIn,
  type Path,
  toData,
  type TreeNode,
} from './tree.ts';

/** A key of an earlier version of the format, where a file has it, and where its value belongs now. */
export type Retired = { change: Change; path: Path; to: readonly Path[] };

/**
 * The keys that are not what they were: of a file of an earlier version than `written` all that have changed since,
 * of the present one those that the schema does not know, of a later one none. What `*name` repeats is found where
 * it is first. Sections of a block of the site’s own have none, whatever its word was.
 */
export function findRetired(tree: Group, schema: SiteSchema, written = versionOf(tree)): Retired[] {
  if (written > version) return [];
  const data = toData(tree);
  const own = ownTypes(schema);
  return rootsIn(tree)
    .filter(({ type }) => type === undefined || !own.has(type))
    .flatMap(({ root, path, type }) =>
      changes
        .filter(({ block }) => block === type)
        .flatMap((change) =>
          placesOf(root, change.from).map((from) => ({
            change,
            path: [...path, ...from],
            to: destinationsOf(change, path, from),
          })),
        )
        .filter(
          ({ change, path: at }) =>
            hasValue(nodeAt(tree, at), change) &&
            (change.since > written || schemaAt(schema.SiteFile, data, at) === undefined),
        ),
    );
}

/** The version that a file is written for, or the present one where that cannot be read. */
export function versionOf(tree: Group): number {
  const node = nodeAt(tree, ['version']);
  return node?.kind === 'scalar' && /^[1-9]\d*$/.test(node.written)
    ? Number(node.written)
    : version;
}

/** Says that a file is written for another version; of an earlier one, which of its keys have changed since. */
export function otherVersion(tree: Group, schema: SiteSchema): Problem | undefined {
  const written = versionOf(tree);
  const place = { ...placeOfValue(tree, ['version']), path: ['version'] };
  if (written === version) return undefined;
  if (written > version) return createProblem('new-version', { written, version }, place);
  const retired = findRetired(tree, schema);
  const related = retired.flatMap(({ change, path }) => {
    const key = keyAt(tree, path);
    const message =
      change.kind === 'gone' ? 'This is no longer needed.' : `This is ${whatIsNow(change)} now.`;
    return key ? [{ start: key.start, end: key.end, message }] : [];
  });
  const taken = takenType(retired, schema);
  return createProblem('old-version', { written, version, taken }, { ...place, related });
}

/** The type of a section that is one now for which the site has a block of its own: no program can tell them apart. */
export function takenType(
  retired: readonly Retired[],
  schema: SiteSchema,
): { word: string; now: string } | undefined {
  const own = ownTypes(schema);
  for (const { change } of retired)
    if (change.kind === 'retyped' && own.has(change.type))
      return { word: change.block ?? '', now: change.type };
  return undefined;
}

/** What a key is now, in the words of the file. */
export function whatIsNow(change: Exclude<Change, { kind: 'gone' }>): string {
  switch (change.kind) {
    case 'moved':
      return change.to.join('.');
    case 'renamed':
      return change.isItem ? `an item of ${change.key}` : change.key;
    case 'spread':
      return listed(change.keys);
    case 'unwrapped':
      return `a list of texts, without those for ${change.rest}`;
    case 'retyped':
      return `type: ${change.type}`;
  }
}

/** What a type of an earlier version is now, with its keys; undefined for any other word. */
export function renamedType(word: string, schema: SiteSchema) {
  const ofType = changes.filter(({ block }) => block === word);
  const change = ofType.find((one) => one.kind === 'retyped');
  if (!change) return undefined;
  const keys = ofType.flatMap((one) =>
    one === change || one.kind === 'gone' ? [] : { key: one.from.at(-1) ?? '', to: whatIsNow(one) },
  );
  const { type: now, look } = change;
  return { word, now, look, keys, isTaken: ownTypes(schema).has(now) };
}

function ownTypes({ Block }: SiteSchema): ReadonlySet<string> {
  const shipped = new Set(shippedSchema.Block.options);
  const own = Block.options.filter((option) => !shipped.has(option));
  return new Set(own.map(({ shape }) => shape.type.value));
}

type Root = { root: Group; path: Path; type?: string };

/** What the paths of changes begin at: the file, and every section of it. */
function rootsIn(tree: Group): Root[] {
  const sections = partsIn(tree).flatMap(({ node, path }): Root[] => {
    const type = nodeAt(node, ['type']);
    // Any other group may have a `type` of its own; under `x-…`, sections are where others repeat them from.
    const isSection = path.at(-2) === 'sections' || String(path[0]).startsWith('x-');
    return isSection && node.kind === 'group' && type?.kind === 'scalar'
      ? [{ root: node, path, type: String(type.value) }]
      : [];
  });
  return [{ root: tree, path: [] }, ...sections];
}

/** Where a path with `*` leads, below a part. */
function placesOf(root: TreeNode, [step, ...steps]: readonly string[]): Path[] {
  if (step === undefined) return [[]];
  const below = (key: string | number, node: TreeNode | undefined) =>
    node ? placesOf(node, steps).map((path) => [key, ...path]) : [];
  if (step !== '*') return below(step, nodeAt(root, [step]));
  return root.kind === 'list' ? root.items.flatMap((item, index) => below(index, item)) : [];
}

function destinationsOf(change: Change, root: Path, from: Path): Path[] {
  const beside = (key: string) => [...root, ...from.slice(0, -1), key];
  switch (change.kind) {
    case 'moved':
      return [[...root, ...change.to]];
    case 'renamed':
      return [beside(change.key)];
    case 'spread':
      return change.keys.map(beside);
    case 'unwrapped':
      return [beside(change.rest)];
    default:
      return [];
  }
}

/** Whether a value is one that the change is about. */
function hasValue(node: TreeNode | undefined, change: Change): boolean {
  if (change.kind === 'unwrapped')
    return node?.kind === 'list' && node.items.some((item) => childOf(item, change.key));
  if (change.kind !== 'gone' || change.value === undefined) return true;
  return node?.kind === 'scalar' && (node.template ?? node.value) === change.value;
}
