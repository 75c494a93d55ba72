import type { z } from 'zod';
import { chooseOption } from '../chooseOption.ts';
import { schemaAt } from '../schemaAt.ts';
import type { Names } from '../names.ts';
import type { Schema } from '../schemaNodes.ts';
import { broken } from '../toData.ts';
import { type Group, isMissingFromPartial, nodeAt, type Path } from '../tree.ts';
import { isSamePath, startsWith, valueAt } from '../paths.ts';

/** What an explanation may look at. */
export type Context = {
  schema: Schema;
  data: unknown;
  tree: Group;
  source: string;
  names: Names;
};

/** One thing that the schema says is wrong, with its whole path. */
export type Issue = WithPath<z.core.$ZodIssue>;

type WithPath<Kind> = Kind extends unknown ? Omit<Kind, 'path'> & { path: Path } : never;

/**
 * The schema's issues without what no operator needs: of a union only the option that the data
 * means, of a value only the first issue, and none for a value whose fault is already told.
 */
export function readIssues(issues: readonly z.core.$ZodIssue[], context: Context): Issue[] {
  const seen = new Set<string>();
  return issues
    .flatMap((issue) => open(issue, [], context))
    .filter((issue) => !isTold(issue, context))
    .filter((issue, _, all) => !comesFromElsewhere(issue, all, context) && !isHasty(issue, all))
    .filter((issue) => {
      if (issue.code === 'unrecognized_keys') return true;
      const key = JSON.stringify(issue.path);
      return !seen.has(key) && seen.add(key);
    });
}

function open(issue: z.core.$ZodIssue, before: Path, context: Context): Issue[] {
  const path = [
    ...before,
    ...issue.path.map((step) => (typeof step === 'number' ? step : String(step))),
  ];
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const union = schemaAt(context.schema, context.data, path);
    const option = union ? chooseOption(union, valueAt(context.data, path)) : 0;
    return (issue.errors[option] ?? []).flatMap((inner) => open(inner, path, context));
  }
  return [{ ...issue, path }];
}

/** Whether the fault of a value, or of something inside the part that a rule is about, is told already. */
function isTold(issue: Issue, { data, tree }: Context): boolean {
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

/** Whether the value comes from a place that has an issue itself: it is told there, once. */
function comesFromElsewhere(issue: Issue, all: readonly Issue[], { tree }: Context): boolean {
  const node = nodeAt(tree, issue.path);
  if (node?.kind !== 'scalar') return false;
  const original = node.repeats;
  if (original && all.some((other) => nodeAt(tree, other.path) === original)) return true;
  const { origins = [] } = node;
  return origins.some((origin) => all.some((other) => isSamePath(other.path, origin.path)));
}

/** Whether a rule about a group was judged although something in the group is wrong by itself. */
function isHasty(issue: Issue, all: readonly Issue[]): boolean {
  const group = issue.code === 'custom' ? ruledGroup(issue) : undefined;
  return (
    group !== undefined &&
    all.some((other) => other.code !== 'custom' && startsWith(other.path, group))
  );
}

/** The group that a rule is about, when it spans several keys; the rule may be shown at one of them. */
function ruledGroup(issue: Issue): Path | undefined {
  if (typeof issue.input !== 'object' || issue.input === null) return undefined;
  const last = issue.path.at(-1);
  return last !== undefined && Object.hasOwn(issue.input, last)
    ? issue.path.slice(0, -1)
    : issue.path;
}
