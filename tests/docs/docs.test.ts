import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { writeEditorFiles } from '#build/writeEditorFiles.ts';
import { commands, type CommandName } from '#cli/commands.ts';
import { main } from '#cli/main.ts';
import { readOptions } from '#cli/readOptions.ts';
import { fileSystemOf } from '#load/fileSystemOf.ts';
import { readOwnBlocks } from '#load/ownBlocks/readOwnBlocks.ts';
import { projectFiles } from '#new/projectFiles.ts';
import { writeNewSite } from '#new/writeNewSite.ts';
import { diagnoseSite } from '#repair/diagnoseSite.ts';
import { temporaryFolder } from '#tests/build/temporaryFolder.ts';
import { runCommand } from '#tests/cli/runCommand.ts';
import { copyFixture } from '#tests/sites/copyFixture.ts';
import { allExamples, examplesIn, pages, read } from './pages.ts';

const here = process.cwd();

/** The small site's media, and those that the pages name. */
function folderWithMedia(): string {
  const { folder } = copyFixture('small', temporaryFolder());
  cpSync(join(folder, 'media/social.jpg'), join(folder, 'media/shop-front.jpg'));
  for (const name of ['Our Menu.pdf', 'Membership.pdf'])
    writeFileSync(join(folder, 'media', name), '%PDF-1.4\n%%EOF\n');
  return folder;
}

/** The same with every block that docs/write-a-block.md writes. */
function folderWithBlocks(): string {
  const folder = folderWithMedia();
  mkdirSync(join(folder, 'blocks'));
  for (const language of ['ts', 'tsx'])
    for (const { text } of examplesIn('docs/write-a-block.md', language)) {
      const [, name = ''] = /export (?:const|function) (\w+)/.exec(text) ?? [];
      writeFileSync(join(folder, 'blocks', `${name}.${language}`), text);
    }
  return folder;
}

describe('the parts of a site.yaml', () => {
  const smallest = `version: 3
site: { name: Corner, url: https://www.corner.example }
routes: [{ path: /, sections: [{ type: hero, headline: Groceries from the corner }] }]`;
  const examples = allExamples('yaml').filter(
    // The examples of blocks have tests of their own.
    ({ mark }) => mark !== 'workflow' && mark !== 'section',
  );

  /** A part is completed with the smallest site; its own lists and groups count, but `site` is filled up. */
  function complete(text: string): string {
    if (/^version:/m.test(text)) return text;
    const rest = parse(smallest) as { site: object };
    const part = parse(text) as { site?: object };
    return stringify({ ...rest, ...part, site: { ...rest.site, ...part.site } });
  }

  test.each(examples)('of $page, line $line, are right, or wrong as said', ({ text, mark }) => {
    const folder = /type: (?:quote|staff)/.test(text) ? folderWithBlocks() : folderWithMedia();
    const { problems } = diagnoseSite(complete(text), fileSystemOf(folder));
    const wrong = /^wrong: (.+)/.exec(mark)?.[1];
    expect(problems.map(({ code, message }) => (code === wrong ? code : message))).toEqual(
      wrong === undefined ? [] : [wrong],
    );
  });
});

test('docs/what-to-use.md names every block, and fields that it has', () => {
  const [, ...blocks] = read('docs/blocks.md').split(/^## (?=[a-z])/m);
  const [, sections = ''] = read('docs/what-to-use.md').split(/^## /m);
  const rows = [...sections.matchAll(/\| `(\w+)`(.*)\|$/gm)];
  const written = rows.map(([, type = '', rest = '']) => {
    const about = blocks.find((block) => block.startsWith(`${type}\n`)) ?? '';
    const words = [...rest.matchAll(/`([^`]+)`/g)].flatMap(([, all = '']) => all.split(': '));
    return { type, unknown: words.filter((word) => !new RegExp(`[.\`]${word}\``).test(about)) };
  });
  expect(new Set(written.map(({ type }) => type))).toEqual(
    new Set(blocks.map((block) => block.split('\n')[0])),
  );
  expect(written.filter(({ unknown }) => unknown.length > 0)).toEqual([]);
});

test('the blocks in docs/write-a-block.md load, and their types fit', async () => {
  const own = readOwnBlocks(folderWithBlocks());
  expect([own.blocks.length, own.problems]).toEqual([2, []]);
  await writeEditorFiles(own);
  const tsc = join(here, 'node_modules/typescript/bin/tsc');
  const args = [tsc, '-p', join(own.root, '.fascia')];
  expect(spawnSync(process.execPath, args, { encoding: 'utf8' }).stdout).toBe('');
}, 60_000);

describe('the commands', () => {
  const quick = ['new', 'check', 'events', 'migrate', '--help', '--version'];
  const others = /^(?:cd|cp|mkdir|ssh|xcode-select|npm (?:ci|install|pack))\b/;
  const scriptsOf = (manifest = '{}') =>
    Object.keys((JSON.parse(manifest) as { scripts: object }).scripts);
  const ofSite = scriptsOf(projectFiles('shop').find(({ path }) => /package/.test(path))?.content);

  /** The calls of a page, without what the shell does with them: `A=b npx fascia check > file # why`. */
  const callsOf = (page: string) =>
    [
      ...examplesIn(page, 'sh').map(({ text }) => text),
      ...[...read(page).matchAll(/^ +- run: (.*)$/gm)].map(([, run = '']) => run),
    ]
      .flatMap((text) => text.split(/\n|&&/))
      .map((call) => call.replace(/(?:^|\s)#.*| > \S+/g, '').trim())
      .map((call) => call.replace(/^(?:[A-Z]+=\S+ )+/, ''))
      .filter((call) => call !== '' && !others.test(call));

  /** The arguments of Fascia in a call, or why there are none. */
  function argumentsOf(call: string, scripts: readonly string[]): string[] | string {
    const [, script = '', options = ''] =
      /^npm (?:run (?:--silent )?)?(\w+)(?: -- (.*))?$/.exec(call) ?? [];
    if (script !== '' && !scripts.includes(script)) return `no script ${script}`;
    const argv = script === '' ? /^npx fascia (.*)$/.exec(call)?.[1] : `${script} ${options}`;
    return argv?.split(' ').filter((word) => word !== '') ?? `no command ${call}`;
  }

  /** What is wrong with the arguments of a command; nothing where they are right. */
  function faultOf([name = '', ...argv]: readonly string[]): string {
    if (['--help', '--version', 'test'].includes(name)) return '';
    if (!Object.hasOwn(commands, name)) return `no command ${name}`;
    let fault = '';
    const command = { name, ...commands[name as CommandName] }; // the names are the keys
    readOptions(command, argv, { out: () => {}, error: (text) => void (fault += text) });
    return fault;
  }

  afterEach(() => process.chdir(here));

  const withCommands = pages.filter((page) => callsOf(page).length > 0);
  test.each(withCommands)('of %s exist, and the quick ones run', async (page) => {
    const scripts = page.startsWith('docs/') ? ofSite : scriptsOf(read('package.json'));
    const calls = callsOf(page).map((call) => argumentsOf(call, scripts));
    const folder = join(temporaryFolder(), 'site');
    writeNewSite(folder, 'local-business');
    process.chdir(folder);
    for (const call of calls) {
      expect(typeof call === 'string' ? call : faultOf(call)).toBe('');
      if (!quick.includes(call[0] ?? '')) continue;
      const { status, error } = await runCommand((terminal) => main([...call], terminal));
      // An example is full of samples, which --release refuses.
      expect([call, status, error]).toEqual([call, call.includes('--release') ? 1 : 0, '']);
    }
  });
});
