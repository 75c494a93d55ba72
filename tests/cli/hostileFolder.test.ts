import {
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildSite } from '#build/buildSite.ts';
import { serveDist } from '#build/serveDist.ts';
import { main } from '#cli/main.ts';
import { fileSystemOf } from '#load/fileSystemOf.ts';
import { readOwnBlocks } from '#load/ownBlocks/readOwnBlocks.ts';
import { writeNewSite } from '#new/writeNewSite.ts';
import { createSiteWriter } from '#preview/siteWriter.ts';
import { storeMedia } from '#preview/storeMedia.ts';
import { smallSite } from '#tests/build/smallSite.ts';
import { copyFixture } from '#tests/sites/copyFixture.ts';
import { quoteComponent, quoteFields, siteWithQuote } from '#tests/sites/siteWithQuote.ts';
import { runCommand } from './runCommand.ts';
import { joinSources } from '#load/sources.ts';

const secret = 'what nobody may see';
let folder = '';
let outside = '';
let site: ReturnType<typeof copyFixture>;
beforeEach(() => {
  folder = realpathSync.native(mkdtempSync(join(tmpdir(), 'fascia-hostile-')));
  outside = join(folder, 'outside');
  mkdirSync(outside);
  writeFileSync(join(outside, 'secret.txt'), secret);
  mkdirSync(join(folder, 'site'));
  site = copyFixture('small', join(folder, 'site'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const at = (path: string) => join(site.folder, path);
const unsafeDrawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="a()"/>';

/** What the files of the folder hold, by name. */
function contents(): Map<string, string> {
  const entries = readdirSync(site.folder, { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [
        relative(site.folder, file).replaceAll(sep, '/'),
        readFileSync(file, 'latin1'),
      ]),
  );
}

const run = (...argv: string[]) =>
  runCommand((terminal) => main([...argv, '--root', site.folder], terminal));

describe('a site.yaml that is a link out of its folder', () => {
  const broken = () => site.source.replace('currency:', 'curency:');
  beforeEach(() => {
    writeFileSync(join(outside, 'site.yaml'), broken());
    unlinkSync(site.file);
    symlinkSync('../outside/site.yaml', site.file);
  });

  test.each([
    ['check'],
    ['check', '--fix'],
    ['build'],
    ['verify'],
    ['migrate', '--write'],
    ['events'],
  ])('is neither read nor written by %s', async (...argv) => {
    const { status, out, error } = await run(...argv);
    expect([1, 2]).toContain(status);
    expect(out + error).toMatch(/outside-file[^]*site\.yaml" is a link to a place outside/);
    expect(out + error).not.toContain('curency');
    expect(readFileSync(join(outside, 'site.yaml'), 'utf8')).toBe(broken());
    expect(lstatSync(site.file).isSymbolicLink()).toBe(true);
  });

  test('is neither read nor written by the window', async () => {
    const writer = createSiteWriter(site.folder);
    expect(writer.read().text).toBe('');
    expect(await writer.write(joinSources(broken()), joinSources(site.source))).toMatchObject({
      isDone: false,
    });
    expect(readFileSync(join(outside, 'site.yaml'), 'utf8')).toBe(broken());
  });
});

test('--fix writes through a link within the folder, and to no other name of a file', async () => {
  writeFileSync(site.file, site.source.replace('currency:', 'curency:'));
  linkSync(site.file, join(outside, 'other.yaml'));
  await run('check', '--fix');
  expect(readFileSync(site.file, 'utf8')).toBe(site.source);
  expect(readFileSync(join(outside, 'other.yaml'), 'utf8')).toContain('curency:');
});

test('a link in media/ that leads in a circle is one file, and nothing behind it is', () => {
  const before = fileSystemOf(site.folder).files();
  symlinkSync(at('media'), at('media/loop'));
  symlinkSync(outside, at('media/out'));
  expect(new Set(fileSystemOf(site.folder).files())).toEqual(
    new Set([...before, 'media/loop', 'media/out']),
  );
});

describe('a media/ that is a link out of the folder', () => {
  beforeEach(() => {
    rmSync(at('media'), { recursive: true });
    symlinkSync(outside, at('media'));
    writeFileSync(join(outside, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  });

  test('is one problem, and nothing in it is listed', async () => {
    const { status, out } = await run('check');
    expect(status).toBe(1);
    expect(out.match(/outside-media/g)).toHaveLength(1);
    expect(out).toContain('"media" is a link to a folder outside the folder of the site.');
    expect(fileSystemOf(site.folder).files()).toEqual([]);
  });

  test('gets no upload, and no new site', async () => {
    const before = readdirSync(outside);
    const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    expect(await storeMedia(site.folder, { name: 'a.svg', bytes })).toMatchObject({
      isDone: false,
      message: expect.stringContaining('outside'),
    });
    unlinkSync(site.file);
    expect(() => writeNewSite(site.folder, 'landing')).toThrow(/outside/);
    expect(readdirSync(outside)).toEqual(before);
  });
});

describe('a link in blocks/ that leads out of the folder', () => {
  beforeEach(() => (site = { ...siteWithQuote(site.folder) }));

  test.each([
    ['blocks/Quote.tsx', 'part.tsx'],
    ['blocks/parts', '.'],
    ['blocks', 'blocks'],
  ])('is named, and nothing of the blocks is run: %s', async (name, target) => {
    mkdirSync(join(outside, 'blocks'));
    writeFileSync(join(outside, 'part.tsx'), quoteComponent);
    rmSync(at(name), { recursive: true, force: true });
    symlinkSync(join(outside, target), at(name));
    const own = readOwnBlocks(site.folder);
    expect(own.blocks).toEqual([]);
    expect(own.problems).toMatchObject([
      { code: 'outside-file', message: expect.stringContaining(`"${name}" is a link`) },
    ]);
    const { status, out } = await run('check');
    expect([status, out.includes(secret)]).toEqual([1, false]);
    expect(out).toContain(`outside-file`);
  });
});

test('--fix changes the site file and unsafe drawings, and no other file', async () => {
  writeFileSync(site.file, site.source.replace('currency:', 'curency:'));
  writeFileSync(at('media/logo.svg'), unsafeDrawing);
  writeFileSync(at('notes.svg'), unsafeDrawing);
  const before = contents();
  await run('check', '--fix');
  const after = contents();
  expect([...after.keys()]).toEqual([...before.keys()]);
  const changed = [...after].filter(([name, content]) => content !== before.get(name));
  expect(changed.map(([name]) => name).toSorted()).toEqual(['media/logo.svg', 'site.yaml']);
});

test.each(['check', 'events'])(
  '%s runs the fields of a block, and no component',
  async (command) => {
    const ran = (file: string) => `process.env.FASCIA_RAN += ' ${file}';\n`;
    vi.stubEnv('FASCIA_RAN', 'of the blocks:');
    siteWithQuote(site.folder, {
      fields: ran('fields') + quoteFields,
      component: ran('component') + quoteComponent,
    });
    await run(command);
    expect(process.env['FASCIA_RAN']).toMatch(/^of the blocks:(?: fields)+$/);
    vi.unstubAllEnvs();
  },
);

test('the preview keeps nothing where .fascia is a link out of the folder', async () => {
  symlinkSync(outside, at('.fascia'));
  expect(await run('start', '--port', '0')).toMatchObject({
    status: 2,
    error: expect.stringContaining('.fascia is a link to a place outside'),
  });
  expect(readdirSync(outside)).toEqual(['secret.txt']);
});

describe('a build', () => {
  const build = () => buildSite(smallSite(), { root: site.folder, outDir: at('dist') });

  test.each(['.fascia', '.fascia/cache', '.fascia/cache/social'])(
    'keeps nothing where %s is a link out of the folder',
    async (name) => {
      mkdirSync(at('.fascia/cache'), { recursive: true });
      rmSync(at(name), { recursive: true, force: true });
      symlinkSync(outside, at(name));
      await expect(build()).rejects.toThrow(/outside the folder/);
      expect(readdirSync(outside)).toEqual(['secret.txt']);
      expect(existsSync(at('dist'))).toBe(false);
    },
  );

  test('does not publish what a link in what it has kept leads to', async () => {
    await build();
    const kept = readdirSync(at('.fascia/cache/social')).map((key) =>
      at(`.fascia/cache/social/${key}`),
    );
    for (const one of kept)
      for (const name of readdirSync(one).filter((file) => file.endsWith('.jpg'))) {
        unlinkSync(join(one, name));
        symlinkSync(join(outside, 'secret.txt'), join(one, name));
      }
    expect(kept.length).toBeGreaterThan(0);
    await expect(build()).rejects.toThrow(/outside the folder/);
  });

  test('replaces no folder that dist leads to, unless --out names it', async () => {
    symlinkSync(outside, at('dist'));
    expect(await run('build')).toMatchObject({
      status: 2,
      error: expect.stringMatching(/dist is a link to a place outside .* --out/),
    });
    expect(readdirSync(outside)).toEqual(['secret.txt']);
  });

  test('writes the settings of servers over no file that a link leads to', async () => {
    mkdirSync(at('dist-servers'));
    symlinkSync(join(outside, 'secret.txt'), at('dist-servers/nginx.conf'));
    await build();
    expect(readFileSync(join(outside, 'secret.txt'), 'utf8')).toBe(secret);
    expect(readFileSync(at('dist-servers/nginx.conf'), 'utf8')).toContain('server_name');
  });

  test('is served without what a link in it leads to', async () => {
    await build();
    symlinkSync(join(outside, 'secret.txt'), at('dist/secret.txt'));
    const { origin, close } = await serveDist(at('dist'), { port: 0 });
    const answer = await fetch(`${origin}/secret.txt`);
    expect([answer.status, await answer.text()]).not.toContain(secret);
    await close();
  });
});
