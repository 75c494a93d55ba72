import { replaceFile } from '#edit/replaceFile.ts';
import {
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fascia-replace-'));
  file = join(folder, 'site.yaml');
  writeFileSync(file, 'before', { mode: 0o600 });
});

test('writes the whole text, keeps the mode, and leaves nothing else behind', async () => {
  expect(await replaceFile(file, { from: 'before', to: 'after' })).toBeUndefined();
  expect(readFileSync(file, 'utf8')).toBe('after');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['site.yaml']);
});

test('writes nothing over a file that has changed meanwhile', async () => {
  const failure = await replaceFile(file, { from: 'what was read', to: 'after' });
  expect(failure).toContain('changed by somebody else');
  expect(readFileSync(file, 'utf8')).toBe('before');
  expect(readdirSync(folder)).toEqual(['site.yaml']);
});

test('writes through a link, which stays one', async () => {
  const link = join(folder, 'link.yaml');
  symlinkSync(file, link);
  await replaceFile(link, { from: 'before', to: 'after' });
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
  expect(readFileSync(file, 'utf8')).toBe('after');
});

test('says in a sentence why a file cannot be written', async () => {
  const failure = await replaceFile(join(folder, 'none/site.yaml'), { from: '', to: 'after' });
  expect(failure).toMatch(/could not be written\. ENOENT/);
});
