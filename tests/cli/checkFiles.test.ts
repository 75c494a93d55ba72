import { main } from '#cli/main.ts';
import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { copyFixture } from '#tests/sites/copyFixture.ts';
import { runCommand } from './runCommand.ts';

const folder = mkdtempSync(join(tmpdir(), 'fascia-'));
const { file: site, source } = copyFixture('specification', folder);
const write = (name: string, text: string | Uint8Array) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const wrong = write('wrong.yaml', 'header: [\n');

const run = (...argv: string[]) => runCommand((terminal) => main(['check', ...argv], terminal));

test('check reads site.yaml unless other files are named', async () => {
  expect((await run()).out).toMatch(/^site\.yaml\b/m);
});

describe('check', () => {
  test('says that a right file is right, and what it holds', async () => {
    const { status, out } = await run(site);
    expect(status).toBe(0);
    expect(out).toMatch(/site\.yaml is right: \d+ routes, \d+ sections\.\n$/);
  });

  test('returns 1 for problems and 2 for a file that is not there', async () => {
    expect(await run(wrong)).toMatchObject({
      status: 1,
      out: expect.stringContaining('unclosed-bracket'),
    });
    expect(await run(join(folder, 'none.yaml'))).toMatchObject({
      status: 2,
      out: expect.stringContaining('missing-file'),
    });
  });

  test('checks several files one by one', async () => {
    const { status, out } = await run(site, wrong);
    expect(status).toBe(1);
    expect(out).toContain('is right');
    expect(out).toContain('1 error.');
  });

  test('prints one JSON array for all files', async () => {
    const { status, out } = await run('--format', 'json', wrong, site);
    expect(status).toBe(1);
    expect(JSON.parse(out)).toMatchObject([{ file: wrong, line: 1, code: 'unclosed-bracket' }]);
  });

  test('reports placeholders with --release, and not without', async () => {
    const { status, out } = await run('--release', '--format', 'json', site);
    expect(status).toBe(1);
    const problems: { code: string; severity: string; line: number }[] = JSON.parse(out);
    expect(new Set(problems.map((problem) => problem.code))).toEqual(
      new Set([
        'placeholder-address',
        'placeholder-brand',
        'placeholder-media',
        'placeholder-pixel',
        'placeholder-telephone',
        'placeholder-text',
      ]),
    );
    expect(problems.every(({ severity }) => severity === 'error')).toBe(true);
  });

  test('counts warnings against --max-warnings', async () => {
    const unused = source.replace(
      'links:\n',
      'links:\n  forgotten: { href: https://www.corner.shop }\n',
    );
    const file = write('unused.yaml', unused);
    expect(await run('--max-warnings', '1', file)).toMatchObject({ status: 0, error: '' });
    expect(await run('--max-warnings', '0', file)).toMatchObject({
      status: 1,
      error: 'There is 1 warning, and at most 0 are allowed.\n',
    });
  });

  test.each([['--explain', 'tagg'], ['--format', 'xml'], ['--max-warnings', 'few'], ['--colour']])(
    'refuses %s %s with 2',
    async (...argv) => {
      const { status, out, error } = await run(...argv);
      expect(status).toBe(2);
      expect(out).toBe('');
      expect(error).toMatch(/All options: npx fascia check --help|Did you mean tag\?/);
      expect(error).not.toMatch(/\n\s+at /);
    },
  );
});

describe('check --fix', () => {
  const original = '\uFEFF# Mine\r\nversion: 3\r\nheader: [ # not closed\r\n';

  test('fixes what is certain, changes no other character, and says what it did', async () => {
    const healthy = `\uFEFF${source.replaceAll('\n', '\r\n')}`;
    const file = write(
      'slips.yaml',
      healthy.replace('type: hero', 'type: heroo').replace('  ask:', '  aks:'),
    );
    chmodSync(file, 0o640);
    const { out } = await run('--fix', file);
    expect(readFileSync(file, 'utf8')).toBe(healthy);
    expect(statSync(file).mode & 0o777).toBe(0o640);
    expect(out).toContain('fixed unknown-type: "heroo" -> "hero"');
    expect(out).toContain('fixed unknown-key: "aks" -> "ask"');
    expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  test('leaves a file alone in which nothing is certain', async () => {
    const file = write('open.yaml', original);
    const { status, out } = await run('--fix', file);
    expect(status).toBe(1);
    expect(out).toContain('nothing was changed');
    expect(readFileSync(file, 'utf8')).toBe(original);
  });
});
