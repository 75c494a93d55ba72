import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const command = [resolve('src/cli/fascia.js'), 'preview'];
let folder = '';
let server: ChildProcess | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fascia-preview-'));
});
afterEach(() => {
  server?.kill();
  rmSync(folder, { recursive: true, force: true });
});

function build(...pages: string[]) {
  mkdirSync(join(folder, 'dist'));
  for (const page of pages) writeFileSync(join(folder, 'dist', page), page);
}

test.each([
  ['dist/ holds no built site. Run npx fascia build first.', []],
  ['--port takes a whole number up to 65535, not "milk".', ['--port', 'milk']],
  ['There is no option --prot. Did you mean --port?', ['--prot', '4173']],
])('says “%s” for %o', (sentence, args) => {
  const { status, stderr } = spawnSync(process.execPath, [...command, ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(status).toBe(2);
  expect(stderr).not.toMatch(/\n\s+at /);
  expect(stderr).toContain(sentence);
});

test('serves dist/, and prints the address of every page but the 404 page', async () => {
  build('index.html', 'buy-media.html', '404.html', 'robots.txt');
  server = spawn(process.execPath, [...command, '--port', '0'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const printed = await new Promise<string>((done) => {
    server?.stdout?.once('data', (piece: Buffer) => done(piece.toString()));
  });
  const [, first = '', ...rest] = printed
    .trim()
    .split('\n')
    .map((line) => line.trim());
  expect(first).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
  expect(rest).toEqual([`${first}buy-media`]);
  expect(await (await fetch(`${first}buy-media`)).text()).toBe('buy-media.html');
});
