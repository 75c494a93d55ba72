import { describe, expect, test } from 'vitest';
import { findBrowser, findWholeBrowser } from '#cli/findBrowser.ts';
import type { Machine } from '#cli/machine.ts';

/** A machine with these files; `run` may add more. */
function createMachine(files: string[], changes: Partial<Machine> = {}) {
  const present = new Set(files);
  const commands: string[] = [];
  const said: string[] = [];
  const asked: string[] = [];
  const machine: Machine = {
    env: { PATH: '/usr/bin:/bin' },
    platform: 'linux',
    isRoot: true,
    exists: (path) => present.has(path),
    run: (command) => {
      commands.push(command.join(' '));
      if (command.includes('install')) present.add('/usr/bin/chromium');
      return Promise.resolve(true);
    },
    fetchBrowser: () => Promise.resolve(undefined),
    say: (line) => said.push(line),
    allows: (question) => {
      asked.push(question);
      return Promise.resolve(true);
    },
    ...changes,
  };
  return { machine, commands, said, asked };
}

describe('findBrowser', () => {
  test.each(['CHROMIUM', 'CHROME_PATH'])('takes the browser that %s names', async (name) => {
    const { machine } = createMachine(['/opt/mine', '/usr/bin/chromium'], {
      env: { [name]: '/opt/mine' },
    });
    expect(await findBrowser(machine)).toEqual({ path: '/opt/mine' });
  });

  test('takes a path in quotes, as set keeps them on Windows', async () => {
    const { machine } = createMachine(['C:\\My browser\\chrome.exe'], {
      platform: 'win32',
      env: { CHROMIUM: '"C:\\My browser\\chrome.exe"' },
    });
    expect(await findBrowser(machine)).toEqual({ path: 'C:\\My browser\\chrome.exe' });
  });

  test.each([{}, { LOCALAPPDATA: '' }])(
    'starts no program of the current folder: %o',
    async (env) => {
      const { machine } = createMachine(['Google\\Chrome\\Application\\chrome.exe'], {
        platform: 'win32',
        env,
      });
      expect(await findBrowser(machine)).toHaveProperty('problem');
    },
  );

  test('says so when the named browser is not there, and takes no other', async () => {
    const { machine } = createMachine(['/usr/bin/chromium'], { env: { CHROMIUM: '/opt/gone' } });
    expect(await findBrowser(machine)).toEqual({
      problem: 'CHROMIUM is set to /opt/gone, and there is no such file.',
    });
  });

  test.each<[NodeJS.Platform, Machine['env'], string]>([
    ['linux', { PATH: '/home/ann/bin' }, '/home/ann/bin/google-chrome'],
    ['linux', {}, '/snap/bin/chromium'],
    ['darwin', {}, '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
    [
      'darwin',
      { HOME: '/Users/ann' },
      '/Users/ann/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
    ],
    [
      'win32',
      { PROGRAMFILES: 'C:\\Program Files' },
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    ],
    [
      'win32',
      { 'PROGRAMFILES(X86)': 'C:\\Program Files (x86)' },
      'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
    ],
  ])('finds one in the usual places of %s', async (platform, env, path) => {
    const { machine, commands } = createMachine([path], { platform, env });
    expect(await findBrowser(machine)).toEqual({ path });
    expect(commands).toEqual([]);
  });

  test('installs one as root when that is allowed', async () => {
    const { machine, commands, said, asked } = createMachine(['/usr/bin/apt-get']);
    expect(await findBrowser(machine)).toEqual({ path: '/usr/bin/chromium' });
    expect(commands).toEqual([
      'env DEBIAN_FRONTEND=noninteractive apt-get update',
      'env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends chromium chromium-headless-shell fonts-liberation',
      '/usr/bin/chromium --version',
    ]);
    expect(asked).toEqual([
      'The browser tests need Chromium. Install Chromium on this machine with apt-get?',
    ]);
    expect(said).toEqual(['Installing Chromium with apt-get …']);
  });

  test('installs one through sudo where no password is asked', async () => {
    const { machine, commands } = createMachine(['/usr/bin/dnf'], { isRoot: false });
    expect(await findBrowser(machine)).toEqual({ path: '/usr/bin/chromium' });
    expect(commands.slice(0, 2)).toEqual([
      'sudo -n true',
      'sudo -n env DEBIAN_FRONTEND=noninteractive dnf install -y chromium liberation-sans-fonts',
    ]);
  });

  const advice = { problem: expect.stringContaining('install Chromium, Chrome or Edge') };

  test('installs nothing without permission, and says what to do', async () => {
    const { machine, commands } = createMachine(['/usr/bin/apt-get'], {
      allows: () => Promise.resolve(false),
    });
    expect(await findBrowser(machine)).toEqual(advice);
    expect(commands).toEqual([]);
  });

  test('says what to do where sudo asks for a password', async () => {
    const { machine } = createMachine(['/usr/bin/apt-get'], {
      isRoot: false,
      run: () => Promise.resolve(false),
    });
    expect(await findBrowser(machine)).toEqual(advice);
  });

  test('says what to do where there is no known package manager', async () => {
    expect(await findBrowser(createMachine([]).machine)).toEqual(advice);
    expect(await findBrowser(createMachine([], { platform: 'darwin' }).machine)).toEqual(advice);
  });

  test('fetches one into the project where none can be installed', async () => {
    const path = '/project/chromium';
    const { machine, asked } = createMachine([], { fetchBrowser: () => Promise.resolve(path) });
    expect(await findBrowser(machine)).toEqual({ path });
    expect(asked).toEqual([]);
    expect(await findBrowser({ ...machine, exists: (one) => one === '/usr/bin/chromium' })).toEqual(
      {
        path: '/usr/bin/chromium',
      },
    );
  });

  test('says what to do when the installed browser does not start', async () => {
    const { machine } = createMachine(['/usr/bin/apt-get']);
    const run: Machine['run'] = async (command) =>
      command.includes('--version') ? false : machine.run(command);
    expect(await findBrowser({ ...machine, run })).toEqual(advice);
  });

  test('installs Chromium alone where there is no package of the shell', async () => {
    const { machine, commands } = createMachine(['/usr/bin/apt-get']);
    const run: Machine['run'] = (command) =>
      command.includes('chromium-headless-shell') ? Promise.resolve(false) : machine.run(command);
    expect(await findBrowser({ ...machine, run })).toEqual({ path: '/usr/bin/chromium' });
    expect(commands.at(-2)).toMatch(/apt-get install .* chromium fonts-liberation$/);
  });

  test('takes the shell before a browser with a window, which takes longer', async () => {
    const shell = '/usr/bin/chromium-headless-shell';
    const { machine } = createMachine(['/home/ann/bin/google-chrome', shell], {
      env: { PATH: '/home/ann/bin' },
    });
    expect(await findBrowser(machine)).toEqual({ path: shell });
  });
});

describe('findWholeBrowser', () => {
  const shell = '/usr/bin/chromium-headless-shell';
  const fetched = '/project/node_modules/.cache/fascia/chromium-1/start';

  test.each([shell, fetched])('takes a browser with a window, whatever %s is', (named) => {
    const { machine } = createMachine([shell, fetched, '/usr/bin/chromium'], {
      env: { CHROMIUM: named },
    });
    expect(findWholeBrowser(machine)).toBe('/usr/bin/chromium');
  });

  test('takes the one that is named, and none where there is but a shell', () => {
    const env = { CHROMIUM: '/opt/mine' };
    expect(findWholeBrowser(createMachine(['/opt/mine'], { env }).machine)).toBe('/opt/mine');
    expect(findWholeBrowser(createMachine([shell]).machine)).toBeUndefined();
  });
});
