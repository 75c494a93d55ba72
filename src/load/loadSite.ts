import type { Problem } from '#problems/Problem.ts';
import type { Site } from '#schema/site.ts';
import { findPlaceholders } from './checks/findPlaceholders.ts';
import { runChecks } from './checks/runChecks.ts';
import { expandSite } from './expandSite.ts';
import { explain } from './explain/explain.ts';
import type { FileSystem } from './fileSystemOf.ts';
import { inFileOrder } from './inFileOrder.ts';
import { readDocument } from './readDocument.ts';
import { resolveReferences } from './references/resolveReferences.ts';
import type { Environment } from './references/setVariables.ts';
import { missingWords, withDefaults } from './withDefaults.ts';
import { otherVersion } from './findRetired.ts';
import { parseYaml } from './yaml/parseYaml.ts';

/** A site with at most warnings, or no site and at least one error. Problems are in file order. */
export type Loaded = { site: Site; problems: Problem[] } | { site: undefined; problems: Problem[] };

/** How far a text could be validated: its YAML only, its keys and values, too, or the site as a whole. */
export type Layer = 'yaml' | 'schema' | 'site';

export type LoadOptions = {
  /** Placeholders are errors, too. */
  release?: boolean;
  /** Where the variables under `site: env` get their values. Without it, all defaults count. */
  environment?: Environment;
};

/**
 * The only way from text to a site: parse, version, references, schema, checks. A layer with errors stops
 * those that depend on it; so does a block of the site’s own with a problem, which `loadText` reports.
 * Reads nothing but its arguments, and proposes only those fixes that are
 * known without validating another text: `diagnoseSite` finds the others, and root causes.
 */
export function loadSite(
  source: string,
  fileSystem: FileSystem,
  { release = false, environment }: LoadOptions = {},
): Loaded & { layer: Layer } {
  const { tree, problems: parsed } = parseYaml(source);
  if (!tree) return { site: undefined, problems: parsed, layer: 'yaml' };
  const other = otherVersion(tree);
  if (other) {
    // What a later version says is not for this one to judge.
    const problems = other.code === 'new-version' ? [other] : inFileOrder([...parsed, other]);
    return { site: undefined, problems, layer: 'yaml' };
  }

  const { faults, used, formats } = resolveReferences(tree, source, environment);
  const document = readDocument(tree, source, fileSystem);
  const { data: written, error } = document.schema.SiteFile.safeParse(document.data, {
    reportInput: true,
  });
  const explained = explain({ parsed, references: faults, issues: error?.issues ?? [] }, document);
  const wanting = written && explained.length === 0 ? missingWords(written, document) : explained;
  const isBlocked = (fileSystem.ownBlocks?.().problems ?? []).length > 0;
  if (!written || wanting.length > 0 || isBlocked)
    return { site: undefined, problems: wanting, layer: 'schema' };

  const file = withDefaults(written);
  const site = expandSite(file, document.fields, document.schema);
  const context = { ...document, file, site, used, formats };
  const problems = inFileOrder([
    ...runChecks(context),
    ...(release ? findPlaceholders(context) : []),
  ]);
  const isSound = problems.every(({ severity }) => severity !== 'error');
  return { site: isSound ? site : undefined, problems, layer: 'site' };
}
