import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { World } from '#cli/findBrowser.ts';
import { findServers } from '#cli/findServers.ts';

const unpacked = resolve('node_modules/.cache/fascia/servers');
const fetched = {
  nginx: `${unpacked}/usr/sbin/nginx`,
  caddy: `${unpacked}/usr/bin/caddy`,
  apache2: `${unpacked}/usr/sbin/apache2`,
};

/** A machine with these files; unpacking packages adds the servers. */
function machine(files: string[], changes: Partial<World> = {}) {
  const present = new Set(files);
  const commands: string[] = [];
  const world: World = {
    env: { PATH: '/home/ann/bin:/usr/bin' },
    platform: 'linux',
    isRoot: false,
    exists: (path) => present.has(path),
    run: (command) => {
      commands.push(command.slice(0, 2).join(' '));
      if (command[0] === 'sh') for (const path of Object.values(fetched)) present.add(path);
      return Promise.resolve(true);
    },
    say: () => {},
    allows: () => Promise.resolve(true),
    ...changes,
  };
  return { world, commands };
}

describe('findServers', () => {
  test('takes the servers that are there, and fetches nothing', async () => {
    const there = {
      nginx: '/usr/sbin/nginx',
      caddy: '/home/ann/bin/caddy',
      apache2: '/usr/sbin/apache2',
    };
    const { world, commands } = machine([...Object.values(there), '/usr/bin/apt-get']);
    expect(await findServers(world)).toEqual(there);
    expect(commands).toEqual([]);
  });

  test('fetches the others without installing anything', async () => {
    const { world, commands } = machine(['/usr/sbin/nginx', '/usr/bin/apt-get']);
    expect(await findServers(world)).toEqual({ ...fetched, nginx: '/usr/sbin/nginx' });
    expect(commands).toEqual(['mkdir -p', 'apt-get install', 'sh -c']);
  });

  test('asks for new lists when the packages of the old ones are gone', async () => {
    const { world } = machine(['/usr/bin/apt-get'], { isRoot: true });
    let isFresh = false;
    const run: World['run'] = (command) => {
      if (command[1] === 'update') isFresh = true;
      return command[1] === 'install' && !isFresh ? Promise.resolve(false) : world.run(command);
    };
    expect(await findServers({ ...world, run })).toEqual(fetched);
  });

  test('changes nothing on the machine without permission', async () => {
    const { world, commands } = machine(['/usr/bin/apt-get'], {
      allows: () => Promise.resolve(false),
    });
    const run: World['run'] = async (command) =>
      (await world.run(command)) && command[1] !== 'install';
    expect(await findServers({ ...world, run })).toEqual({});
    expect(commands).toEqual(['mkdir -p', 'apt-get install']);
  });

  test.each<Partial<World>>([{ platform: 'darwin' }, { run: () => Promise.resolve(false) }])(
    'leaves them out where they cannot be had: %j',
    async (changes) => {
      const { world } = machine(['/usr/bin/apt-get'], changes);
      expect(await findServers(world)).toEqual({});
    },
  );

  test('leaves them out where there is no apt', async () => {
    expect(await findServers(machine([]).world)).toEqual({});
  });
});
