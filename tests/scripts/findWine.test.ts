import { expect, test } from 'vitest';
import type { Machine } from '#cli/machine.ts';
import { findWine } from '#scripts/findWine.ts';
import { createMachine } from './createMachine.ts';

const wine = ['/usr/bin/wine', '/usr/bin/x86_64-w64-mingw32-gcc'];

/** A machine with these files; installing packages adds Wine. */
const machineWith = (files: readonly string[], changes: Partial<Machine> = {}) =>
  createMachine(files, (command) => (command.includes('install') ? wine : []), changes);

test('takes the Wine that is there', async () => {
  const { machine, commands } = machineWith(wine);
  expect(await findWine(machine)).toBe(true);
  expect(commands).toEqual([]);
});

test('installs Wine where that is allowed', async () => {
  const { machine, commands } = machineWith(['/usr/bin/apt-get']);
  expect(await findWine(machine)).toBe(true);
  expect(commands.at(-1)).toMatch(/apt-get install .* wine wine64 gcc-mingw/);
});

test.each<[string, Partial<Machine>]>([
  ['without permission', { allows: () => Promise.resolve(false) }],
  ['where sudo asks for a password', { isRoot: false, run: () => Promise.resolve(false) }],
  ['on macOS', { platform: 'darwin' }],
])('has none %s', async (_, changes) => {
  expect(await findWine(machineWith(['/usr/bin/apt-get'], changes).machine)).toBe(false);
});
