import { isRemovable, removablePart } from '#load/findOpenings.ts';
import { freeName } from '#load/freeName.ts';
import { groupBy } from '#load/groupBy.ts';
import { isBelow, isGroup, isSamePath, listAt, valueAt } from '#load/paths.ts';
import { optionFor, schemaAt } from '#load/schemaAt.ts';
import { noteOf } from '#load/schemaNodes.ts';
import { editFile, fileOfProblem, type Sources } from '#load/sources.ts';
import type { Path } from '#load/tree.ts';
import type { Code, Edit, Problem } from '#problems/Problem.ts';
import type { SiteSchema } from '#schema/site.ts';
import { editSite, siteData } from './editSite.ts';
import type { Operation } from './Operation.ts';

/** The next of the changes that errors ask for; undefined where there is none. */
export function dependentChange(
  sources: Sources,
  { operation, errors, schema }: { operation: Operation; errors: Problem[]; schema: SiteSchema },
): Sources | undefined {
  const counted = countAgain(sources, errors);
  if (counted) return counted;
  switch (operation.kind) {
    case 'add':
      return dropAlternatives(sources, operation.path, schema);
    case 'delete':
      return removeUses(sources, errors, schema);
    case 'insert':
      return addLinks(sources, errors, schema);
    case 'duplicate':
      return renameCopy(sources, operation.path, { errors, schema });
    case 'set':
      return renameUses(sources, operation, { errors, schema });
    case 'retype':
      return dropUnfit(sources, operation, { errors, schema });
    default:
      return undefined;
  }
}

/** Applies the fix of the first number; what the others must be may follow from it. */
function countAgain(sources: Sources, errors: readonly Problem[]): Sources | undefined {
  const [first] = errors;
  const isCount = errors.every(({ code }) => code === 'wrong-count');
  return isCount && first?.fix ? editFile(sources, first, first.fix.edits) : undefined;
}

/** Of keys of which a group has exactly one, deletes those that the added one takes the place of. */
function dropAlternatives(sources: Sources, path: Path, schema: SiteSchema): Sources | undefined {
  const data = siteData(sources);
  const around = path.slice(0, -1);
  const [holder, group] = [schemaAt(schema.SiteFile, data, around), valueAt(data, around)];
  if (!holder || !isGroup(group)) return undefined;
  const alternatives = noteOf(optionFor(holder, group), 'alternatives') ?? [];
  const added = String(path.at(-1));
  const others = alternatives.filter((key) => key !== added && Object.hasOwn(group, key));
  if (!alternatives.includes(added) || others.length === 0) return undefined;
  const deletions = others.map((key): Operation => ({ kind: 'delete', path: [...around, key] }));
  return textsAfter(sources, deletions, schema);
}

/** Gives a copy another name, by which a list knows each of its items, such as `size2`. */
function renameCopy(
  sources: Sources,
  path: Path,
  { errors, schema }: { errors: readonly Problem[]; schema: SiteSchema },
): Sources | undefined {
  const list = path.slice(0, -1);
  const copy = [...list, Number(path.at(-1)) + 1];
  const key = errors[0]?.path.at(-1) ?? '';
  const at = [...copy, key];
  if (!errors.every((error) => isSamePath(error.path, at))) return undefined;
  const names = listAt(siteData(sources), list).map((item) => String(valueAt(item, [key])));
  const name = names[Number(copy.at(-1))] ?? '';
  if (names.indexOf(name) === names.lastIndexOf(name)) return undefined;
  const operation: Operation = { kind: 'set', path: at, value: freeName(name, names) };
  return textsAfter(sources, [operation], schema);
}

/** Writes the new name of an item, or the new words of its choices, where others of its list do not find the old ones any more. */
function renameUses(
  sources: Sources,
  { value }: Extract<Operation, { kind: 'set' }>,
  { errors, schema }: { errors: readonly Problem[]; schema: SiteSchema },
): Sources | undefined {
  const data = siteData(sources);
  const isUse = ({ code, path }: Problem) => {
    const use = schemaAt(schema.SiteFile, data, path);
    return code === 'broken-rule' && use && (noteOf(use, 'itemName') ?? noteOf(use, 'choiceOf'));
  };
  const old = new Set(errors.map(({ path }) => valueAt(data, path)));
  if (!errors.every(isUse) || old.size !== 1) return undefined;
  const operations = errors.map(({ path }): Operation => ({ kind: 'set', path, value }));
  return textsAfter(sources, operations, schema);
}

