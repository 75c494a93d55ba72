import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Machine } from '#cli/machine.ts';
import { findServers } from '#scripts/findServers.ts';

const unpacked = resolve('node_modules/.cache/fascia/servers');
const fetched = {
  nginx: `${unpacked}/usr/sbin/nginx`,
  caddy: `${unpacked}/usr/bin/caddy`,
  apache2: `${unpacked}/usr/sbin/apache2`,
  php: `${unpacked}/usr/bin/php`,
};

/** A machine with these files; unpacking packages adds the servers. */
function createMachine(files: string[], changes: Partial<Machine> = {}) {
  const present = new Set(files);
  const commands: string[] = [];
  const machine: Machine = {
    env: { PATH: '/home/ann/bin:/usr/bin' },
    platform: 'linux',
    isRoot: false,
    exists: (path) => present.has(path),
    run: (command) => {
      commands.push(command.slice(0, 2).join(' '));
      if (command[0] === 'sh') for (const path of Object.values(fetched)) present.add(path);
      return Promise.resolve(true);
    },
    fetchBrowser: () => Promise.resolve(undefined),
    say: () => {},
    allows: () => Promise.resolve(true),
    ...changes,
  };
  return { machine, commands };
}

describe('findServers', () => {
  test('takes the servers that are there, and fetches nothing', async () => {
    const there = {
      nginx: '/usr/sbin/nginx',
      caddy: '/home/ann/bin/caddy',
      apache2: '/usr/sbin/apache2',
      php: '/usr/bin/php',
    };
    const { machine, commands } = createMachine([...Object.values(there), '/usr/bin/apt-get']);
    expect(await findServers(machine)).toEqual(there);
    expect(commands).toEqual([]);
  });

  test('fetches the others without installing anything', async () => {
    const { machine, commands } = createMachine(['/usr/sbin/nginx', '/usr/bin/apt-get']);
    expect(await findServers(machine)).toEqual({ ...fetched, nginx: '/usr/sbin/nginx' });
    expect(commands).toEqual(['mkdir -p', 'apt-get install', 'sh -c']);
  });

  test('asks for new lists when the packages of the old ones are gone', async () => {
    const { machine } = createMachine(['/usr/bin/apt-get'], { isRoot: true });
    let isFresh = false;
    const run: Machine['run'] = (command) => {
      if (command[1] === 'update') isFresh = true;
      return command[1] === 'install' && !isFresh ? Promise.resolve(false) : machine.run(command);
    };
    expect(await findServers({ ...machine, run })).toEqual(fetched);
  });

  test('changes nothing on the machine without permission', async () => {
    const { machine, commands } = createMachine(['/usr/bin/apt-get'], {
      allows: () => Promise.resolve(false),
    });
    const run: Machine['run'] = async (command) =>
      (await machine.run(command)) && command[1] !== 'install';
    expect(await findServers({ ...machine, run })).toEqual({});
    expect(commands).toEqual(['mkdir -p', 'apt-get install']);
  });

  test.each<Partial<Machine>>([{ platform: 'darwin' }, { run: () => Promise.resolve(false) }])(
    'leaves them out where they cannot be had: %j',
    async (changes) => {
      const { machine } = createMachine(['/usr/bin/apt-get'], changes);
      expect(await findServers(machine)).toEqual({});
    },
  );

  test('leaves them out where there is no apt', async () => {
    expect(await findServers(createMachine([]).machine)).toEqual({});
  });
});
