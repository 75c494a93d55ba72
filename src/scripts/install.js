import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Runs before every command, and before anything is installed: plain JavaScript, Node's own modules.
 * Checks the version of Node, and installs the packages when the lock file and node_modules differ.
 * It does not notice a package.json that was edited by hand: `npm install` updates the lock file.
 */
checkNode(process.versions.node);
if (!isInstalled()) {
  takeLock();
  if (!isInstalled()) install();
}

/** The same versions as Vite, oxlint and jsdom support. */
function checkNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isSupported = major === 20 ? minor >= 19 : major === 22 ? minor >= 12 : major > 22;
  if (!isSupported)
    stop(
      `Fascia needs Node 20.19 or later (of Node 22: 22.12 or later), and this is Node ${version}.`,
    );
}

/** Whether node_modules is what the lock file says. npm writes its own copy as its last step. */
function isInstalled() {
  const wanted = readPackages('package-lock.json');
  const present = readPackages(join('node_modules', '.package-lock.json'));
  if (!wanted) stop('There is no package-lock.json here. Run the command in the project folder.');
  if (!present) return false;
  const isWanted = ([place, { version, integrity, os = [] }]) =>
    wanted[place]?.version === version &&
    wanted[place].integrity === integrity &&
    // An optional package of another system: the folder was copied from there.
    (os.length === 0 || os.includes(process.platform) || os[0].startsWith('!')) &&
    existsSync(place);
  return (
    Object.entries(present).every(isWanted) &&
    // A package that is optional or for another system may be missing.
    Object.entries(wanted).every(
      ([place, { optional }]) => place === '' || optional || present[place],
    )
  );
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return null;
  }
}

/** Two commands started together must not install into the same folder: the second waits, and checks again. */
function takeLock() {
  const lock = join('.fascia', 'installing');
  mkdirSync('.fascia', { recursive: true });
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      process.on('exit', () => rmSync(lock, { force: true }));
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      if (isAbandoned(lock)) rmSync(lock, { force: true });
      else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
    }
  }
}

/** Whether the command that took the lock ended without releasing it. */
function isAbandoned(lock) {
  try {
    if (Date.now() - statSync(lock).mtimeMs > 15 * 60_000) return true;
    process.kill(Number(readFileSync(lock, 'utf8')), 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

function install() {
  // Standard output is for what the command was asked for.
  process.stderr.write('Installing the packages of package-lock.json …\n');
  // Development packages in any case: the commands are made of them. No package needs its scripts.
  const options = ['ci', '--include=dev', '--include=optional', '--ignore-scripts', '--no-audit'];
  const { status, stderr, error } = npm([...options, '--no-fund', '--loglevel=error']);
  if (status === 0) return;
  const reason = error ? error.message : firstReason(stderr);
  stop(`The packages could not be installed (${reason}). See to that, then run the command again.`);
}

function npm(args) {
  // The npm that runs this command; else the one on the path, which on Windows is a batch file.
  const self = process.env.npm_execpath;
  const isNpm = self !== undefined && self.endsWith('npm-cli.js');
  const options = { stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8' };
  if (isNpm) return spawnSync(process.execPath, [self, ...args], options);
  return process.platform === 'win32'
    ? spawnSync(['npm', ...args].join(' '), { ...options, shell: true })
    : spawnSync('npm', args, options);
}

/** npm says a code in one line and the sentence for people in the next. */
function firstReason(stderr) {
  const lines = stderr
    .split('\n')
    .map((line) => line.replace(/^npm (?:error|ERR!) ?/, '').trim())
    .filter((line) => line !== '' && !/^(?:code|syscall|errno|path) /.test(line));
  return (lines[0] ?? 'npm ci gave no reason').replace(/[.:]$/, '');
}

function stop(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(2);
}
