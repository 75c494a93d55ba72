import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const script = resolve('src/scripts/install.js');

type Packages = Record<
  string,
  { version: string; integrity?: string; optional?: true; os?: string[] }
>;

const bread: Packages = { 'node_modules/bread': { version: '1.0.0', integrity: 'sha512-bread' } };
const milk: Packages = { 'node_modules/milk': { version: '2.0.0', integrity: 'sha512-milk' } };
const jam: Packages = {
  'node_modules/jam': { version: '3.0.0', integrity: 'sha512-jam', optional: true },
};
const wanted: Packages = { '': { version: '0.1.0' }, ...bread, ...milk, ...jam };

/** Stands in for npm: puts down what it was asked for, and makes node_modules right. */
const fakeNpm = `
  const fs = require('node:fs');
  fs.appendFileSync('calls', process.argv.slice(2).join(' ') + '\\n');
  const { packages: { '': root, ...packages } } = JSON.parse(fs.readFileSync('package-lock.json', 'utf8'));
  for (const place of Object.keys(packages)) fs.mkdirSync(place, { recursive: true });
  setTimeout(() => fs.writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages })), 100);
`;

let folder = '';
let npm = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fascia-install-'));
  npm = join(folder, 'npm-cli.js');
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: wanted }));
  writeFileSync(npm, fakeNpm);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function havePackages(packages: Packages) {
  for (const place of Object.keys(packages)) mkdirSync(join(folder, place), { recursive: true });
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
}

function install() {
  const env = { ...process.env, npm_execpath: npm };
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  return { status, stdout, stderr, calls: readCalls() };
}

function readCalls(): string[] {
  const file = join(folder, 'calls');
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
}

describe('install', () => {
  test.each<[string, Packages]>([
    ['all of the lock file is there', { ...bread, ...milk, ...jam }],
    ['only an optional package is missing', { ...bread, ...milk }],
  ])('does nothing and says nothing when %s', (_, packages) => {
    havePackages(packages);
    expect(install()).toEqual({ status: 0, stdout: '', stderr: '', calls: [] });
  });

  test.each<[string, Packages]>([
    ['a package is missing', bread],
    [
      'a version differs',
      { ...bread, 'node_modules/milk': { version: '2.1.0', integrity: 'sha512-milk' } },
    ],
    [
      'a content differs',
      { ...bread, 'node_modules/milk': { version: '2.0.0', integrity: 'sha512-other' } },
    ],
    [
      'a package too many is there',
      { ...bread, ...milk, 'node_modules/tea': { version: '1.0.0' } },
    ],
    [
      'an optional package of another system is there',
      {
        ...bread,
        ...milk,
        'node_modules/jam': {
          version: '3.0.0',
          integrity: 'sha512-jam',
          optional: true,
          os: ['plan9'],
        },
      },
    ],
  ])('installs once when %s', (_, packages) => {
    havePackages(packages);
    const { status, stdout, stderr, calls } = install();
    expect([status, stdout]).toEqual([0, '']);
    expect(stderr).toBe('Installing the packages of package-lock.json …\n');
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatch(/^ci /);
    expect(install()).toMatchObject({ status: 0, stderr: '' });
  });

  test('installs on a bare clone, and when the folder of a package is gone', () => {
    expect(install()).toMatchObject({ status: 0 });
    rmSync(join(folder, 'node_modules/milk'), { recursive: true });
    expect(install().calls).toHaveLength(2);
  });

  test('installs once when two commands start together', async () => {
    const run = () =>
      new Promise((done) => {
        const env = { ...process.env, npm_execpath: npm };
        spawn(process.execPath, [script], { cwd: folder, env, stdio: 'ignore' }).on('close', done);
      });
    expect(await Promise.all([run(), run()])).toEqual([0, 0]);
    expect(readCalls()).toHaveLength(1);
  });

  test('takes over the turn of a command that was killed', () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    mkdirSync(join(folder, '.fascia'));
    writeFileSync(join(folder, '.fascia/installing'), String(pid));
    expect(install()).toMatchObject({ status: 0 });
    expect(existsSync(join(folder, '.fascia/installing'))).toBe(false);
  });

  test('says in one sentence why it could not install', () => {
    writeFileSync(
      npm,
      `console.error('npm error code ENOTFOUND\\nnpm error request to https://packages.example failed.');
       process.exit(1);`,
    );
    expect(install()).toMatchObject({
      status: 2,
      stderr:
        'Installing the packages of package-lock.json …\n' +
        'The packages could not be installed (request to https://packages.example failed). See to that, then run the command again.\n',
    });
    expect(existsSync(join(folder, '.fascia/installing'))).toBe(false);
  });

  test('says in one sentence that there is no lock file', () => {
    rmSync(join(folder, 'package-lock.json'));
    expect(install()).toMatchObject({
      status: 2,
      stderr: 'There is no package-lock.json here. Run the command in the project folder.\n',
    });
  });

  test.each(['18.20.4', '20.18.3', '21.7.0', '22.11.0'])(
    'refuses Node %s in one sentence',
    (version) => {
      const setVersion = `Object.defineProperty(process.versions, 'node', { value: '${version}' })`;
      const preload = join(folder, 'preload.cjs');
      writeFileSync(preload, setVersion);
      const { status, stderr } = spawnSync(process.execPath, ['--require', preload, script], {
        cwd: folder,
        encoding: 'utf8',
      });
      expect(status).toBe(2);
      expect(stderr).toMatch(/^Fascia needs Node 20\.19 or later .*, and this is Node .*\.\n$/);
      expect(stderr).toContain(version);
    },
  );
});
