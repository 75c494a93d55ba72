import { loadSite, type FileSystem } from '#load/loadSite.ts';
import { printPretty } from '#problems/printPretty.ts';
import { wording } from '#problems/wording.ts';
import { smallFileSystem } from '#tests/load/smallFileSystem.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { composeFault } from './composeFault.ts';
import { madeInCode } from './madeInCode.ts';

const folder = import.meta.dirname;
const { source: small } = fixtureSite('small');
const names = readdirSync(folder);
const faults = names.filter((file) => file.endsWith('.yaml'));
const made = Object.entries(madeInCode(small));

/** The small site without its placeholders, for faults that only `--release` tells. */
const ready = small
  .replaceAll('.example', '.shop')
  .replace('+442079460958', '+442079461234')
  .replace('000000000000000', '104857600000001');
const fileSystemWithSamples: FileSystem = {
  ...smallFileSystem,
  hasFile: (file) => smallFileSystem.hasFile(file.replace('samples/', '')),
  readHead: (file) => smallFileSystem.readHead(file.replace('samples/', '')),
};

function load(file: string) {
  const release = file.startsWith('placeholder-');
  const text = readFileSync(join(folder, file), 'utf8');
  const source = composeFault(text, release ? ready : small);
  return { source, ...loadSite(source, release ? fileSystemWithSamples : smallFileSystem, { release }) };
}

describe('a fault', () => {
  test.each(faults)('%s is told as in its .out file', async (file) => {
    const { source, site, problems } = load(file);
    const hasError = problems.some((problem) => problem.severity === 'error');
    expect(site === undefined).toBe(hasError);
    await expect(printPretty(problems, { file, source, colour: false })).toMatchFileSnapshot(
      file.replace('.yaml', '.out'),
    );
  });

  test.each(faults)('%s is told once, with the code that begins its name', (file) => {
    const codes = load(file).problems.map((problem) => problem.code);
    expect(codes).toHaveLength(1);
    expect(file.startsWith(codes[0] ?? 'nothing')).toBe(true);
  });

  test.each(made)('%s, made in code, is told as in its .out file', async (code, { file, source, problems }) => {
    expect(names).toContain(`${code}.txt`);
    const told = printPretty(problems, { file, source, colour: false });
    await expect(told.slice(told.lastIndexOf('\n\n') + 1).trimStart()).toMatchFileSnapshot(`${code}.out`);
    expect(told).toContain(` ${code}\n`);
  });

  test('exists for every code', () => {
    const missing = Object.keys(wording).filter(
      (code) => !made.some(([name]) => name === code) && !faults.some((file) => file.startsWith(code)),
    );
    expect(missing).toEqual([]);
  });
});

describe('its counterpart', () => {
  const counterparts = names.filter((file) => file.endsWith('.fixed') && names.includes(file.replace('.fixed', '.yaml')));

  test.each(counterparts)('%s has no error, and not the fault', (file) => {
    const { code } = load(file.replace('.fixed', '.yaml')).problems[0] ?? {};
    const left = load(file).problems;
    expect(left.filter((problem) => problem.severity === 'error' || problem.code === code)).toEqual([]);
  });

  test('of the small site without placeholders may go live', () => {
    expect(loadSite(ready, smallFileSystem, { release: true }).problems).toEqual([]);
  });
});
