import { loadSite } from '#load/loadSite.ts';
import { printPretty } from '#problems/printPretty.ts';
import { wording } from '#problems/wording.ts';
import { smallWorld } from '#tests/load/smallWorld.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { composeFault } from './composeFault.ts';

const folder = import.meta.dirname;
const small = readFileSync(join(folder, '../sites/small.yaml'), 'utf8');
const faults = readdirSync(folder).filter((file) => file.endsWith('.yaml'));

/** Codes of faults that a text file cannot hold or should not; tests in tests/load make them. */
const madeInCode = ['missing-file', 'unreadable-file', 'not-utf8', 'too-large', 'old-line-ends', 'control-character', 'too-many-aliases', 'too-deep'];

describe('a fault', () => {
  test.each(faults)('%s is told as in its .out file', async (file) => {
    const source = composeFault(readFileSync(join(folder, file), 'utf8'), small);
    const { site, problems } = loadSite(source, smallWorld);
    const hasError = problems.some((problem) => problem.severity === 'error');
    expect(site === undefined).toBe(hasError);
    await expect(printPretty(problems, { file, source, colour: false })).toMatchFileSnapshot(
      file.replace('.yaml', '.out'),
    );
  });

  test.each(faults)('%s is told once, with the code that begins its name', (file) => {
    const source = composeFault(readFileSync(join(folder, file), 'utf8'), small);
    const codes = loadSite(source, smallWorld).problems.map((problem) => problem.code);
    expect(codes).toHaveLength(1);
    expect(file.startsWith(codes[0] ?? 'nothing')).toBe(true);
  });

  test('exists for every code', () => {
    const missing = Object.keys(wording).filter(
      (code) => !madeInCode.includes(code) && !faults.some((file) => file.startsWith(code)),
    );
    expect(missing).toEqual([]);
  });
});
