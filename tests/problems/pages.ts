import { main } from '#cli/main.ts';
import type { FileSystem } from '#load/fileSystemOf.ts';
import type { LoadOptions } from '#load/loadSite.ts';
import { diagnoseSite } from '#repair/diagnoseSite.ts';
import { fileSystemOf } from '#load/fileSystemOf.ts';
import { readText } from '#load/readText.ts';
import { loadText } from '#repair/readSite.ts';
import { type Block, type Case, type Page, parsePage } from '#problems/Page.ts';
import type { Problem } from '#problems/Problem.ts';
import { printPretty } from '#problems/printPretty.ts';
import { blocksWith } from '#schema/block.ts';
import { defineBlock } from '#schema/defineBlock.ts';
import { line } from '#schema/fields.ts';
import { icon } from '#schema/icon.ts';
import { createSchema, type Site } from '#schema/site.ts';
import { smallFileSystem } from '#tests/load/smallFileSystem.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';
import { siteWithQuote } from '#tests/sites/siteWithQuote.ts';
import { mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { composeSite } from './composeSite.ts';

export const folder = join(import.meta.dirname, '../../src/problems/pages');

export const pages: readonly (Page & { markdown: string })[] = readdirSync(folder)
  .filter((file) => file !== 'README.md')
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .map((markdown) => ({ ...parsePage(markdown), markdown }));

const small = fixtureSite('small').source;

/** The small site without its placeholders, for faults that only `--release` reports. */
export const readySite = small
  .replaceAll('.example', '.shop')
  .replace('+442079460958', '+442079461234')
  .replace('000000000000000', '104857600000001');

const withSamples: FileSystem = {
  ...smallFileSystem,
  hasFile: (file) => smallFileSystem.hasFile(file.replace('samples/', '')),
  readHead: (file) => smallFileSystem.readHead(file.replace('samples/', '')),
};

/** A block with an icon. */
const point = defineBlock({
  type: 'point',
  description: 'A point.',
  fields: {
    icon: icon.describe('What is drawn before the text.'),
    text: line.describe('The text.'),
  },
});
const withIcons: FileSystem = {
  ...smallFileSystem,
  ownBlocks: () => ({
    root: '',
    schema: createSchema(blocksWith([point])),
    blocks: [],
    problems: [],
  }),
};

/** What a case of that code is checked with. */
function contextOf(code: string) {
  const options: LoadOptions = {
    release: code.startsWith('placeholder-'),
    today: '2027-06-12',
    environment: {
      SITE_TEAM_SIZE: 'a dozen',
      BOOKING_PLACE: 'https://other.example',
      OLD_HOST: 'https://other.example',
      SITE_FORM: 'none of your business',
    },
  };
  return options.release
    ? { base: readySite, fileSystem: withSamples, options }
    : { base: small, fileSystem: code === 'unknown-icon' ? withIcons : smallFileSystem, options };
}

/** A case whose block is YAML, with the whole site file that it is part of. */
export type Fault = Case & {
  code: string;
  name: string;
  source: string;
  /** Not a file that is huge, or that no editor can hold. */
  isOrdinary: boolean;
};

export const faults: readonly Fault[] = pages.flatMap(({ code, cases }) =>
  cases
    .filter(({ bad }) => bad.language === 'yaml')
    .map((one) => ({
      ...one,
      code,
      name: [code, one.title].filter(Boolean).join(': '),
      source: composeSite(one.bad, contextOf(code).base),
      isOrdinary: !/⟨byte|⟨CR|⟨U\+0007|×\d/.test(one.bad.text),
    })),
);

const checked = new WeakMap<Block, ReturnType<typeof load>>();

/** What `check` finds in the site file that a block is part of, which is checked once. */
export function checkBlock(code: string, block: Block) {
  const found = checked.get(block) ?? load(code, block);
  checked.set(block, found);
  return found;
}

function load(code: string, block: Block) {
  if (block.language.startsWith('ts')) return loadOwn(block);
  const { base, fileSystem, options } = contextOf(code);
  const file = 'site.yaml';
  const source = composeSite(block, base);
  const loadAgain = (text: string) => diagnoseSite(text, fileSystem, options);
  const read = source.includes('⟨byte') ? readText(fileOf(source)) : source;
  if (typeof read !== 'string')
    return { file, source: '', site: undefined, problems: [read], root: '', loadAgain };
  return { file, source, ...loadAgain(source), root: '', loadAgain };
}

/** A site with a block of its own, one of whose files is the example: its first line names it. */
function loadOwn({ text }: Block) {
  const [, name = '', target] = /^\/\/ (\S+)(?: is a link to (\S+))?/.exec(text) ?? [];
  const [, type = 'quote'] = (target === undefined && /^blocks\/([a-z]\w*)\.ts$/.exec(name)) || [];
  const site = siteWithQuote(mkdtempSync(join(tmpdir(), 'fascia-')), { type });
  if (target === undefined) writeFileSync(join(site.folder, name), text);
  else symlinkSync(target, join(site.folder, name));
  const fileSystem = fileSystemOf(site.folder);
  const file = 'site.yaml';
  const loadAgain = (changed: string) => loadText({ file, source: changed }, {}, fileSystem);
  return { ...loadAgain(site.source), root: site.folder, loadAgain };
}

/** A file with bytes that are not text: `⟨byte E9⟩`. */
function fileOf(source: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'fascia-')), 'site.yaml');
  const latin = source.replace(/⟨byte (\w\w)⟩/g, (_, hex: string) =>
    String.fromCodePoint(parseInt(hex, 16)),
  );
  writeFileSync(file, latin, 'latin1');
  return file;
}

/** What `check` prints for a block: a part of a site file, or a command. */
export async function printBlock(code: string, block: Block): Promise<string> {
  if (block.language === 'sh') return runCommand(block.text);
  const found = checkBlock(code, block);
  const { site, root, problems } = found;
  const isSilent = problems.length === 0;
  const printed = site && isSilent && root !== '' ? await renderBlock(site, root) : problems;
  return printPretty(printed, { ...found, colour: false });
}

/** What only the build finds. */
async function renderBlock(site: Site, root: string): Promise<Problem[]> {
  const { renderOwn } = await import('./renderOwn.ts');
  return renderOwn(site, root);
}

/** The problems that the command prints, without the summary below them. */
async function runCommand(command: string): Promise<string> {
  let printed = '';
  const write = (text: string) => void (printed += text);
  const [, ...argv] = command.trim().split(' ');
  await main(argv, { out: write, error: write, colour: false });
  return printed.slice(0, printed.lastIndexOf('\n', printed.length - 2));
}
