import { removablePart } from '#load/removablePart.ts';
import type { Loaded } from '#load/loadSite.ts';
import { applyEdits } from '#problems/applyEdits.ts';
import type { Code, Edit, Problem } from '#problems/Problem.ts';
import { changedLines } from './edits.ts';
import { dataOf, editInSteps } from './editText.ts';
import { newFaults } from './newFaults.ts';
import type { Operation, YamlPath } from './Operation.ts';
import { outlineOf } from './outlineOf.ts';
import type { UsePlace, WholeChange } from './places.ts';
import { createSiteMap, type SiteMap } from './siteMap.ts';
import { parseText } from './yamlText.ts';

/** No change needs more rounds than this. */
const mostRounds = 12;

type Change = {
  operation: Operation;
  /** The site before the change. */
  before: Loaded;
  validate: (source: string) => Promise<Loaded>;
};

/**
 * The text after a change together with everything that must change with it: the numbers that count
 * what it adds or removes, what refers to what it deletes, the links that a new part needs. Undefined
 * where something else would be wrong, too.
 */
export async function completeChange(
  changed: string,
  { operation, before, validate }: Change,
): Promise<string | undefined> {
  let text: string | undefined = changed;
  for (let round = 0; round <= mostRounds && text !== undefined; round++) {
    // oxlint-disable-next-line no-await-in-loop -- each round counts on what the last one wrote
    const faults = newFaults(before, await validate(text));
    if (faults.length === 0) return text;
    text =
      countAgain(text, faults) ??
      (operation.kind === 'delete' ? removeUses(text, faults) : undefined) ??
      (operation.kind === 'insert' ? addLinks(text, faults) : undefined);
  }
  return undefined;
}

/** Applies the fix of the first number; what the others must be may follow from it. */
function countAgain(text: string, faults: readonly Problem[]): string | undefined {
  const fix = faults[0]?.fix;
  const isCount = faults.every(({ code }) => code === 'wrong-count');
  return isCount && fix ? applyEdits(text, fix.edits) : undefined;
}

/**
 * Declares the links that a new part refers to and the site does not have, under addresses that are
 * reserved for examples (RFC 2606), so that they are reported until they are replaced.
 */
function addLinks(text: string, faults: readonly Problem[]): string | undefined {
  if (faults.some(({ code }) => code !== 'unknown-link')) return undefined;
  const { document } = parseText(text);
  const names = new Set(faults.map(({ path }) => String(document.getIn(path))));
  const added = editInSteps(
    text,
    [...names].map((name) => {
      const host = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      const value = { href: `https://${host}.example/` };
      return { kind: 'add', path: ['links', name], value };
    }),
  );
  return 'refusal' in added ? undefined : added.source;
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
function removeUses(text: string, faults: readonly Problem[]): string | undefined {
  if (faults.some(({ code }) => !codesOfUses.includes(code))) return undefined;
  const data = dataOf(parseText(text));
  const words = faults.flatMap((fault) => linkAround(text, fault));
  const parts = faults
    .filter((fault) => linkAround(text, fault).length === 0)
    .map(({ path }) => removablePart(data, path));
  const found = parts.flatMap((part) => (part ? [part] : []));
  if (found.length < parts.length) return undefined;
  const deleted = editInSteps(
    applyEdits(text, words),
    outermost(found)
      .toSorted(backwards)
      .map((path) => ({ kind: 'delete', path })),
  );
  return 'refusal' in deleted ? undefined : deleted.source;
}

/** `[words](/page)` becomes `words`. */
function linkAround(text: string, { start, end }: Problem): Edit[] {
  const opening = /\[[^[\]]*\]\($/.exec(text.slice(0, start));
  if (!opening || text[end] !== ')') return [];
  return [
    { start: opening.index, end: opening.index + 1, text: '' },
    { start: start - 2, end: end + 1, text: '' },
  ];
}

/** Each path once, without those inside another one. */
function outermost(paths: readonly YamlPath[]): YamlPath[] {
  const unique = [...new Map(paths.map((path) => [path.join('.'), path])).values()];
  const isInside = (path: YamlPath, other: YamlPath) =>
    other.length < path.length && other.every((step, at) => path[at] === step);
  return unique.filter((path) => !unique.some((other) => isInside(path, other)));
}

/** The later item of a list first, so that the others keep their indices. */
function backwards(one: YamlPath, other: YamlPath): number {
  const at = one.findIndex((step, index) => step !== other[index]);
  return Number(other[at]) - Number(one[at]) || 0;
}

/**
 * The lines that change besides what was asked for, and where the numbers among them are shown.
 * `changed` is the text after what was asked for alone, `also` what else shows that.
 */
export function describeWhole(
  changed: string,
  { whole, also }: { whole: string; also: readonly UsePlace[] },
): WholeChange {
  const lines = changedLines(changed, whole);
  const numbers = new Set(lines.map(({ line }) => line));
  const constants = outlineOf(createSiteMap(changed)).constants;
  return {
    lines,
    alsoChanges: [
      ...also,
      ...constants.filter(({ line }) => numbers.has(line)).flatMap(({ uses }) => uses),
    ],
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
  const redirects = map?.data.redirects;
  if (!Array.isArray(redirects)) {
    return [operation, { kind: 'add', path: ['redirects'], value: [value] }];
  }
  const stale = redirects.findIndex((redirect) => redirect?.from === operation.name);
  return [
    operation,
    { kind: 'add', path: ['redirects', redirects.length], value },
    ...(stale === -1 ? [] : [{ kind: 'delete' as const, path: ['redirects', stale] }]),
  ];
}
