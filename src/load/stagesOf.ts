import type { Problem } from '#problems/Problem.ts';
import type { SiteSchema } from '#schema/site.ts';
import { type Field, findFields, findWritten, type Written } from './findValues.ts';
import { createNearest, type Nearest } from './nearestWords.ts';
import { type Resolved, resolveReferences } from './references/resolveReferences.ts';
import type { Environment } from './references/setVariables.ts';
import { type Group, toData } from './tree.ts';
import { type Validated, validateData } from './validateData.ts';
import { parseYaml } from './yaml/parseYaml.ts';

/**
 * What a text says, stage by stage: parse, references and values, schema. Each is made when it is first asked
 * for, and kept. The text may be wrong: every stage says what is, and goes on as far as it can.
 */
export type Stages = {
  source: string;
  schema: SiteSchema;
  /** What is wrong with the YAML. */
  problems: readonly Problem[];
} & (Readable | { tree: undefined });

/** A text that is YAML. */
type Readable = {
  /** Its references are filled in by `read`, in place. */
  tree: Group;
  read(): Read;
  validated(): Validated;
};

/** A file as written, value by value. */
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

/** The stages of a text. Those of the last few texts are kept, so that no caller repeats one. */
export function stagesOf(source: string, options: Options): Stages {
  const { schema, environment = {} } = options;
  const variables = /\benv\b/.test(source) ? JSON.stringify(environment) : '';
  const key = `${variables}\n${source}`;
  const known = kept.get(key);
  const stages = known?.schema === schema ? known : createStages(source, options);
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
  source: string,
  { schema, environment, nearest = createNearest() }: Options,
): Stages {
  const { tree, problems } = parseYaml(source, schema, nearest);
  if (!tree) return { source, schema, problems, tree };
  const read = once(() => {
    const resolved = resolveReferences(tree, source, { environment, nearest });
    const data = toData(tree);
    const values = findWritten(schema.SiteFile, data, tree);
    return { ...resolved, tree, data, values, fields: findFields(values) };
  });
  const validated = once(() => validateData(schema, read().data));
  return { source, schema, problems, tree, read, validated };
}

function once<Result>(make: () => Result): () => Result {
  let made: { result: Result } | undefined;
  return () => (made ??= { result: make() }).result;
}
