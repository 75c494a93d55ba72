import { expect, test, vi } from 'vitest';
import { commands } from '#cli/commands.ts';
import { main } from '#cli/main.ts';
import manifest from '../../package.json' with { type: 'json' };
import { runCommand } from './runCommand.ts';

const run = (...argv: string[]) => runCommand((terminal) => main(argv, terminal));

test('--help lists every command', async () => {
  const { status, out } = await run('--help');
  expect(status).toBe(0);
  for (const [name, { about }] of Object.entries(commands)) {
    expect(out).toMatch(new RegExp(`^  ${name} +${about.slice(0, 20)}`, 'm'));
  }
});

test('without a command, the list is an error', async () => {
  const { status, out, error } = await run();
  expect([status, out]).toEqual([2, '']);
  expect(error).toContain('npx fascia COMMAND');
});

test('--version prints that of package.json', async () => {
  expect(await run('--version')).toEqual({ status: 0, out: `${manifest.version}\n`, error: '' });
});

test.each([
  ['biuld', 'There is no command "biuld". Did you mean build?'],
  ['toString', 'There is no command "toString". There are new, start, '],
  ['--verison', 'There is no command "--verison". Did you mean --version?'],
])('%s is refused with the nearest command', async (name, sentence) => {
  const { status, error } = await run(name);
  expect(status).toBe(2);
  expect(error).toContain(sentence);
  expect(error).toContain('All commands: npx fascia --help\n');
});

test.each([
  ['npx fascia check --fix', 'npx'],
  // In PowerShell, npm keeps options behind two dashes.
  ['npx fascia check --fix', 'check'],
  ['npm run check', 'check'],
])('--help shows %s where npm runs “%s”', async (call, script) => {
  vi.stubEnv('npm_lifecycle_event', script);
  const { out } = await run('check', '--help');
  vi.unstubAllEnvs();
  expect(out).toContain(`  ${call}\n`);
});
