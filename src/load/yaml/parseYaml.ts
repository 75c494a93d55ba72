import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { shippedSchema, type SiteSchema } from '#schema/site.ts';
import { type Document, isNode, type ParsedNode, parseDocument } from 'yaml';
import { createNearest } from '../nearestWords.ts';
import type { Group, TreeNode } from '../tree.ts';
import { buildTree, maxDepth } from './buildTree.ts';
import { explainSyntaxError } from './explainSyntaxError.ts';
import { placeOf } from './ParserError.ts';
import { emptyFile, findExcessiveCount, findExcessiveDepth, scanText } from './scanText.ts';

/** What could be read, if anything, and what is wrong with it. */
type Parsed = { tree: Group | undefined; problems: Problem[] };

/**
 * Text to tree, with the places kept. Where YAML itself is broken there is no tree, and only the
 * first fault is reported, since the parser's further ones follow from it. The words of `schema` show what a
 * fault may have meant.
 */
export function parseYaml(source: string, schema: SiteSchema, nearest = createNearest()): Parsed {
  const found = scanText(source);
  if (found.length > 0) return { tree: undefined, problems: found };

  const { tree, problems } = readTree(source, { schema, nearest });
  // The parser reads such a line, and those that belong to it, at another level than it seems to be.
  const stray = problems.filter(({ code }) => code === 'unusual-indentation');
  if (stray.length > 0) return { tree: undefined, problems: stray };
  return tree?.kind === 'group' || !tree
    ? { tree, problems }
    : { tree: undefined, problems: [...problems, noGroup(tree.kind, source)] };
}

/** The tree of any YAML. For editing, it has the `writtenItems`. */
export function readTree(
  source: string,
  { schema = shippedSchema, nearest = createNearest(), isForEditing = false } = {},
): { tree: TreeNode | undefined; problems: Problem[] } {
  const root = parse(source, { schema, isForEditing });
  return isNode(root)
    ? buildTree(root, source, { schema, nearest })
    : { tree: undefined, problems: [root] };
}

function parse(
  source: string,
  { schema, isForEditing }: { schema: SiteSchema; isForEditing: boolean },
): ParsedNode | Problem {
  const deep = findExcessiveDepth(source);
  if (deep !== -1) return createProblem('too-deep', { most: maxDepth }, placeOf(deep, deep));
  const dense = findExcessiveCount(source);
  if (dense !== -1) return createProblem('too-many-values', {}, placeOf(dense, dense));
  const { stackTraceLimit } = Error;
  // One bracket too many can be an error at every line after it, and stack traces take long.
  Error.stackTraceLimit = 0;
  // Duplicate keys are found by `buildTree`: the parser's own search takes seconds for large groups.
  // No tag is known, so that none makes something else of a list than a list.
  const options = {
    uniqueKeys: false,
    resolveKnownTags: false,
    prettyErrors: false,
    keepSourceTokens: isForEditing,
    logLevel: 'error',
  } as const;
  try {
    return read(parseDocument(source, options), source, schema);
  } catch (error) {
    // Deeper than it seems.
    if (error instanceof RangeError)
      return createProblem('too-deep', { most: maxDepth }, placeOf(0, 0));
    throw error;
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

function read(
  { contents, errors, directives }: Document.Parsed,
  source: string,
  schema: SiteSchema,
) {
  const [error] = errors;
  if (error) return explainSyntaxError(error, source, schema);
  if (directives.yaml.explicit && directives.yaml.version === '1.1') {
    const start = source.indexOf('%YAML');
    return createProblem('old-yaml', {}, placeOf(start, start + '%YAML 1.1'.length));
  }
  return contents ?? emptyFile();
}

function noGroup(kind: 'list' | 'scalar', source: string): Problem {
  const start = source.search(/[^\s\uFEFF]/);
  const got = kind === 'list' ? 'a list' : 'a single value';
  const wanted = 'a group of keys ("key: value" lines)';
  const advice = 'Begin with "version: 3".';
  return createProblem(
    'wrong-kind',
    { written: 'The file', got, wanted, advice },
    placeOf(start, start),
  );
}
