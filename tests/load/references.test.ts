import { createFormats } from '#load/references/formats.ts';
import { parseReferences } from '#load/references/parseReferences.ts';
import { diagnoseSite } from '#repair/diagnoseSite.ts';
import { shippedSchema } from '#schema/site.ts';
import { parseYaml } from '#load/yaml/parseYaml.ts';
import { resolveReferences } from '#load/references/resolveReferences.ts';
import { nodeAt } from '#load/tree.ts';
import { smallFileSystem } from '#tests/load/smallFileSystem.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const { source: small } = fixtureSite('small');
const slogan =
  'constants:\n  custom: { sales: 1000, days: [Monday, Friday], slogan: "${site.name} pays ${constants.tiers.gold.payout | money}" }\n';
const britain = { language: 'en-GB', currency: 'GBP' };

describe('a reference', () => {
  test.each([
    ['keeps the type of a whole value', '${constants.tiers.gold.payout}', 250],
    ['is written into a text', 'up to ${constants.tiers.gold.payout} pounds', 'up to 250 pounds'],
    ['takes a format', '${constants.custom.sales | money}', '£1,000'],
    ['takes a format without spaces', '${constants.custom.sales|number}', '1,000'],
    ['can be written out', 'write $${site.name}', 'write ${site.name}'],
    ['may be one of several', '${site.name}: ${constants.commission}%', 'Corner: 0%'],
    ['counts the items of a list from one', '${constants.custom.days.2}', 'Friday'],
    ['may lead to another', '${constants.custom.slogan}', 'Corner pays £250'],
  ])('%s', (_, written, value) => {
    const source = small
      .replace('constants:\n', () => slogan)
      .replace('header:\n', () => `x-value: "${written}"\nheader:\n`);
    const { tree } = parseYaml(source, shippedSchema);
    if (!tree) throw new Error('The source is not right.');
    expect(resolveReferences(tree, source).faults).toEqual([]);
    expect(nodeAt(tree, ['x-value'])).toMatchObject({ value });
  });

  test('remembers where its value comes from', () => {
    const { tree } = parseYaml(small, shippedSchema);
    if (!tree) throw new Error('The source is not right.');
    resolveReferences(tree, small);
    const headline = nodeAt(tree, ['routes', 0, 'sections', 0, 'headline']);
    const origin = headline?.kind === 'scalar' ? headline.origins?.[0] : undefined;
    expect(origin?.path).toEqual(['constants', 'tiers', 'gold', 'payout']);
    expect(small.slice(origin?.start, origin?.end)).toBe('250');
  });

  test('is not looked for in what it gives', () => {
    const source = small.replace('name: Corner', () => "name: 'Corner $${constants}'");
    expect(diagnoseSite(source, smallFileSystem).site?.header.homeLabel).toBe(
      'Corner ${constants}, home',
    );
  });
});

describe('references that stand for too much', () => {
  const constant = (row: number) => `\${constants.custom.b${row}}`;
  const withRows = (rows: number, valueOf: (row: number) => string) => {
    const lines = Array.from({ length: rows }, (_, row) => `    b${row}: ${valueOf(row)}\n`);
    return small.replace('constants:\n', () => `constants:\n  custom:\n${lines.join('')}`);
  };

  test.each([
    ['double 25 times', 26, (row: number) => (row ? constant(row - 1).repeat(2) : 'w'), 17],
    [
      'double 25 times, last first',
      26,
      (row: number) => (row < 25 ? constant(row + 1).repeat(2) : 'w'),
      8,
    ],
    [
      'are 20,000 of one long text',
      20_000,
      (row: number) => (row ? constant(0) : 'word'.repeat(70)),
      7143,
    ],
    [
      'are a chain of 20,000',
      20_000,
      (row: number) => (row < 19_999 ? constant(row + 1) : 'w'),
      100,
    ],
  ])('and %s are reported once, at their line', (_, rows, valueOf, row) => {
    const source = withRows(rows, valueOf);
    const found = diagnoseSite(source, smallFileSystem).problems.filter(
      ({ code }) => code === 'too-many-references',
    );
    const written = `b${row}: ${valueOf(row)}`;
    expect(found.map(({ start, end }) => source.slice(start - `b${row}: `.length, end))).toEqual([
      written,
    ]);
  });
});

describe('parseReferences', () => {
  test('leaves a text without "${" as it is', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1 }).filter((text) => !text.includes('${')),
        (text) => {
          expect(parseReferences(text)).toEqual([{ kind: 'text', text }]);
        },
      ),
    );
  });

  test('loses nothing of any text', () => {
    const piece = fc.constantFrom('$', '{', '}', '${', '$${', '${site.name}', '${a | b}', ' ', 'x');
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('');
        const parsed = parseReferences(text);
        const length = parsed.reduce(
          (sum, part) => sum + (part.kind === 'text' ? part.text.length : part.end - part.start),
          0,
        );
        expect(length).toBe(text.replaceAll('$${', '${').length);
      }),
    );
  });
});

describe('a format', () => {
  test.each([
    [250, '£250'],
    [1000, '£1,000'],
    [9.5, '£9.50'],
    [0, '£0'],
  ])('writes %d as %s', (value, text) => {
    expect(createFormats(britain).money(value)).toBe(text);
  });

  test('follows the language and the currency', () => {
    expect(createFormats({ language: 'de-DE', currency: 'EUR' }).money(1000)).toBe('1.000\u00A0€');
    expect(createFormats(britain).number(1_000_000)).toBe('1,000,000');
  });
});
