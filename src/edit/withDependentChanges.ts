import type { Loaded } from '#load/loadSite.ts';
import { valueAt } from '#load/paths.ts';
import type { Sources } from '#load/sources.ts';
import type { Problem } from '#problems/Problem.ts';
import type { SiteSchema } from '#schema/site.ts';
import { dependentChange } from './dependentChange.ts';
import { changedLines, type ChangedLines } from './edits.ts';
import { itemAround } from './itemAround.ts';
import { newErrors } from './newProblems.ts';
import type { Operation } from './Operation.ts';
import { createSiteMap, groupOf, type SiteMap, type UsePlace } from './siteMap.ts';

/**
 * The lines that must change together with what was requested, as they are and as they would be (one
 * side may be empty), each with the name of the item that it is in, and what shows the numbers among them.
 */
export type WholeChange = {
  lines: (ChangedLines & { item?: string | undefined })[];
  alsoChanges: UsePlace[];
};

/** No change needs more rounds than this. */
const mostRounds = 12;

type Change = {
  operation: Operation;
  /** The site before the change. */
  before: Loaded;
  schema: SiteSchema;
  validate: (sources: Sources) => Promise<Loaded>;
};

/**
 * The texts after a change together with everything that must change with it: the numbers that count
 * what it adds or removes, what refers to what it deletes, the links that a new part needs, the keys that it
 * takes the place of, those that another type does not take, the name of a copy. Where something else would be wrong,
 * too: what, in which texts.
 */
export async function withDependentChanges(
  changed: Sources,
  { operation, before, schema, validate }: Change,
): Promise<{ sources: Sources; errors: Problem[] }> {
  let [sources, refused] = [changed, changed];
  let errors: Problem[] = [];
  for (let round = 0; round <= mostRounds; round++) {
    // oxlint-disable-next-line no-await-in-loop -- each round counts on what the last one wrote
    const found = newErrors(before, await validate(sources));
    if (found.length === 0) return { sources, errors: [] };
    // Behind the keys that a type does not take, there may be more.
    if (round === 0 || operation.kind === 'retype') [refused, errors] = [sources, found];
    const next = dependentChange(sources, { operation, errors: found, schema });
    if (!next) break;
    sources = next;
  }
  return { sources: refused, errors };
}

type Described = {
  whole: Sources;
  also: readonly UsePlace[];
  schema: SiteSchema;
};

/**
 * The lines that change besides what was requested, and where the numbers among them are shown.
 * `changed` is what is written after the requested change alone, `also` what else shows that.
 */
export function describeWhole(changed: Sources, { whole, also, schema }: Described): WholeChange {
  const lines = changed.files.flatMap(({ text }, at) =>
    changedLines(text, whole.files[at]?.text ?? text),
  );
  const map = createSiteMap(changed, schema);
  const itemAt = (line: number) => {
    const there = map?.fields.find(({ path, scalar }) => map.place(path, scalar).line === line);
    return there && itemAround(map?.data, there.path)?.name;
  };
  const constants = (map?.fields ?? []).filter(
    ({ path, scalar }) =>
      path[0] === 'constants' && lines.some(({ line }) => line === map?.place(path, scalar).line),
  );
  const shown = constants.flatMap(({ path }) => map?.affectedBy(path) ?? []);
  return {
    lines: lines.map((one) => ({ ...one, item: itemAt(one.line) })),
    alsoChanges: [...also, ...shown],
  };
}

/**
 * An operation and, where it gives a page another address with `redirect`, the redirect of visitors
 * from the old address to the new one. A redirect from the new address goes: it is a page now.
 */
export function withRedirect(map: SiteMap | undefined, operation: Operation): Operation[] {
  const page = operation.kind === 'rename' && operation.redirect && map?.node(operation.path);
  if (!page || page.kind !== 'scalar' || operation.kind !== 'rename') return [operation];
  const value = { from: String(page.value), to: operation.name };
  const redirects: unknown = valueAt(map?.data, ['redirects']);
  if (!Array.isArray(redirects)) {
    return [operation, { kind: 'add', path: ['redirects'], value: [value] }];
  }
  const stale = redirects.findIndex((redirect) => groupOf(redirect)['from'] === operation.name);
  return [
    operation,
    { kind: 'add', path: ['redirects', redirects.length], value },
    ...(stale === -1 ? [] : [{ kind: 'delete' as const, path: ['redirects', stale] }]),
  ];
}
