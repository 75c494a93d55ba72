import { checkFiles } from '#cli/checkFiles.ts';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'fascia-'));
const wrong = join(folder, 'wrong.yaml');
writeFileSync(wrong, 'header: [\n');

async function run(...argv: string[]) {
  let out = '';
  let error = '';
  const code = await checkFiles(argv, {
    out: (text) => void (out += text),
    error: (text) => void (error += text),
    colour: false,
  });
  return { code, out, error };
}

describe('check', () => {
  test('says that a right file is right, and what it holds', async () => {
    const { code, out } = await run(join(root, 'site.yaml'));
    expect(code).toBe(0);
    expect(out).toMatch(/site\.yaml is right: \d+ routes, \d+ sections\.\n$/);
  });

  test('returns 1 for problems and 2 for a file that is not there', async () => {
    expect(await run(wrong)).toMatchObject({
      code: 1,
      out: expect.stringContaining('unclosed-bracket'),
    });
    expect(await run(join(folder, 'none.yaml'))).toMatchObject({
      code: 2,
      out: expect.stringContaining('missing-file'),
    });
  });

  test('judges several files one by one', async () => {
    const { code, out } = await run(join(root, 'site.yaml'), wrong);
    expect(code).toBe(1);
    expect(out).toContain('is right');
    expect(out).toContain('1 error.');
  });

  test('prints one JSON array for all files', async () => {
    const { code, out } = await run('--format', 'json', wrong, join(root, 'site.yaml'));
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject([{ file: wrong, line: 1, code: 'unclosed-bracket' }]);
  });

  test.each([
    ['--fix'],
    ['--release'],
    ['--explain', 'tag'],
    ['--format', 'sarif'],
    ['--format', 'xml'],
    ['--colour'],
  ])('refuses %s %s with 2 and the usage', async (...argv) => {
    const { code, out, error } = await run(...argv);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(error).toContain('Usage: npm run check');
  });
});
