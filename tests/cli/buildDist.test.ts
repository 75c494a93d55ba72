import { spawnSync } from 'node:child_process';
import { buildDist, createProgress } from '#cli/buildDist.ts';
import { temporaryFolder } from '#tests/build/temporaryFolder.ts';
import { copyFixture } from '#tests/sites/copyFixture.ts';
import { fixtureSite, smallestYaml } from '#tests/sites/fixtureSite.ts';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { runCommand } from './runCommand.ts';

const { source: smallYaml } = fixtureSite('small');

/** A folder with a site and with what was built before; called as people call theirs. */
async function builtFolder() {
  const folder = copyFixture('small', join(temporaryFolder(), 'Ünsere Läden, 100% [neu] & more'));
  const dist = join(folder.folder, 'dist');
  mkdirSync(dist);
  writeFileSync(join(dist, 'index.html'), 'the last good one');
  mkdirSync(`${dist}-servers`);
  writeFileSync(`${dist}-servers/serving.json`, '{}');
  return { ...folder, dist };
}

const unsafe = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';

/** Puts a link to a drawing of another folder in place of a file. */
function linkOutside(file: string) {
  const outside = join(temporaryFolder(), 'logo.svg');
  writeFileSync(outside, '<svg xmlns="http://www.w3.org/2000/svg"/>');
  rmSync(file);
  symlinkSync(outside, file);
}

const build = (root: string, out?: string) =>
  runCommand((terminal) => buildDist({ root, out, release: false }, terminal));

describe('buildDist', () => {
  beforeEach(() => {
    vi.stubEnv('NODE_ENV', 'production');
    return () => vi.unstubAllEnvs();
  });

  test('prints what is wrong with the file, and leaves dist/ as it was', async () => {
    const { folder: root, dist, write } = await builtFolder();
    write(smallYaml.replace('headline: Earn', 'headlin: Earn'));
    const { status, out, error } = await build(root);
    expect(status).toBe(1);
    expect(out).toMatch(/site\.yaml:\d+:9 error/);
    expect(error).toMatch(
      /site\.yaml: 1 error\. Nothing was built, and .*dist\/ is as it was\.\n$/,
    );
    expect(readdirSync(dist)).toEqual(['index.html']);
  });

  test.each([
    ['unsafe-svg', (logo: string) => writeFileSync(logo, unsafe)],
    ['outside-media', (logo: string) => linkOutside(logo)],
  ])('publishes no picture that is %s', async (code, spoil) => {
    const { folder: root, dist } = await builtFolder();
    spoil(join(root, 'media/logo.svg'));
    const { status, out } = await build(root);
    expect(status).toBe(1);
    expect(out).toContain(` error ${code}\n`);
    expect(readdirSync(dist)).toEqual(['index.html']);
  });

  test.each(['media/social.jpg', 'media/icon.png', 'media/sans.woff2'])(
    'reports a damaged %s where site.yaml names it',
    async (file) => {
      const { folder: root, dist } = await builtFolder();
      // It begins as it should, which is all that the check looks at.
      const content = readFileSync(join(root, file));
      writeFileSync(join(root, file), content.subarray(0, content.length / 2));
      const { status, out, error } = await build(root);
      expect(status).toBe(1);
      expect(out).toMatch(/site\.yaml:\d+:\d+ error unreadable-media\n/);
      expect(out).toContain(`"${file}" begins well, but cannot be read to its end`);
      expect(error).toMatch(
        /site\.yaml: 1 error\. Nothing was built, and .*dist\/ is as it was\.\n$/,
      );
      expect(readdirSync(dist)).toEqual(['index.html']);
    },
  );

  test('reports its own failure in a sentence, and leaves dist/ as it was', async () => {
    const { folder: root, dist } = await builtFolder();
    // There is no room for what is kept between builds.
    writeFileSync(join(root, '.fascia'), '');
    const command = [resolve('src/cli/fascia.js'), 'build'];
    const options = { cwd: root, encoding: 'utf8' } as const;
    const { status, stderr } = spawnSync(process.execPath, command, options);
    expect(status).toBe(2);
    expect(stderr).toMatch(/^The build failed, and the last one is as it was\. /);
    expect(stderr).not.toMatch(/\n\s+at /);
    expect(readdirSync(dist)).toEqual(['index.html']);
  });

  test('says so when dist/ is new and the settings beside it are not', async () => {
    const { folder: root, dist } = await builtFolder();
    mkdirSync(`${dist}-servers/nginx.conf`);
    const { status, error } = await build(root);
    expect(status).toBe(2);
    expect(error).toMatch(
      /dist\/ is new, but the settings for web servers in .*dist-servers\/ are/,
    );
    expect(readFileSync(join(dist, 'index.html'), 'utf8')).toContain('<!doctype html>');
  });

  test('says so when there is no site file', async () => {
    const { folder: root } = copyFixture('small', temporaryFolder());
    const { status, out } = await build(join(root, 'media'));
    expect(status).toBe(1);
    expect(out).toContain('There is no file');
    expect(existsSync(join(root, 'media/dist'))).toBe(false);
  });
});

