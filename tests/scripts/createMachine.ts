import type { Machine } from '#cli/machine.ts';

/** A Linux with these files, and the commands that it was given; `provide` says which files a command adds. */
export function createMachine(
  files: readonly string[],
  provide: (command: readonly string[]) => readonly string[],
  changes: Partial<Machine> = {},
) {
  const present = new Set(files);
  const commands: string[] = [];
  const machine: Machine = {
    env: { PATH: '/usr/bin' },
    platform: 'linux',
    isRoot: true,
    exists: (path) => present.has(path),
    run: (command) => {
      commands.push(command.join(' '));
      for (const path of provide(command)) present.add(path);
      return Promise.resolve(true);
    },
    fetchBrowser: () => Promise.resolve(undefined),
    say: () => {},
    allows: () => Promise.resolve(true),
    ...changes,
  };
  return { machine, commands };
}
