import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/build/temporaryFolder.ts';

// So the unit tests of such a clone are those of this one: they read the same bytes.
test('a clone of Git for Windows has every file as it was committed', () => {
  const clone = join(temporaryFolder(), 'clone');
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' });
  git('-c', 'core.autocrlf=true', 'clone', '-q', '--depth', '1', `file://${process.cwd()}`, clone);
  const files = git('-C', clone, 'ls-files', '--eol').trim().split('\n');
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => !/^i\/(\S+) +w\/\1 /.test(file))).toEqual([]);
});
