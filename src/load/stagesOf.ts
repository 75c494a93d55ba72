import { moveBy } from '#problems/applyEdits.ts';
import { createProblem } from '#problems/createProblem.ts';
import type { Problem, Range } from '#problems/Problem.ts';
import type { SiteSchema } from '#schema/site.ts';
import { type Field, findFields, findWritten, type Written } from './findValues.ts';
import { createNearest, type Nearest } from './nearestWords.ts';
import { type Resolved, resolveReferences } from './references/resolveReferences.ts';
import type { Environment } from './references/setVariables.ts';
import { mount, moveTree, type Sources } from './sources.ts';
import { type Group, type Path, toData } from './tree.ts';
import { type Validated, validateData } from './validateData.ts';
import { parseYaml } from './yaml/parseYaml.ts';

/**
 * What the texts of a site say, stage by stage: parse, references and values, schema. What comes after the first
 * is made when it is asked for, and kept. A text may be wrong: every stage says what is, and goes on as far as it can.
 */
export type Stages = {
  /** The texts of all files, one behind the other (`joinSources`), as all places count. */
  source: string;
  schema: SiteSchema;
  nearest: Nearest;
  /** What is wrong with the YAML. */
  problems: readonly Problem[];
} & (Readable | { tree: undefined });

/** Texts that are YAML. */
type Readable = {
  /** Its references are filled in by `read`, in place. */
  tree: Group;
  read(): Read;
  validated(): Validated;
};

/** A site as written, value by value. */
export type Read = Resolved & {
  tree: Group;
  /** Before defaults and readers; references are filled in. */
  data: unknown;
  /** Every single value of `data`, with its schema and how it is written. */
  values: readonly Written[];
  /** Every text that has a kind: links, pages, files … */
  fields: readonly (Written & Field)[];
};

type Options = {
  schema: SiteSchema;
  /** Where the variables under `site: env` get their values. Without it, all defaults count. */
  environment?: Environment | undefined;
  /** Finds what slips of the pen have meant; without it, within a budget for this text alone. */
  nearest?: Nearest | undefined;
};

/** The last texts, the newest last, as long as they have no more characters together. */
const kept = new Map<string, Stages>();
const mostCharacters = 400_000;

/** The stages of a site’s texts. Those of the last few texts are kept, so that no caller repeats one. */
export function stagesOf(sources: Sources, options: Options): Stages {
  const { schema, environment = {} } = options;
  const variables = /\benv\b/.test(sources.text) ? JSON.stringify(environment) : '';
  const key = [
    variables,
    ...sources.files.map(({ path, start }) => `${start} ${path}`),
    sources.text,
  ].join('\n');
  const known = kept.get(key);
  // What was read at the end of the budget of other texts lacks suggestions.
  const isWhole = known?.schema === schema && !known.nearest.isSpent();
  const stages = isWhole ? known : createStages(sources, options);
  kept.delete(key);
  kept.set(key, stages);
  let characters = 0;
  for (const one of [...kept.keys()].toReversed()) {
    characters += one.length;
    if (characters > mostCharacters) kept.delete(one);
  }
  return stages;
}

function createStages(
  sources: Sources,
  { schema, environment, nearest = createNearest() }: Options,
): Stages {
  const { text: source } = sources;
  const { tree, problems } = parse(sources, schema, nearest);
  if (!tree) return { source, schema, nearest, problems, tree };
  const read = once(() => {
    const resolved = resolveReferences(tree, source, { environment, nearest });
    const data = toData(tree);
    const values = findWritten(schema.SiteFile, data, tree);
    return { ...resolved, tree, data, values, fields: findFields(values) };
  });
  const validated = once(() => validateData(schema, read().data));
  return { source, schema, nearest, problems, tree, read, validated };
}

/** One tree of all files; none where one of them is no YAML. */
function parse({ files }: Sources, schema: SiteSchema, nearest: Nearest) {
  const problems: Problem[] = [];
  let root: Group | undefined;
  let isWhole = true;
  for (const { text, start, at } of files) {
    const { tree, problems: found } = parseYaml(text, schema, nearest);
    isWhole &&= tree !== undefined;
    if (root && tree) {
      moveTree(tree, start);
      const there = mount(root, tree, at);
      const facts = { key: String(at.at(-1)), isItem: false };
      if (there) problems.push(createProblem('duplicate-key', facts, { ...there.key, path: at }));
    }
    root ??= tree;
    for (const one of found) {
      problems.push(start === 0 ? one : moved(one, start, at));
    }
  }
  return { tree: isWhole ? root : undefined, problems };
}

function moved({ fix, related, ...problem }: Problem, distance: number, at: Path): Problem {
  const move = <Part extends Range>(part: Part) => moveBy(part, distance);
  return {
    ...move(problem),
    path: [...at, ...problem.path],
    ...(fix && { fix: { ...fix, edits: fix.edits.map(move) } }),
    ...(related && { related: related.map(move) }),
  };
}

function once<Result>(make: () => Result): () => Result {
  let made: { result: Result } | undefined;
  return () => (made ??= { result: make() }).result;
}
