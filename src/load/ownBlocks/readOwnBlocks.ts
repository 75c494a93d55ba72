import { existsSync, realpathSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { Script } from 'node:vm';
import { z } from 'zod';
import { Block, blocksWith } from '#schema/block.ts';
import { type BlockSchema, defineBlock } from '#schema/defineBlock.ts';
import { noReservedName } from '#schema/reservedNames.ts';
import { createSchema, shippedSchema, type SiteSchema } from '#schema/site.ts';
import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { entriesUnder } from '../entriesUnder.ts';
import { leadsInside } from '../insideFolder.ts';
import { checkComponent } from './checkComponent.ts';
import { filesIn, placeIn, problemAt, wordIn } from './filePlace.ts';
import type { OwnBlock } from './OwnBlock.ts';
import { readBlockFields } from './readBlockFields.ts';

/** What is in the folder `blocks/` of a site. */
export type OwnBlocks = {
  /** The folder of the site, absolute and without links in its path: as those who compile name files. */
  root: string;
  /** What the site may say with them. A block that cannot be used may hold anything. */
  schema: SiteSchema;
  blocks: readonly OwnBlock[];
  problems: readonly Problem[];
};

/** The folder of a site’s own blocks. */
export const blocksFolder = 'blocks';

/**
 * Reads the blocks of a site’s own: `blocks/quote.ts` with its fields, which is run, and `blocks/Quote.tsx`
 * with its component, which is compiled and not run. A mistake in them is a problem, never a throw.
 */
export function readOwnBlocks(folder: string): OwnBlocks {
  const root = realFolder(resolve(folder));
  const links = linksOutOf(root);
  const types = links.includes(blocksFolder) ? [] : typesIn(join(root, blocksFolder));
  if (links.length > 0) {
    return {
      root,
      schema: createSchema(blocksWith(types.map(standIn))),
      blocks: [],
      problems: links.map((file) =>
        createProblem('outside-file', { file }, { ...nowhere, file: { path: file, text: '' } }),
      ),
    };
  }
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

/** A folder without links in its path. Of a network drive, the path stays: no editor opens `\\server\share`. */
export function realFolder(
  path: string,
  real: (path: string) => string = realpathSync.native,
): string {
  if (!existsSync(path)) return path;
  const found = real(path);
  return found.startsWith('\\\\') && !path.startsWith('\\\\') ? path : found;
}

const nowhere = { start: 0, end: 0, path: [] };

/** The links in the folder of the blocks that lead out of the site, or that folder: of none of it anything is run. */
function linksOutOf(root: string): string[] {
  const folder = join(root, blocksFolder);
  if (!leadsInside(folder, root)) return [blocksFolder];
  if (!existsSync(folder)) return [];
  return entriesUnder(folder)
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !leadsInside(file, root))
    .map((file) => relative(root, file).split(sep).join('/'));
}

/** Every `NAME.ts` that begins with a small letter; what they share is in folders, or has a capital. */
function typesIn(folder: string): string[] {
  return filesIn(folder)
    .flatMap((file) => /^([a-z].*)(?<!\.(?:d|test))\.ts$/.exec(file)?.[1] ?? [])
    .toSorted();
}

/** What a JSON Schema for editors has beside the blocks (siteJsonSchema.ts), and what a table of promises must not have. */
const reserved = ['reference', 'anyBlock', 'then'];

/** Whether a module can export something of this name: JavaScript reserves some words. */
function canBeName(type: string): boolean {
  if (!/^[a-z][A-Za-z0-9]*$/.test(type) || reserved.includes(type)) return false;
  if (!noReservedName.test(type)) return false;
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
  const isTaken = Block.options.some(({ shape }) => shape.type.value === type);
  const fields = readBlockFields(type, file, root);
  const name = type.replace(/^./, (letter) => letter.toUpperCase());
  const component = join(root, blocksFolder, `${name}.tsx`);
  const problem = checkComponent({ type, name, component }, file, root);
  return {
    schema: 'schema' in fields ? fields.schema : standIn(type),
    ...(!problem && { block: { type, name, component } }),
    problems: [
      ...(isTaken ? [problemAt('taken-block', { type }, wordIn(file, type), root)] : []),
      ...('problem' in fields ? [fields.problem] : []),
      ...(problem ? [problem] : []),
    ],
  };
}

/** In place of a block that cannot be read: its sections are not reported, too. */
function standIn(type: string): BlockSchema {
  const block = defineBlock({ type, description: '', fields: {} });
  return block.catchall(z.unknown()) as unknown as BlockSchema;
}
