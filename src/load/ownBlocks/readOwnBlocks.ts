import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';
import { z } from 'zod';
import * as api from '#schema/api.ts';
import { Block, blocksWith } from '#schema/block.ts';
import { type BlockSchema, defineBlock } from '#schema/defineBlock.ts';
import { createSchema, shippedSchema, type SiteSchema } from '#schema/site.ts';
import { type ArgumentsOf, createProblem } from '#problems/createProblem.ts';
import type { Code, Problem } from '#problems/Problem.ts';
import { childSchema, definitionOf, unwrap } from '../schemaNodes.ts';
import { compileModule, type FilePlace, placeIn, withKnownNames } from './compileModule.ts';

/** A block of the site’s own whose component can be loaded. */
export type OwnBlock = {
  /** Its word in site.yaml: `quote`. */
  type: string;
  /** The name of its component: `Quote`. */
  name: string;
  /** The file of its component, absolute. */
  component: string;
};

/** What is in the folder `blocks/` of a site. */
export type OwnBlocks = {
  /** The folder of the site, absolute and without links in its path: as those who compile name files. */
  root: string;
  /** What the site may say with them. A block with a problem may hold anything. */
  schema: SiteSchema;
  blocks: readonly OwnBlock[];
  problems: readonly Problem[];
};

/** The packages that a component shares with the page, so that there is one of each. */
export const sharedPackages = ['fascia', 'react', '@emotion/react'];

/** What components import as `fascia/parts`. */
const partsFile = () => fileURLToPath(new URL('../../parts/api.ts', import.meta.url));

/** The folder of a site’s own blocks. */
export const blocksFolder = 'blocks';

/**
 * Reads the blocks of a site’s own: `blocks/quote.ts` with its fields, which is run, and `blocks/Quote.tsx`
 * with its component, which is compiled and not run. A mistake in them is a problem, never a throw.
 */
export function readOwnBlocks(folder: string): OwnBlocks {
  const path = resolve(folder);
  const root = existsSync(path) ? realpathSync.native(path) : path;
  const types = typesIn(join(root, blocksFolder));
  if (types.length === 0) return { root, schema: shippedSchema, blocks: [], problems: [] };
  const read = types.map((type) => readBlock(type, root));
  const schemas = read.flatMap(({ schema }) => schema ?? []);
  return {
    root,
    schema: createSchema(blocksWith(schemas)),
    blocks: read.flatMap(({ block }) => block ?? []),
    problems: read.flatMap(({ problems }) => problems),
  };
}

/** Every `NAME.ts` that begins with a small letter; what they share is in folders, or has a capital. */
function typesIn(folder: string): string[] {
  return filesIn(folder)
    .flatMap((file) => /^([a-z].*)(?<!\.(?:d|test))\.ts$/.exec(file)?.[1] ?? [])
    .toSorted();
}

/** By their exact names: capitals count on every system. */
function filesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

/** What a JSON Schema for editors has beside the blocks (siteJsonSchema.ts), and what a table of promises must not have. */
const reserved = ['reference', 'anyBlock', 'then'];

/** Whether a module can export something of this name: JavaScript reserves some words. */
function canBeName(type: string): boolean {
  if (!/^[a-z][A-Za-z0-9]*$/.test(type) || reserved.includes(type)) return false;
  try {
    return Boolean(new Script(`'use strict'; async () => { const ${type} = 0; }`));
  } catch {
    return false;
  }
}

type ReadBlock = { schema?: BlockSchema; block?: OwnBlock; problems: Problem[] };

function readBlock(type: string, root: string): ReadBlock {
  const file = join(root, blocksFolder, `${type}.ts`);
  if (!canBeName(type)) {
    const facts = { type, fault: 'name' } as const;
    return { problems: [problemAt('wrong-block', facts, placeIn(file), root)] };
  }
  if (Block.options.some(({ shape }) => shape.type.value === type)) {
    return { problems: [problemAt('taken-block', { type }, wordIn(file, type), root)] };
  }
  const fields = readFields(type, file, root);
  const name = type.replace(/^./, (letter) => letter.toUpperCase());
  const component = join(root, blocksFolder, `${name}.tsx`);
  const problem = checkComponent({ type, name, component }, file, root);
  return {
    schema: 'schema' in fields ? fields.schema : standIn(type),
    ...(!problem && { block: { type, name, component } }),
    problems: [...('problem' in fields ? [fields.problem] : []), ...(problem ? [problem] : [])],
  };
}

/** In place of a block that cannot be read: its sections are not reported, too. */
function standIn(type: string): BlockSchema {
  const block = defineBlock({ type, description: '', fields: {} });
  return block.catchall(z.unknown()) as unknown as BlockSchema;
}

