import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { findBrowser } from '#cli/findBrowser.ts';
import { thisMachine } from '#cli/machine.ts';
import type { PreviewUpdate } from '#preview/PreviewUpdate.ts';
import { copyFixture } from '#tests/sites/copyFixture.ts';
import { siteWithQuote } from '#tests/sites/siteWithQuote.ts';
import { recordConnections } from './recordConnections.ts';

/** The package as its users have it: packed, and installed into a site that `fascia new` has begun in an empty folder. */
const folder = mkdtempSync(join(tmpdir(), 'fascia-package-'));
const browser = await findBrowser({ ...thisMachine, run: () => Promise.resolve(false) });
const chromium = 'path' in browser ? browser.path : undefined;
const env = {
  ...process.env,
  BROWSER: 'none',
  NO_COLOR: '1',
  ...(chromium && { CHROMIUM: chromium }),
};
const servers: ChildProcess[] = [];
const run = promisify(execFile);

/** What a program prints that ends well, in that folder. */
function output(command: string, cwd = folder): string {
  const options = { cwd, env, shell: true, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(command, options);
  if (status !== 0) throw new Error(`${command} ended with ${status}:\n${stdout}${stderr}`);
  return stdout;
}

/** Starts a command that goes on, and returns the first address that it prints. */
async function serve(...command: string[]): Promise<string> {
  const server = spawn(command.join(' '), { cwd: folder, env, shell: true, detached: true });
  servers.push(server);
  let printed = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (piece: Buffer) => (printed += piece.toString()));
  }
  await vi.waitFor(() => expect(printed).toMatch(/^ {2}http:.*\n/m), 200_000);
  return /^ {2}(http:\S+)$/m.exec(printed)?.[1] ?? '';
}

/** What the window of a preview shows. */
function shownBy(html: string) {
  const [, update = ''] = /id="update">(.*?)<\/script>/.exec(html) ?? [];
  return (JSON.parse(update) as PreviewUpdate).site;
}

/** What is read of package-lock.json. */
type Lock = { packages: Record<string, { version?: string; dependencies?: object }> };

/** Has the libraries of the package installed as package-lock.json has them: the registry may have newer ones on any day. */
function overrideVersions(file: string) {
  const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
  const { packages } = read('package-lock.json') as Lock;
  const names = Object.keys(packages['']?.dependencies ?? {});
  const overrides = Object.fromEntries(
    names.map((name) => [name, packages[`node_modules/${name}`]?.version]),
  );
  writeFileSync(file, JSON.stringify({ ...read(file), overrides }));
}

beforeAll(() => {
  output(`npx fascia new "${folder}"`, process.cwd());
  overrideVersions(join(folder, 'package.json'));
  const archive = output(`npm pack --silent --pack-destination "${folder}"`, process.cwd()).trim();
  output(`npm install --ignore-scripts --prefer-offline --no-audit --no-fund "./${archive}"`);
});

afterEach(() => {
  // With all that the shell has started.
  for (const { pid = 0 } of servers.splice(0)) process.kill(-pid);
});
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));

test('holds no tests, no site and no media', () => {
  const listed = output('npm pack --dry-run --json --silent', process.cwd());
  const [archive] = JSON.parse(listed) as { files: { path: string }[]; size: number }[];
  const parts = new Set(archive?.files.map(({ path }) => path.replace(/\/.*/, '')));
  expect([...parts].toSorted()).toEqual([
    'CHANGELOG.md',
    'LICENSE',
    'README.md',
    'SECURITY.md',
    'docs',
    'package.json',
    'schema',
    'src',
    'tsconfig.json',
  ]);
  expect(archive?.size).toBeLessThan(1_200_000);
});

test('makes a new site a living one with npm start', async () => {
  const address = await serve('npm', 'start', '--', '--port', '5420');
  expect(shownBy(await (await fetch(address)).text())?.pages['/']?.title).toBe(
    'What you do in one clear line',
  );
});

test('checks a site, and names the command as npx runs it', () => {
  siteWithQuote(folder);
  expect(output('npx fascia check')).toBe('site.yaml is right: 2 routes, 6 sections.\n');
  expect(output('npx fascia check --help')).toContain('  npx fascia check --fix\n');
  expect(output('npx fascia check --explain unknown-key')).toContain('node_modules/fascia/src/');
});