describe('buildDist into another folder', () => {
  beforeEach(() => {
    vi.stubEnv('NODE_ENV', 'production');
    return () => vi.unstubAllEnvs();
  });

  test('builds there, and replaces what it built there before', async () => {
    const { folder: root, dist } = await builtFolder();
    const out = join(temporaryFolder(), 'public');
    expect(await build(root, out)).toMatchObject({ status: 0, out: expect.stringContaining(out) });
    writeFileSync(join(out, 'left.html'), '');
    expect(await build(root, out)).toMatchObject({ status: 0 });
    expect(readdirSync(out)).toContain('index.html');
    expect(readdirSync(out)).not.toContain('left.html');
    expect(readdirSync(join(out, '..'))).toEqual(['public', 'public-servers']);
    expect(readdirSync(dist)).toEqual(['index.html']);
  });

  test.each([
    ['of the site', '.'],
    ['around the site', '..'],
    ['with the media', 'media'],
    ['that holds other files', 'other'],
  ])('refuses the folder %s', async (_, place) => {
    const { folder: root, dist } = await builtFolder();
    mkdirSync(join(root, 'other'));
    writeFileSync(join(root, 'other/mine.txt'), '');
    const before = readdirSync(root);
    const { status, error } = await build(root, join(root, place));
    expect(status).toBe(2);
    expect(error).toContain('would be replaced as a whole');
    expect(readdirSync(root)).toEqual(before);
    expect(readdirSync(dist)).toEqual(['index.html']);
  });

  test('replaces no dist/ that it has not built, either', async () => {
    const { folder: root, dist } = await builtFolder();
    rmSync(`${dist}-servers`, { recursive: true });
    const { status, error } = await build(root);
    expect([status, error]).toEqual([2, expect.stringMatching(/dist is there already, was not/)]);
    expect(readdirSync(dist)).toEqual(['index.html']);
  });

  test('builds into the folder that a link leads to', async () => {
    const { folder: root } = await builtFolder();
    const served = temporaryFolder();
    symlinkSync(served, join(root, 'public'));
    expect(await build(root, join(root, 'public'))).toMatchObject({ status: 0 });
    expect(readdirSync(served)).toContain('index.html');
  });
});

test('builds the smallest site that is right', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  onTestFinished(() => void vi.unstubAllEnvs());
  const root = temporaryFolder();
  writeFileSync(join(root, 'site.yaml'), smallestYaml);
  expect(await build(root)).toMatchObject({
    status: 0,
    out: expect.stringContaining('Built 2 pages'),
  });
  expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).not.toContain('<nav');
});

function show(isLive: boolean, ready: readonly number[]) {
  let written = '';
  const progress = createProgress((text) => (written += text), isLive);
  for (const one of ready) progress.show(one, 8);
  progress.end();
  return written;
}

test('writes one line over and over on a terminal, and removes it at the end', () => {
  expect(show(true, [1, 2]).split('\r\u001B[K')).toEqual([
    '',
    'Making the sizes of new pictures: 1 of 8 pictures are ready.',
    'Making the sizes of new pictures: 2 of 8 pictures are ready.',
    '',
  ]);
});

test('writes a line for the first picture and for each quarter elsewhere', () => {
  const lines = show(false, [1, 2, 3, 4, 5, 6, 7, 8]).trimEnd().split('\n');
  expect(lines.map((line) => /\d of 8/.exec(line)?.[0])).toEqual(
    [1, 2, 4, 6, 8].map((ready) => `${ready} of 8`),
  );
});

test.each([true, false])('writes nothing where no picture is new (live: %s)', (isLive) => {
  expect(show(isLive, [])).toBe('');
});