function readFields(type: string, file: string, root: string) {
  const compiled = compileModule(file, { format: 'cjs', ours: ['fascia'] });
  if ('reason' in compiled) return { problem: problemAt('broken-block', compiled, compiled, root) };
  try {
    const exported = compiled.run((name) => {
      if (name === 'fascia') return withKnownNames(name, api);
      throw new Error(`${name} is for components: fields are made of what "fascia" exports`);
    });
    const found = exported[type];
    const fault = faultOf(exported, type, file);
    if (fault) return { problem: problemAt('wrong-block', { type, ...fault }, fault.place, root) };
    return { schema: found as BlockSchema };
  } catch (error) {
    const place = compiled.placeOf(error) ?? placeIn(file);
    return { problem: problemAt('broken-block', { reason: reasonOf(error) }, place, root) };
  }
}

/** What is wrong with what a file exports under the name of its block. */
function faultOf(exported: Record<string, unknown>, type: string, file: string) {
  const found = exported[type];
  if (found === undefined) {
    return { fault: 'missing', place: wordIn(file, Object.keys(exported)[0] ?? 'export') } as const;
  }
  if (!isBlock(found)) return { fault: 'no-block', place: wordIn(file, type) } as const;
  const { value } = found.shape.type;
  if (value !== type) return { fault: 'type', value, place: wordIn(file, value) } as const;
  const field = strayField(found);
  if (field !== undefined) return { fault: 'field', field, place: wordIn(file, field) } as const;
  try {
    z.toJSONSchema(found, { io: 'input', target: 'draft-7' });
    return undefined;
  } catch (error) {
    // A date, a function: what YAML cannot write.
    return { fault: 'kind', reason: reasonOf(error), place: wordIn(file, type) } as const;
  }
}

function isBlock(found: unknown): found is BlockSchema {
  return found instanceof z.ZodObject && found.shape['type'] instanceof z.ZodLiteral;
}

/** The first field, however deep, that is no schema. */
function strayField(schema: z.core.$ZodType): string | undefined {
  const inner = unwrap(schema);
  const definition = definitionOf(inner);
  if (definition.type === 'union')
    return definition.options.flatMap((one) => strayField(one) ?? [])[0];
  if (definition.type !== 'object') {
    const item = childSchema(inner, 0);
    return item && strayField(item);
  }
  for (const [key, field] of Object.entries<unknown>(definition.shape)) {
    if (!(field instanceof z.core.$ZodType)) return key;
    const deeper = strayField(field);
    if (deeper !== undefined) return deeper;
  }
  return undefined;
}

function checkComponent(
  { type, name, component }: OwnBlock,
  fields: string,
  root: string,
): Problem | undefined {
  const facts = { type, name };
  if (!filesIn(dirname(component)).includes(`${name}.tsx`)) {
    return problemAt('missing-component', { ...facts, isThere: false }, wordIn(fields, type), root);
  }
  const compiled = compileModule(component, {
    format: 'esm',
    ours: [...sharedPackages, 'wouter'],
    files: { 'fascia/parts': partsFile() },
  });
  if ('reason' in compiled) return problemAt('broken-block', compiled, compiled, root);
  if (compiled.packages.includes('fascia')) {
    const reason =
      '"fascia" is for fields: a component imports from "fascia/parts", and types by "import type"';
    return problemAt('broken-block', { reason }, wordIn(component, 'fascia'), root);
  }
  if (compiled.exports.includes(name)) return undefined;
  const place = wordIn(component, compiled.exports[0] ?? 'export');
  return problemAt('missing-component', { ...facts, isThere: true }, place, root);
}

/** A problem in a file of a block. */
export function problemAt<One extends Code>(
  code: One,
  facts: ArgumentsOf<One>,
  { file, source, start, end }: FilePlace,
  root: string,
): Problem {
  const path = relative(root, file).split(sep).join('/');
  return createProblem(code, facts, { start, end, path: [], block: { path, text: source } });
}

/** What an error says, in a line. */
export function reasonOf(error: unknown): string {
  const [first = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return first.replace(/\.$/, '');
}

/** Where a word of a block is most likely meant: its type, its name, a field, else anything. */
export function wordIn(file: string, word: string): FilePlace {
  const whole = `(?<![\\w$])${word}(?![\\w$])`;
  const forms = [
    `(?<=\\btype: *['"])${whole}`,
    `(?<=\\bexport .*)${whole}`,
    `${whole}(?= *:)`,
    whole,
  ];
  const place = placeIn(file);
  const start = forms.map((form) => place.source.search(new RegExp(form))).find((at) => at >= 0);
  return start === undefined ? place : { ...place, start, end: start + word.length };
}
