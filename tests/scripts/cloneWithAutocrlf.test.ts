import { execFileSync } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { thisMachine } from '#cli/machine.ts';
import { cloneWithAutocrlf } from '#scripts/cloneWithAutocrlf.ts';
import { temporaryFolder } from '#tests/build/temporaryFolder.ts';

const hasGit = await thisMachine.run(['git', '--version']);

test.runIf(hasGit)('clones the checkout of a CI as Git for Windows does', async () => {
  const [project, folder] = [join(temporaryFolder(), 'project'), join(temporaryFolder(), 'clone')];
  const git = (...args: string[]) => execFileSync('git', ['-C', project, ...args]);
  const write = (name: string, text: string) => writeFileSync(join(project, name), text);
  mkdirSync(join(project, 'node_modules/zod'), { recursive: true });
  mkdirSync(join(project, 'node_modules/.cache'));
  write('node_modules/zod/index.js', 'export {};\n');
  write('.gitignore', 'node_modules\n');
  write('.gitattributes', '*.yaml text eol=lf\n');
  write('site.yaml', 'name: Corner\n');
  git('init', '--quiet', '--initial-branch', 'main');
  git('add', '.');
  git('-c', 'user.name=A', '-c', 'user.email=a@b.example', 'commit', '--quiet', '-m', 'A site');
  // A merge that is tried belongs to no branch, and its parents were not fetched.
  git('checkout', '--quiet', '--detach');
  writeFileSync(join(project, '.git/shallow'), git('rev-parse', 'HEAD'));
  git('branch', '--quiet', '-D', 'main');

  expect(await cloneWithAutocrlf(thisMachine, { project, folder })).toBe(true);
  expect(readFileSync(join(folder, '.gitignore'), 'utf8')).toBe('node_modules\r\n');
  expect(readFileSync(join(folder, 'site.yaml'), 'utf8')).toBe('name: Corner\n');
  expect(lstatSync(join(folder, 'node_modules/zod/index.js')).isFile()).toBe(true);
  expect(existsSync(join(folder, 'node_modules/.cache'))).toBe(false);
});

test('clones nothing of a folder that is no repository', async () => {
  const [project, folder] = [temporaryFolder(), join(temporaryFolder(), 'clone')];
  expect(await cloneWithAutocrlf(thisMachine, { project, folder })).toBe(false);
});
