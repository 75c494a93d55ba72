import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeNewSite } from '#new/writeNewSite.ts';
import { temporaryFolder } from '#tests/build/temporaryFolder.ts';

test('leaves what a repository has already', () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'package.json'), '{}');
  expect(writeNewSite(folder, 'minimal')).toEqual({
    written: ['site.yaml', '.gitignore', '.github/workflows/site.yml'],
  });
  expect(readFileSync(join(folder, 'package.json'), 'utf8')).toBe('{}');
});

test('writes nothing where a file of the site is there already', () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'media'));
  writeFileSync(join(folder, 'media/house.svg'), 'Mine');
  expect(writeNewSite(folder, 'landing')).toEqual({ taken: 'media/house.svg' });
  expect(readdirSync(folder)).toEqual(['media']);
});
