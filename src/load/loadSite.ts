import { countErrors } from '#problems/Entry.ts';
import type { Problem } from '#problems/Problem.ts';
import type { Site } from '#schema/site.ts';
import { findPlaceholders } from './checks/findPlaceholders.ts';
import { namesBeside } from './checks/namesBeside.ts';
import { checkNames, runChecks } from './checks/runChecks.ts';
import { expandPages } from './expandPages.ts';
import { expandSite } from './expandSite.ts';
import { explain } from './explain/explain.ts';
import { type FileSystem, schemaFor } from './fileSystemOf.ts';
import { inFileOrder } from './inFileOrder.ts';
import { mergeFaults } from './mergeUses.ts';
import { readDocument } from './readDocument.ts';
import type { Environment } from './references/setVariables.ts';
import type { Nearest } from './nearestWords.ts';
import type { Sources } from './sources.ts';
import { stagesOf } from './stagesOf.ts';
import { missingWords } from './missingWords.ts';
import { withDefaults } from './withDefaults.ts';
import { otherVersion } from './findRetired.ts';
import { withoutValues } from './references/withoutValues.ts';

/** A site with at most warnings, or no site and at least one error. Problems are in file order. */
export type Loaded = { site: Site; problems: Problem[] } | { site: undefined; problems: Problem[] };

/** How far a text could be validated: its YAML only, its keys and values, too, or the site as a whole. */
export type Layer = 'yaml' | 'schema' | 'site';

export type LoadOptions = {
  /** Placeholders are errors, too. */
  release?: boolean;
  /** Where the variables under `site: env` get their values. Without it, all defaults count. */
  environment?: Environment;
  /** The date of today, such as 2027-06-12. Without it, nothing is past. */
  today?: string;
  /** Finds what slips of the pen have meant; without it, within a budget for this text alone. */
  nearest?: Nearest;
};

/**
 * The only way from the texts of a site to it: parse, version, references, schema, checks. A layer with errors stops
 * those that depend on it; so does an error in a block of the site’s own, which `loadText` reports.
 * Reads nothing but its arguments, and proposes only those fixes that are
 * known without validating another text: `diagnoseSite` finds the others, and root causes.
 */
export function loadSite(
  sources: Sources,
  fileSystem: FileSystem,
  options: LoadOptions = {},
): Loaded & { layer: Layer } {
  const { variables, ...loaded } = load(sources, fileSystem, options);
  if (variables.length === 0 || loaded.problems.length === 0) return loaded;
  const { problems } = load(sources, fileSystem, { ...options, environment: {} });
  return { ...loaded, problems: withoutValues(loaded.problems, problems, variables) };
}

type Result = Loaded & { layer: Layer; variables: readonly string[] };

function load(
  sources: Sources,
  fileSystem: FileSystem,
  { release = false, environment, today, nearest }: LoadOptions,
): Result {
  const schema = schemaFor(fileSystem);
  const stages = stagesOf(sources, { schema, environment, nearest });
  const parsed = [...stages.problems];
  if (!stages.tree) return { site: undefined, problems: parsed, layer: 'yaml', variables: [] };
  const other = otherVersion(stages.tree, schema);
  if (other) {
    // What a later version says is not for this one to judge.
    const problems = other.code === 'new-version' ? [other] : inFileOrder([...parsed, other]);
    return { site: undefined, problems, layer: 'yaml', variables: [] };
  }

  const document = readDocument(stages, { fileSystem, nearest });
  const { tree, faults, used, warnings, variables } = document;
  const references = mergeFaults(faults, tree, used);
  const { written, issues } = stages.validated();
  const explained = explain({ parsed, references, issues }, document);
  const wanting = written && explained.length === 0 ? missingWords(written, document) : explained;
  const isBlocked = countErrors(fileSystem.ownBlocks?.().problems ?? []) > 0;
  if (!written || wanting.length > 0 || isBlocked) {
    const problems = inFileOrder([
      ...wanting,
      ...checkNames(document),
      ...namesBeside(document, wanting),
    ]);
    return { site: undefined, problems, layer: 'schema', variables };
  }

  const file = withDefaults(written);
  const pages = expandPages(file);
  const site = expandSite(file, pages, document);
  const context = { ...document, file, pages, site, today };
  const problems = inFileOrder([
    ...warnings,
    ...runChecks(context),
    ...(release ? findPlaceholders(context) : []),
  ]);
  const isSound = problems.every(({ severity }) => severity !== 'error');
  return { site: isSound ? site : undefined, problems, layer: 'site', variables };
}
