import { execFileSync, spawn } from 'node:child_process';
import {
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, parse } from 'node:path';
import { replaceInside } from '#edit/replaceInside.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createInside, leadsInside, OutsideLink, readInside } from '#load/insideFolder.ts';

let folder = '';
let site = '';
let outside = '';
beforeEach(() => {
  folder = realpathSync.native(mkdtempSync(join(tmpdir(), 'fascia-inside-')));
  [site, outside] = [join(folder, 'site'), join(folder, 'outside')];
  for (const one of [join(site, 'media'), outside]) mkdirSync(one, { recursive: true });
  writeFileSync(join(site, 'media/own.txt'), 'own');
  writeFileSync(join(outside, 'secret.txt'), 'secret');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const at = (path: string) => join(site, path);

describe('a file of the site', () => {
  test('is read, also by a link within the folder, and by a link to the folder', () => {
    symlinkSync('own.txt', at('media/other.txt'));
    symlinkSync(at('media'), at('pictures'));
    symlinkSync(site, join(folder, 'alias'));
    for (const path of ['media/own.txt', 'media/other.txt', 'pictures/own.txt'])
      expect(readInside(at(path), site).toString()).toBe('own');
    expect(readInside(join(folder, 'alias/media/own.txt'), join(folder, 'alias')).length).toBe(3);
  });

  test('may have a name that begins with two dots', () => {
    writeFileSync(at('..own.txt'), 'own');
    expect(readInside(at('..own.txt'), site).toString()).toBe('own');
  });

  test.each([
    ['itself', (name: string) => symlinkSync(join(outside, 'secret.txt'), at(name))],
    [
      'in two steps',
      (name: string) => (
        symlinkSync('../outside', at('way')),
        symlinkSync('way/secret.txt', at(name))
      ),
    ],
  ])('is not read where it is a link that leads out, %s', (_, link) => {
    link('secret.txt');
    expect(() => readInside(at('secret.txt'), site)).toThrow(OutsideLink);
    expect(leadsInside(at('secret.txt'), site)).toBe(false);
  });

  test('is not read where its folder is a link that leads out, nor by a path that climbs', () => {
    symlinkSync(outside, at('media/folder'));
    expect(() => readInside(at('media/folder/secret.txt'), site)).toThrow(OutsideLink);
    expect(() => readInside(at('../outside/secret.txt'), site)).toThrow(OutsideLink);
  });

  test.skipIf(process.platform === 'win32')('waits for nobody where it is a pipe', () => {
    execFileSync('mkfifo', [at('pipe')]);
    expect(readInside(at('pipe'), site).length).toBe(0);
  });

  test('is never another one while somebody swaps links', async () => {
    mkdirSync(at('real'));
    writeFileSync(at('real/secret.txt'), 'own');
    // As fast as it can, the folder is one of the site, then a link out of it.
    const swap = `const { renameSync, symlinkSync, mkdirSync } = require('node:fs');
      process.chdir(${JSON.stringify(site)});
      symlinkSync(${JSON.stringify(outside)}, 'link');
      for (;;) { renameSync('real', 'now'); renameSync('now', 'real'); renameSync('link', 'now'); renameSync('now', 'link'); }`;
    const child = spawn(process.execPath, ['-e', swap], { stdio: 'ignore' });
    try {
      const seen = new Set<string>();
      // Until both were seen, and often.
      for (let round = 0; round < 20_000 || (seen.size < 2 && round < 1_000_000); round++) {
        try {
          seen.add(readInside(at('now/secret.txt'), site).toString());
        } catch (error) {
          seen.add(error instanceof OutsideLink ? 'OutsideLink' : 'none');
        }
      }
      expect([...seen]).not.toContain('secret');
    } finally {
      child.kill();
    }
  });
});

describe('what is written', () => {
  test('is in the folder, or nowhere', () => {
    symlinkSync(outside, at('media/folder'));
    createInside(at('new/file.txt'), site, 'new');
    expect(readFileSync(at('new/file.txt'), 'utf8')).toBe('new');
    expect(() => createInside(at('media/folder/new.txt'), site, 'new')).toThrow(OutsideLink);
    expect(() => createInside(at('media/folder/deep/new.txt'), site, 'new')).toThrow(OutsideLink);
    expect(existsSync(join(outside, 'new.txt')) || existsSync(join(outside, 'deep'))).toBe(false);
  });

  test('takes the place of a link, whose target stays as it is', async () => {
    symlinkSync(join(outside, 'secret.txt'), at('file.txt'));
    await replaceInside(at('file.txt'), site, 'new');
    expect(lstatSync(at('file.txt')).isFile()).toBe(true);
    expect(readFileSync(join(outside, 'secret.txt'), 'utf8')).toBe('secret');
  });

  test('changes no other name of the file', async () => {
    linkSync(join(outside, 'secret.txt'), at('file.txt'));
    await replaceInside(at('file.txt'), site, 'new');
    expect(readFileSync(join(outside, 'secret.txt'), 'utf8')).toBe('secret');
  });

  test('goes through no link to nothing', () => {
    symlinkSync(join(outside, 'none.txt'), at('file.txt'));
    expect(() => createInside(at('file.txt'), site, 'new')).toThrow('EEXIST');
    expect(existsSync(join(outside, 'none.txt'))).toBe(false);
  });
});

test('a site may be the top of a disk', () => {
  expect(readInside(at('media/own.txt'), parse(site).root).toString()).toBe('own');
});
