import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/build/temporaryFolder.ts';
import { copyFixture } from '#tests/sites/copyFixture.ts';

const readme = readFileSync('README.md', 'utf8');
const commands = [...readme.matchAll(/^npx fascia .* --format json\b/gm)].map(
  ([command]) => command,
);

test('the README shows how programs run check and events', () => {
  expect(commands).toHaveLength(2);
});

test.each(commands)('%s prints data alone', (command) => {
  const cwd = projectWith('small');
  const { stdout } = spawnSync(command, { cwd, shell: true, encoding: 'utf8' });
  expect(JSON.parse(stdout)).toBeTypeOf('object');
});

/**
 * This project with a fixture site in place of the operator's. Its lock file is that of the packages that are
 * there: a command that installed others would do so in the node_modules of this project.
 */
function projectWith(name: string): string {
  const folder = temporaryFolder();
  for (const part of ['package.json', 'node_modules', 'scripts', 'src', 'schema']) {
    symlinkSync(resolve(part), join(folder, part));
  }
  cpSync('node_modules/.package-lock.json', join(folder, 'package-lock.json'));
  return copyFixture(name, folder).folder;
}
