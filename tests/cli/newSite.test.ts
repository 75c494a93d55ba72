import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import manifest from '../../package.json' with { type: 'json' };
import { newSite } from '#cli/newSite.ts';
import { exampleNames } from '#new/examples.ts';
import { readSite } from '#repair/readSite.ts';
import { temporaryFolder } from '#tests/build/temporaryFolder.ts';
import { exampleSites } from '#tests/sites/fixtureSite.ts';
import { runCommand } from './runCommand.ts';

const run = (operands: string[], from?: string) =>
  runCommand((terminal) => newSite({ from }, terminal, operands));

describe('fascia new', () => {
  test.each(exampleNames)('writes a right site from %s', async (name) => {
    const folder = join(temporaryFolder(), 'Our Shop');
    const { status, out } = await run([folder], name);
    expect(status).toBe(0);
    expect(await readSite(join(folder, 'site.yaml'))).toMatchObject({ problems: [] });
    expect(out).toContain(`\nNext:\n  cd "${folder}"\n  npm start\n`);
    const written = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
    const said = out.match(/(?<=^ {2})\S*\.\S*$/gm) ?? [];
    expect(said.toSorted()).toEqual(written.toSorted());
  });

  test('writes what a repository of a site needs', async () => {
    const folder = join(temporaryFolder(), 'Our Shop (new)');
    await run([folder]);
    const read = (name: string) => readFileSync(join(folder, name), 'utf8');
    expect(JSON.parse(read('package.json'))).toMatchObject({
      name: 'our-shop-new',
      scripts: { start: 'fascia start', check: 'fascia check', preview: 'fascia preview' },
      dependencies: { fascia: `^${manifest.version}` },
    });
    expect(read('.gitignore')).toContain('dist/\n');
    const { jobs } = parse(read('.github/workflows/site.yml'));
    const commands = jobs.site.steps.flatMap((step: { run?: string }) => step.run ?? []);
    expect(commands).toEqual([
      'npm ci',
      'npx fascia check --format github',
      'npx fascia check --format sarif > fascia.sarif || true',
      'npx fascia verify',
      'npx fascia build',
    ]);
  });

  test('writes into a fresh clone, and leaves what that holds', async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, '.git'));
    const files = ['.gitignore', 'LICENSE', 'README.md'];
    for (const name of files) writeFileSync(join(folder, name), 'Mine');
    expect((await run([folder])).status).toBe(0);
    expect(files.map((name) => readFileSync(join(folder, name), 'utf8'))).toEqual(
      files.map(() => 'Mine'),
    );
  });

  test('refuses a folder with anything in it, and leaves it as it is', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'notes.txt'), 'Mine');
    const { status, error } = await run([folder]);
    expect(status).toBe(2);
    expect(error).toContain('is not empty, and nothing is overwritten.');
    expect(readdirSync(folder)).toEqual(['notes.txt']);
    expect((await run([join(folder, 'notes.txt')])).error).toContain('is a file.');
  });

  test('names the nearest example, and all', async () => {
    const { status, error } = await run([join(temporaryFolder(), 'site')], 'minimul');
    expect(status).toBe(2);
    expect(error).toBe(
      `There is no example "minimul". Did you mean minimal? There are ${new Intl.ListFormat('en-GB').format(exampleNames)}.\n`,
    );
  });

  test('wants one folder', async () => {
    expect(await run(['one', 'two'])).toMatchObject({
      status: 2,
      error: 'A new site is one folder.\n',
    });
  });
});

test('every folder of examples has a title', () => {
  expect(exampleSites.map(({ name }) => name)).toEqual(exampleNames.toSorted());
});