/**
 * Deletes the keys of a group that its new type does not take, or takes in another form; else the conditions of
 * others that it cannot meet any more. An option that a condition does not find is for the operator to write.
 */
function dropUnfit(
  sources: Sources,
  { path, needs }: Extract<Operation, { kind: 'retype' }>,
  { errors, schema }: { errors: readonly Problem[]; schema: SiteSchema },
): Sources | undefined {
  const data = siteData(sources);
  const group = path.slice(0, -1);
  const isOwn = (error: Problem) => isBelow(error.path, group);
  const keys = new Set(errors.filter(isOwn).map((error) => String(error.path[group.length])));
  const deletions = [...keys].flatMap((key): Operation[] => {
    const part = [...group, key];
    const isUnfit = isRemovable({ data, schema }, part) && !Object.hasOwn(needs, key);
    return isUnfit && valueAt(data, part) !== undefined ? [{ kind: 'delete', path: part }] : [];
  });
  if (deletions.length > 0) return textsAfter(sources, deletions, schema);
  const isOption = (error: Problem) => typeof error.path.at(-1) === 'number';
  const isStuck = errors.some((error) => isOwn(error) || isOption(error));
  return isStuck ? undefined : removeUses(sources, errors, schema);
}

/**
 * Declares the links that a new part refers to and the site does not have, under addresses that are
 * reserved for examples (RFC 2606), so that they are reported until they are replaced.
 */
function addLinks(
  sources: Sources,
  errors: readonly Problem[],
  schema: SiteSchema,
): Sources | undefined {
  if (errors.some(({ code }) => code !== 'unknown-link')) return undefined;
  const data = siteData(sources);
  const names = new Set(errors.map(({ path }) => String(valueAt(data, path))));
  const additions = [...names].map((name): Operation => {
    const host = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return { kind: 'add', path: ['links', name], value: { href: `https://${host}.example/` } };
  });
  return textsAfter(sources, additions, schema);
}

/** The problems of places that refer to something deleted, and of parts that then lack something. */
const codesOfUses: readonly Code[] = [
  'unknown-page',
  'unknown-anchor',
  'unknown-link',
  'unknown-section',
  'unknown-click',
  'too-few',
  'broken-rule',
];

/**
 * Removes what refers to something that was deleted: a link in a running text, else the smallest part
 * around it that the schema can do without; never a whole page.
 */
function removeUses(
  sources: Sources,
  errors: readonly Problem[],
  schema: SiteSchema,
): Sources | undefined {
  if (errors.some(({ code }) => !codesOfUses.includes(code))) return undefined;
  const data = siteData(sources);
  const words = errors.map((error) => ({ error, edits: linkAround(sources, error) }));
  const parts = words
    .flatMap(({ error, edits }) => (edits.length === 0 ? error : []))
    .map(({ path }) => removablePart({ data, schema }, path));
  const found = parts.filter((part) => part !== undefined);
  if (found.length < parts.length) return undefined;
  const deletions = outermost(found).map((path): Operation => ({ kind: 'delete', path }));
  let without = sources;
  for (const group of groupBy(words, ({ error }) => error.file?.path).values()) {
    const edits = group.flatMap((one) => one.edits);
    if (group[0]) without = editFile(without, group[0].error, edits);
  }
  return textsAfter(without, deletions, schema);
}

function textsAfter(
  sources: Sources,
  operations: readonly Operation[],
  schema: SiteSchema,
): Sources | undefined {
  const edited = editSite(sources, operations, schema);
  return 'refusal' in edited ? undefined : edited.sources;
}

/** `[words](/page)` becomes `words`. */
function linkAround(sources: Sources, problem: Problem): Edit[] {
  const { start, end } = problem;
  const { text } = fileOfProblem(sources, problem);
  const opening = /\[[^[\]]*\]\($/.exec(text.slice(0, start));
  if (!opening || text[end] !== ')') return [];
  return [
    { start: opening.index, end: opening.index + 1, text: '' },
    { start: start - 2, end: end + 1, text: '' },
  ];
}

/** Each path once, without those inside another; the later item of a list first, so that the others keep their indices. */
function outermost(paths: readonly Path[]): Path[] {
  const distinct = [...new Map(paths.map((path) => [path.join('.'), path])).values()];
  return distinct
    .filter((path) => !distinct.some((other) => isBelow(path, other)))
    .toSorted((one, other) => {
      const at = one.findIndex((step, index) => step !== other[index]);
      return Number(other[at]) - Number(one[at]) || 0;
    });
}
