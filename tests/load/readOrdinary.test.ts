import { fromParser } from '#load/yaml/fromParser.ts';
import { readOrdinary } from '#load/yaml/readOrdinary.ts';
import { scanText } from '#load/yaml/scanText.ts';
import type { YamlNode } from '#load/yaml/YamlNode.ts';
import { rewrites } from '#tests/load/rewrites.ts';
import { fixtureSite, fixtureSites } from '#tests/sites/fixtureSite.ts';
import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseDocument } from 'yaml';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const faulty = readdirSync(join(root, 'tests/problems')).filter((file) => file.endsWith('.yaml'));

/** As the parser reads a text, or nothing when it has a word to say against it. */
function parsed(source: string): YamlNode | undefined {
  const { contents, errors } = parseDocument(source, { uniqueKeys: false, logLevel: 'silent' });
  return errors.length === 0 && contents ? fromParser(contents, source) : undefined;
}

/** What was read of a text, which is undefined when it is left to the parser. */
function readTwice(source: string): { own: YamlNode | undefined; parser: YamlNode | undefined } {
  const own = scanText(source).length > 0 ? undefined : readOrdinary(source);
  return { own, parser: own && parsed(source) };
}

describe('reads without the parser', () => {
  test.each([
    'specification as it is',
    'specification with Windows line ends',
    'specification with both',
    'specification without a last line end',
    'specification indented by four',
    'specification with lists not indented',
    'specification with every text folded',
    'small as it is',
    'club as it is',
  ])('%s', (name) => {
    const [, site = '', rewrite = ''] = /^(\S+) (.*)$/.exec(name) ?? [];
    const source = rewrites[rewrite]?.(fixtureSite(site).source) ?? '';
    expect(readOrdinary(source)).toEqual(parsed(source));
    expect(readOrdinary(source)).toBeDefined();
  });
});

test.each([
  [
    'lines',
    (levels: number) => Array.from({ length: levels }, (_, at) => `${' '.repeat(at)}a:\n`).join(''),
  ],
  [
    'dashes in lines',
    (levels: number) =>
      Array.from({ length: levels }, (_, at) => `${' '.repeat(at)}- a:\n`).join(''),
  ],
  ['braces', (levels: number) => `${'{ a: '.repeat(levels)}1${' }'.repeat(levels)}`],
  ['brackets', (levels: number) => `a: ${'['.repeat(levels)}${']'.repeat(levels)}`],
])('leaves %s that stand too deep in each other to the parser', (_, nest) => {
  expect(readOrdinary(nest(10_000))).toBeUndefined();
});

test.each([1000, 1001, 1023, 1024, 1025])(
  'reads a key of %i letters as the parser does',
  (length) => {
    const { own, parser } = readTwice(`a:\n  - ${'k'.repeat(length)}: 1\n`);
    expect(own).toEqual(own && parser);
    expect(own === undefined).toBe(length > 1000);
  },
);

describe('reads as the parser does, if at all', () => {
  describe.each(fixtureSites)('the site $name', (site) => {
    test.each(Object.keys(rewrites))('%s', (name) => {
      const { own, parser } = readTwice(rewrites[name]?.(site.source) ?? '');
      expect(own).toEqual(parser);
    });
  });

  test.each(faulty)('tests/problems/%s', (file) => {
    const { own, parser } = readTwice(read(join('tests/problems', file)));
    expect(own).toEqual(parser);
  });

  test('a site with any stretch of it replaced', () => {
    const source = fixtureSite('small').source;
    const change = fc.tuple(fc.nat(source.length), fc.nat(4), anyText);
    fc.assert(
      fc.property(change, ([start, length, text]) => {
        const changed = source.slice(0, start) + text + source.slice(start + length);
        const { own, parser } = readTwice(changed);
        expect(own).toEqual(parser);
      }),
      { numRuns },
    );
  });

  test('any text', () => {
    const check = (text: string) => {
      const { own, parser } = readTwice(text);
      expect(own).toEqual(parser);
    };
    fc.assert(fc.property(anyText, check), { numRuns: numRuns * 10 });
  });
});

const numRuns = Number(process.env['RUNS'] ?? 1) * 500;

/** All that has a meaning in YAML, to be put together in any order. */
const pieces = [
  ['a', 'k: ', 'key:', '- ', '-', '  ', ' ', '\n', '\r\n', '\n  ', '\n    ', '\n- ', '\n  - '],
  ['#', ' # c', '"', "'", '"x"', "'y'", '\\n', '\\', '{', '}', '[', ']', ', ', ',', ': ', ':'],
  ['>-\n', '|\n', '>\n    ', '>+', '&a ', '*a', '!t ', '?', '? ', '%', '@', '`', '~', 'null'],
  ['true', '1', '-2.5', '0x1F', '.inf', '1e3', '---', '...', '<<: ', '\t', '\uFEFF', '\u00A0'],
  ['{ a: 1 }', '[a, "b"]', 'x: y\n', '  x: y\n', '    - z\n', '${a.b | c}', "''", '""', 'é'],
].flat();
const anyText = fc
  .tuple(fc.constantFrom('', 'k: '), fc.array(fc.constantFrom(...pieces), { maxLength: 14 }))
  .map(([start, words]) => start + words.join(''));
