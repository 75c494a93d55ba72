import { diagnoseSite } from '#repair/diagnoseSite.ts';
import { readSite } from '#repair/readSite.ts';
import { smallMedia, smallFileSystem } from '#tests/load/smallFileSystem.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';
import fc from 'fast-check';
import { existsSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const { source: small } = fixtureSite('small');

describe('diagnoseSite', () => {
  test('puts shared sections in their places', () => {
    const { site } = diagnoseSite(small, smallFileSystem);
    expect(site?.routes[1]?.sections).toEqual([
      { type: 'note', look: 'line', id: 'benefits', tone: 'plain', text: '0% commission' },
    ]);
  });

  test('lists the links, pictures and pages that every page refers to', () => {
    const { site } = diagnoseSite(small, smallFileSystem);
    expect(site?.routes.map((route) => route.uses)).toEqual([
      { links: ['form', 'callNow'], pictures: [], pages: ['/join'], icons: [], files: [] },
      { links: [], pictures: [], pages: [], icons: [], files: [] },
    ]);
    expect(site?.uses).toEqual({
      links: [],
      pictures: ['media/logo.svg', 'media/icon.png', 'media/social.jpg'],
      pages: ['/'],
      icons: [],
      files: [],
    });
  });

  test('leaves hidden sections out, wherever they are hidden', () => {
    const shared = small
      .replace('[how to join](/join#benefits)', '[how to join](/join)')
      .replace('    type: note\n', '    type: note\n    hidden: true\n')
      .replace(
        '      - use: benefits\n\nnotFound',
        '      - use: benefits\n      - { type: note, text: Soon }\n\nnotFound',
      );
    const onPage = small.replace(
      '      - use: benefits\n  - path: /join',
      '      - use: benefits\n        hidden: true\n  - path: /join',
    );
    const types = (text: string) =>
      diagnoseSite(text, smallFileSystem).site?.routes.map(({ sections }) => sections.length);
    const all = types(small) ?? [];
    expect(types(onPage)).toEqual([(all[0] ?? 0) - 1, all[1]]);
    expect(types(shared)).toEqual([(all[0] ?? 0) - 1, 1]);
  });

  test('reports errors of different layers in one run, in the order of the file', () => {
    const source = small
      .replace('homeLabel: ${site.name}', 'homeLabel: ${site.nmae}')
      .replace('radius: 12', 'raduis: 12')
      .replace('ask: true', 'ask: yes');
    const codes = diagnoseSite(source, smallFileSystem).problems.map((problem) => problem.code);
    expect(codes).toEqual(['unknown-key', 'wrong-kind', 'unknown-reference']);
  });

  test('reports a wrong constant where it is declared and not where it is used', () => {
    const source = small.replace('payout: 250', 'payout: "250"');
    const { problems } = diagnoseSite(source, smallFileSystem);
    expect(problems.map(({ code, path }) => [code, path])).toEqual([
      ['value-needs-number', ['constants', 'tiers', 'gold', 'payout']],
    ]);
  });

  test('reports a part that is repeated once', () => {
    const source = small.replace(
      '      - use: benefits\n  - path: /join',
      '      - &note { type: note, txt: Hello }\n      - *note\n      - use: benefits\n  - path: /join',
    );
    expect(diagnoseSite(source, smallFileSystem).problems.map(({ code }) => code)).toEqual([
      'unknown-key',
    ]);
  });

  test.each([
    ['a control character', small.replace('corner', 'cor\u0007ner'), 'control-character'],
    [
      'a mark that turns the writing direction',
      small.replace('corner', 'cor\u202Ener'),
      'control-character',
    ],
    ['old Mac line ends', 'version: 3\rheader:\r', 'old-line-ends'],
    ['nothing', '', 'empty-file'],
    ['a byte order mark alone', '\uFEFF\n', 'empty-file'],
    ['65 levels', `${small}x-deep: ${'['.repeat(65)}${']'.repeat(65)}\n`, 'too-deep'],
    ['thousands of brackets', `x-deep: ${'['.repeat(20_000)}`, 'too-deep'],
    ['thousands of keys on a line', `site:\n  a: ${'b: '.repeat(5000)}c\n  d: e\n`, 'too-deep'],
    [
      'thousands of wrong lines',
      `${small}x-wrong:\n${Array.from({ length: 6000 }, (_, row) => `  a${row}: ,\n`).join('')}`,
      'reserved-start',
    ],
    ['repetitions of repetitions', bomb(), 'too-many-aliases'],
    ['more than 32 MB', `# ${'x'.repeat(32_000_001)}`, 'too-large'],
  ])('refuses a file with %s', (_, source, code) => {
    const { site, problems } = diagnoseSite(source, smallFileSystem);
    expect(site).toBeUndefined();
    expect(problems[0]?.code).toBe(code);
  });

  test('never throws, whatever is cut out of a file', () => {
    const offset = fc.nat(small.length);
    fc.assert(
      fc.property(offset, offset, (a, b) => {
        const [start, end] = [Math.min(a, b), Math.max(a, b)];
        const source = small.slice(0, start) + small.slice(end);
        for (const problem of diagnoseSite(source, smallFileSystem).problems) {
          expect(problem.start).toBeGreaterThanOrEqual(0);
          expect(problem.end).toBeGreaterThanOrEqual(problem.start);
          expect(problem.end).toBeLessThanOrEqual(source.length + 1);
        }
      }),
      { numRuns: 60 },
    );
  });
});

test('finds a constant that is written out in digits of the language', () => {
  const source = small
    .replace('language: en-GB', 'language: mr-IN')
    .replace('title: Home', 'title: Now £२५० only');
  const codes = diagnoseSite(source, smallFileSystem).problems.map(({ code }) => code);
  expect(codes).toContain('repeated-constant');
});

describe('readSite', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fascia-'));
  mkdirSync(join(folder, 'media'));
  for (const [file, bytes] of Object.entries(smallMedia)) writeFileSync(join(folder, file), bytes);
  const write = (name: string, content: string | Uint8Array) => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };

  test('looks for media beside the file', async () => {
    const file = write('site.yaml', small);
    expect(await readSite(file)).toMatchObject({ file, source: small, problems: [] });
  });

  test('counts capitals in the names of files, on every system', async () => {
    const file = write(
      'capitals.yaml',
      small.replace('logo: media/logo.svg', 'logo: media/Logo.svg'),
    );
    expect((await readSite(file)).problems).toMatchObject([
      { code: 'missing-media', suggestion: 'media/logo.svg' },
    ]);
  });

  test.each([
    ['media/inside.svg', '../own.svg', []],
    ['media/linked.svg', '../../outside-OWN.svg', ['outside-media']],
    ['media/secret.svg', '/etc/passwd', ['outside-media']],
    ['media/folder', '/etc', ['missing-media']],
  ])('reports %s, a link to %s, as %o', async (name, target, codes) => {
    const to = target.replace('OWN', basename(folder));
    writeFileSync(join(folder, 'own.svg'), smallMedia['media/logo.svg'] ?? '');
    writeFileSync(join(folder, `../outside-${basename(folder)}.svg`), '<svg/>');
    if (!existsSync(join(folder, name))) symlinkSync(to, join(folder, name));
    const path = name.endsWith('.svg') ? name : `${name}/passwd.svg`;
    const file = write('links.yaml', small.replace('logo: media/logo.svg', `logo: ${path}`));
    const { problems } = await readSite(file);
    expect(problems.map(({ code }) => code)).toEqual(codes);
  });

  test('keeps the byte order mark in the source', async () => {
    const file = write('mark.yaml', `\uFEFF${small}`);
    expect((await readSite(file)).source.startsWith('\uFEFF')).toBe(true);
  });

  test('reports a missing file, a folder, and a wrong byte', async () => {
    const bytes = Buffer.concat([
      Buffer.from('version: 3\n# caf'),
      Buffer.from([0xe9]),
      Buffer.from('\n'),
    ]);
    expect((await readSite(join(folder, 'none.yaml'))).problems).toMatchObject([
      { code: 'missing-file' },
    ]);
    expect((await readSite(folder)).problems).toMatchObject([{ code: 'unreadable-file' }]);
    expect((await readSite(write('latin.yaml', bytes))).problems).toMatchObject([
      { code: 'not-utf8', message: expect.stringContaining('byte 17') },
    ]);
  });

  // On Windows and macOS, too, where reading alone would find it.
  test('names a file that is called the same but for capital letters', async () => {
    write('Capital.yaml', small);
    expect((await readSite(join(folder, 'capital.yaml'))).problems).toMatchObject([
      { code: 'missing-file', message: expect.stringContaining('capital letters: "Capital.yaml"') },
    ]);
    expect((await readSite(join(folder, 'Capital.yaml'))).problems).toEqual([]);
  });
});

/** Ten lists of ten repetitions of the one before: ten thousand million items. */
function bomb(): string {
  const rows = Array.from(
    { length: 10 },
    (_, row) =>
      `x-${row}: &a${row} [${Array(10)
        .fill(row ? `*a${row - 1}` : 'x')
        .join(', ')}]`,
  );
  return `${rows.join('\n')}\n`;
}
