import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const readme = readFileSync('README.md', 'utf8');
const commands = [...readme.matchAll(/^npm run .* --format json\b/gm)].map(([command]) => command);

test('the README shows how programs run check and events', () => {
  expect(commands).toHaveLength(2);
});

test.each(commands)('%s prints data alone', (command) => {
  const { stdout } = spawnSync(command, { shell: true, encoding: 'utf8' });
  expect(JSON.parse(stdout)).toBeTypeOf('object');
});
