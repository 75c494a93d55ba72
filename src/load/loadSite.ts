import type { Problem } from '#problems/Problem.ts';
import { type Site, SiteFile } from '#schema/site.ts';
import { findPlaceholders } from './checks/findPlaceholders.ts';
import { runChecks } from './checks/runChecks.ts';
import { expandSite } from './expandSite.ts';
import { explain } from './explain/explain.ts';
import type { FileSystem } from './fileSystemOf.ts';
import { inFileOrder } from './inFileOrder.ts';
import { readDocument } from './readDocument.ts';
import { resolveReferences } from './references/resolveReferences.ts';
import { parseYaml } from './yaml/parseYaml.ts';

/** A site with at most warnings, or no site and at least one error. Problems are in file order. */
export type Loaded = { site: Site; problems: Problem[] } | { site: undefined; problems: Problem[] };

/** How far a text could be validated: its YAML only, its keys and values, too, or the site as a whole. */
export type Layer = 'yaml' | 'schema' | 'site';

/** `release`: placeholders are errors, too. */
export type LoadOptions = { release?: boolean };

/**
 * The only way from text to a site: parse, references, schema, checks. A layer with errors stops
 * those that depend on it. Reads nothing but its arguments, and proposes only those fixes that are
 * known without validating another text: `diagnoseSite` finds the others, and root causes.
 */
export function loadSite(
  source: string,
  fileSystem: FileSystem,
  { release = false }: LoadOptions = {},
): Loaded & { layer: Layer } {
  const { tree, problems: parsed } = parseYaml(source);
  if (!tree) return { site: undefined, problems: parsed, layer: 'yaml' };

  const { faults, used, formats } = resolveReferences(tree, source);
  const document = readDocument(tree, source, fileSystem);
  const { data: file, error } = SiteFile.safeParse(document.data, { reportInput: true });
  const explained = explain({ parsed, references: faults, issues: error?.issues ?? [] }, document);
  if (!file || explained.length > 0)
    return { site: undefined, problems: explained, layer: 'schema' };

  const site = expandSite(file, document.fields);
  const context = { ...document, file, site, used, formats };
  const problems = inFileOrder([
    ...runChecks(context),
    ...(release ? findPlaceholders(context) : []),
  ]);
  const isSound = problems.every(({ severity }) => severity !== 'error');
  return { site: isSound ? site : undefined, problems, layer: 'site' };
}
