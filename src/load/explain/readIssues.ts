import { mostFound } from '#problems/Problem.ts';
import type { RuleNotes } from '#schema/kinds.ts';
import type { z } from 'zod';
import { createPathSet, isBelow, pathKey, valueAt } from '../paths.ts';
import type { Document } from '../readDocument.ts';
import { chooseOption, schemaAt } from '../schemaAt.ts';
import { noteOf, type Schema } from '../schemaNodes.ts';
import {
  broken,
  isMissingFromPartial,
  nodeAt,
  type Path,
  placeOfValue,
  writtenAt,
} from '../tree.ts';

/**
 * One thing that the schema says is wrong, with its whole path, and the path of where it is written: a
 * value that is only a reference is written where that leads.
 */
export type Issue = WithPath<z.core.$ZodIssue>;

type WithPath<Kind> = Kind extends unknown ? Omit<Kind, 'path'> & { path: Path; at: Path } : never;

/** The schema of the value at a path of the file. */
export function schemaOf(path: Path, { data, schema }: Document): Schema | undefined {
  return schemaAt(schema.SiteFile, data, path);
}

/** Whether an issue is about a value that is needed and not written at all. */
export function isMissing(issue: Issue, { tree }: Document): boolean {
  const isNeeded = issue.code !== 'custom' || neederOf(issue) !== undefined;
  return issue.path.length > 0 && isNeeded && nodeAt(tree, issue.path) === undefined;
}

/** What a rule says beside its sentence. */
export function ruleNotes(issue: Issue): RuleNotes {
  return (issue.code === 'custom' && issue.params) || {};
}

/** What needs a key, by a rule that says so beside its own sentence: `A field of the type choice`. */
export function neederOf(issue: Issue): string | undefined {
  return ruleNotes(issue).needer;
}

/**
 * The schema's issues without what no operator needs: of a union only those of the option that the
 * data means, of a value only the first, and none of a value that was reported in an earlier step.
 */
export function readIssues(issues: readonly z.core.$ZodIssue[], context: Document): Issue[] {
  const seen = new Set<string>();
  const all = firstOf(issues, context)
    .flatMap((issue) => open(issue, [], context))
    .filter((issue) => !isReported(issue, context));
  const hasOrigin = createOrigins(all, context);
  const isPremature = createPremature(all);
  const alone = all.filter((issue) => singleOf(issue, context)).map(({ path }) => path);
  return all
    .filter((issue) => !hasOrigin(issue) && !isPremature(issue))
    .filter(({ path }) => !alone.some((list) => isBelow(path, list)))
    .filter((issue) => {
      if (issue.code === 'unrecognized_keys') return true;
      const key = pathKey(issue.at);
      return !seen.has(key) && seen.add(key);
    });
}

/** Where the one item of a list belongs that has too few: its form is another one there. */
export function singleOf(issue: Issue, context: Document): string | undefined {
  const schema = issue.code === 'too_small' ? schemaOf(issue.path, context) : undefined;
  return schema && noteOf(schema, 'single');
}

/** The first in the file, where there are too many; an unknown key counts as one. */
function firstOf(
  issues: readonly z.core.$ZodIssue[],
  { tree }: Document,
): readonly z.core.$ZodIssue[] {
  const isMany = issues.length > mostFound;
  const placed = issues.map((issue) => ({
    issue,
    start: isMany ? placeOfValue(tree, stepsOf(issue)).start : 0,
  }));
  let left = mostFound;
  return placed
    .toSorted((a, b) => a.start - b.start)
    .slice(0, mostFound)
    .map(({ issue }) => {
      if (issue.code !== 'unrecognized_keys') return issue;
      const keys = issue.keys.slice(0, Math.max(1, left));
      left -= keys.length;
      return { ...issue, keys };
    });
}

function stepsOf({ path }: z.core.$ZodIssue): Path {
  return path.map((step) => (typeof step === 'number' ? step : String(step)));
}

function open(issue: z.core.$ZodIssue, before: Path, context: Document): Issue[] {
  const path = [...before, ...stepsOf(issue)];
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const union = schemaOf(path, context);
    const option = union ? chooseOption(union, valueAt(context.data, path)) : 0;
    return (issue.errors[option] ?? []).flatMap((inner) => open(inner, path, context));
  }
  const isNumberAsText =
    issue.code === 'invalid_type' &&
    issue.expected === 'string' &&
    typeof valueAt(context.data, path) === 'number';
  // Another place may need the number: this one takes it with a format.
  return [{ ...issue, path, at: isNumberAsText ? path : writtenAt(path, context.tree) }];
}

/** Whether a value, or something inside the part that a rule is about, was reported in an earlier step. */
function isReported(issue: Issue, { data, tree }: Document): boolean {
  if (isMissingFromPartial(tree, issue.path)) return true;
  if (issue.code !== 'custom') return valueAt(data, issue.path) === broken;
  const ruled = ruledGroup(issue) ?? issue.path;
  const group = nodeAt(tree, ruled);
  return (group?.kind === 'group' && group.isPartial) || holdsBroken(valueAt(data, ruled));
}

function holdsBroken(value: unknown): boolean {
  if (value === broken) return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsBroken);
}

/** Whether the value comes from a place that has an issue itself, which is reported there. */
function createOrigins(all: readonly Issue[], { tree }: Document): (issue: Issue) => boolean {
  const isWrong = createPathSet(all.map(({ path }) => path));
  const nodes = new Set(all.map(({ path }) => nodeAt(tree, path)));
  return ({ path }) => {
    const node = nodeAt(tree, path);
    if (node?.kind !== 'scalar') return false;
    const { repeats, origins = [] } = node;
    return (repeats && nodes.has(repeats)) || origins.some((origin) => isWrong(origin.path));
  };
}

/** Whether a rule about a group was applied although something in the group is wrong by itself. */
function createPremature(all: readonly Issue[]): (issue: Issue) => boolean {
  const hasWrong = createPathSet(
    all.flatMap(({ code, path }) =>
      code === 'custom' ? [] : [path, ...path.map((_, length) => path.slice(0, length))],
    ),
  );
  return (issue) => {
    const group = issue.code === 'custom' ? ruledGroup(issue) : undefined;
    return !!group && hasWrong(group);
  };
}

/** The group that a rule is about, when it spans several keys; the rule may be shown at one of them. */
function ruledGroup(issue: Issue): Path | undefined {
  if (typeof issue.input !== 'object' || issue.input === null) return undefined;
  const last = issue.path.at(-1);
  const isKey = last !== undefined && Object.hasOwn(issue.input, last);
  return isKey ? issue.path.slice(0, -1) : issue.path;
}
