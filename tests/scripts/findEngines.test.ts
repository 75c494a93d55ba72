import { expect, test } from 'vitest';
import type { Machine } from '#cli/machine.ts';
import { findEngines, missingEngines } from '#scripts/findEngines.ts';
import { createMachine } from './createMachine.ts';

const installed = [
  '/usr/bin/firefox-esr',
  '/usr/bin/WebKitWebDriver',
  '/usr/bin/Xvfb',
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
];

/** A machine with these files; installing packages adds the engines. */
const machineWith = (files: readonly string[], changes: Partial<Machine> = {}) =>
  createMachine(files, (command) => (command.includes('install') ? installed : []), changes);

test('takes the engines that are there, and installs nothing', async () => {
  const { machine, commands } = machineWith(installed);
  expect(missingEngines(await findEngines(machine))).toEqual([]);
  expect(commands).toEqual([]);
});

test('installs Debian’s packages where one is missing and that is allowed', async () => {
  const { machine, commands } = machineWith(['/usr/bin/firefox-esr', '/usr/bin/apt-get']);
  expect(missingEngines(await findEngines(machine))).toEqual([]);
  expect(commands.at(-1)).toContain('firefox-esr webkit2gtk-driver xvfb');
});

test.each([
  ['nobody allows it', { allows: () => Promise.resolve(false) }],
  ['there are no such packages', { platform: 'darwin' as const }],
])('installs nothing where %s', async (_, changes) => {
  const { machine, commands } = machineWith(['/usr/bin/apt-get'], changes);
  expect(missingEngines(await findEngines(machine))).toEqual(['Firefox ESR', 'WebKitGTK']);
  expect(commands).toEqual([]);
});