test('begins a site', () => {
  output('npx fascia new our-shop --from landing');
  expect(output('npx fascia check --root our-shop')).toContain('our-shop/site.yaml is right');
  // With the typefaces of its style, from the folder above as from its own.
  output('npx fascia build --root our-shop');
  const assets = readdirSync(join(folder, 'our-shop/dist/assets'));
  expect(assets.filter((name) => name.endsWith('.woff2'))).not.toEqual([]);
});

test('has the schema where the first line of a site names it', () => {
  const schema = join(folder, 'node_modules/fascia/schema/site.schema.json');
  expect(JSON.parse(readFileSync(schema, 'utf8'))).toHaveProperty('$schema');
});

test('builds the same as this repository, and serves it', async () => {
  // Without own blocks, whose place among the files of the renderer differs with where that is.
  const plain = copyFixture('small', mkdtempSync(join(folder, 'plain-'))).folder;
  output(`npx fascia build --root "${plain}"`);
  const other = join(folder, 'other');
  output(`node src/cli/fascia.js build --root "${plain}" --out "${other}"`, process.cwd());
  const files = (built: string) =>
    readdirSync(built, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => {
        const file = join(parentPath, name);
        return [relative(built, file), readFileSync(file).toString('base64')];
      });
  expect(files(join(plain, 'dist'))).toEqual(files(other));
  output('npx fascia build');
  const origin = await serve('npx', 'fascia', 'preview', '--port', '0');
  const html = await (await fetch(origin)).text();
  expect(html).toContain('Earn £250');
  expect(html).toContain('<blockquote>The corner shop around the corner.</blockquote>');
});

test('shows two sites at once, with the scripts that their windows name', async () => {
  const second = copyFixture('bakery', mkdtempSync(join(folder, 'second-'))).folder;
  // One after the other: the second finds the port of the first busy.
  const start = ['npx', 'fascia', 'start', '--port', '5410'];
  const windows = [await serve(...start), await serve(...start, '--root', second)];
  const titles = windows.map(async (address) => {
    const html = await (await fetch(address)).text();
    const [, main = ''] = /src="(\/src\/[^"]+)"/.exec(html) ?? [];
    const script = await (await fetch(new URL(main, address))).text();
    const [, react = ''] = /"(\/[^"]*\/react-dom_client\.js[^"]*)"/.exec(script) ?? [];
    const { status, headers } = await fetch(new URL(react, address));
    expect([status, headers.get('content-type')]).toEqual([200, 'text/javascript']);
    return shownBy(html)?.pages['/']?.title;
  });
  expect(await Promise.all(titles)).toEqual(['Home', 'Brot aus dem Holzofen']);
  expect(existsSync(join(second, '.fascia/vite'))).toBe(true);
});

test('has the types that a block of the site’s own needs', () => {
  writeFileSync(join(folder, 'tsconfig.json'), '{ "extends": "./.fascia/tsconfig.json" }');
  const compiler = join(process.cwd(), 'node_modules/typescript/bin/tsc');
  expect(output(`node "${compiler}" -p "${folder}"`)).toBe('');
});

test.runIf(chromium)('decides whether a site may go live, and reaches no other host', async () => {
  const { source, write } = siteWithQuote(folder);
  write(withThirdParties(source));
  const outside = await recordConnections(chromium ?? '', join(folder, 'chromium'));
  const options = { cwd: folder, env: { ...env, ...outside.env } };
  const verifying = run('npx', ['fascia', 'verify'], options).catch((failed) => failed);
  const { stdout, stderr } = await verifying.finally(outside.close);
  expect(`${stdout}${stderr}`).toContain('site.yaml may go live');
  expect(outside.arrived).toEqual([]);
});

/** The pixel of the small site, with a calendar and a video: hosts that its pages connect to. */
function withThirdParties(source: string): string {
  return source
    .replace(/^links:$/m, '$&\n  booking: { href: https://calendly.com/corner/call }')
    .replace(
      /^ {6}- type: callToAction$/m,
      `      - { type: scheduler, heading: Book, title: Calendar, provider: calendly, page: booking, height: 700, minWidth: 320, patience: 10000, loading: Loading, failed: Failed, link: Open }
      - { type: video, title: Film, video: https://vimeo.com/1084537, poster: media/social.jpg }
$&`,
    );
}
