import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { fixFile } from '#cli/fixFile.ts';
import { main } from '#cli/main.ts';
import { fileSystemOf } from '#load/fileSystemOf.ts';
import { readOwnBlocks } from '#load/ownBlocks/readOwnBlocks.ts';
import { createProblem } from '#problems/createProblem.ts';
import { loadText } from '#repair/readSite.ts';
import { temporaryFolder } from '#tests/build/temporaryFolder.ts';
import { copyFixture } from '#tests/sites/copyFixture.ts';
import { siteWithQuote } from '#tests/sites/siteWithQuote.ts';
import { runCommand } from './runCommand.ts';

const check = (...argv: string[]) => runCommand((terminal) => main(['check', ...argv], terminal));

test.each([
  ['UTF-16 with its mark', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
  [
    'Windows-1252',
    (text: string) => Buffer.from(text.replaceAll('–', '\x96').replaceAll('’', '\x92'), 'latin1'),
  ],
])('check --fix converts a file in %s to UTF-8', async (_, encode) => {
  const { file, source, write } = copyFixture('small', temporaryFolder());
  expect(source).toContain('label: Call now');
  const text = source.replace('label: Call now', 'label: Café – für Él’s');
  write(text);
  expect((await check(file)).status).toBe(0);
  writeFileSync(file, encode(text));
  expect(await check(file)).toMatchObject({
    status: 1,
    out: expect.stringContaining('not-utf8'),
  });
  expect(await check('--fix', file)).toMatchObject({ status: 0 });
  expect(readFileSync(file, 'utf8')).toBe(text);
});

test.each([
  [
    'a colon in a text',
    'by: A neighbour',
    'by: Mr Smith: a neighbour',
    'by: "Mr Smith: a neighbour"',
  ],
  ['a misspelt key', 'more: I agree', 'mroe: I agree', 'more: I agree'],
  ['curly quotes', 'by: A neighbour', 'by: “Before: a neighbour”', 'by: "Before: a neighbour"'],
])(
  'check --fix heals %s in a block of the site, and nothing else',
  async (_, meant, slip, healed) => {
    const { file, source, write } = siteWithQuote(temporaryFolder());
    expect(source).toContain(meant);
    write(source.replace(meant, () => slip));
    expect((await check(file)).status).toBe(1);
    expect(await check('--fix', file)).toMatchObject({ status: 0 });
    expect(readFileSync(file, 'utf8')).toBe(source.replace(meant, () => healed));
  },
);

test('a block of the site that lost its first line is one error, which --fix corrects', async () => {
  const { file, source, write } = siteWithQuote(temporaryFolder());
  const line = '      - type: quote\n';
  expect(source).toContain(line);
  write(source.replace(line, ''));
  const { out } = await check(file);
  expect(out).toMatch(/missing-opener\n[^]*"- type: quote"[^]*: 1 error\. --fix corrects it\.\n$/);
  expect(await check('--fix', file)).toMatchObject({ status: 0 });
  expect(readFileSync(file, 'utf8')).toBe(source);
});

test('a lost first line that two types may have is offered, and not written', async () => {
  const { folder, file, source, write } = siteWithQuote(temporaryFolder());
  for (const ending of ['ts', 'tsx'])
    writeFileSync(
      join(folder, `blocks/${ending === 'ts' ? 'saying' : 'Saying'}.${ending}`),
      readFileSync(join(folder, `blocks/${ending === 'ts' ? 'quote' : 'Quote'}.${ending}`), 'utf8')
        .replaceAll('quote', 'saying')
        .replaceAll('Quote', 'Saying'),
    );
  write(source.replace('      - type: quote\n', ''));
  expect(await check('--fix', file)).toMatchObject({ status: 1 });
  expect(readFileSync(file, 'utf8')).not.toMatch(/type: (?:quote|saying)/);
});

test('check knows a field of a block of the site in braces without the space behind its colon', async () => {
  const { file, source, write } = siteWithQuote(temporaryFolder());
  const [section] = /( {6}- type: quote\n(?: {8}.*\n)+)/.exec(source) ?? [];
  expect(section).toBeDefined();
  write(
    source.replace(
      section ?? '',
      '      - { type: quote, words: Corner, by:Somebody, more: Yes }\n',
    ),
  );
  expect((await check(file)).out).toMatch(/space-after-colon[^]*1 error\. --fix corrects it/);
});

test('the blocks of a site are read once for all that --fix does', async () => {
  const { file, source, write } = siteWithQuote(temporaryFolder());
  const text = source.replace('more: I agree', 'mroe: I agree');
  write(text);
  const own = readOwnBlocks(dirname(file));
  const problem = createProblem('taken-block', { type: 'quote' }, { start: 0, end: 0, path: [] });
  const readBlocks = vi.fn(() => ({ ...own, problems: [problem] }));
  const fileSystem = fileSystemOf(dirname(file), readBlocks);
  const read = loadText({ file, source: text }, {}, fileSystem);
  const { done, site } = await fixFile(read, {}, fileSystem);
  expect(done).toHaveLength(1);
  expect(site.problems).toEqual([problem]);
  expect(readBlocks).toHaveBeenCalledTimes(1);
});
