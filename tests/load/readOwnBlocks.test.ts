import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { shippedSchema } from '#schema/site.ts';
import { editText } from '#edit/editText.ts';
import type { Operation } from '#edit/Operation.ts';
import { fileSystemOf, schemaFor } from '#load/fileSystemOf.ts';
import { readFields } from '#load/readFields.ts';
import { siteJsonSchema } from '#load/siteJsonSchema.ts';
import { printPretty } from '#problems/printPretty.ts';
import { realFolder } from '#load/ownBlocks/readOwnBlocks.ts';
import { loadText } from '#repair/readSite.ts';
import { temporaryFolder } from '#tests/build/temporaryFolder.ts';
import { accepts } from '#tests/schema/accepts.ts';
import { quoteComponent, quoteFields, siteWithQuote } from '#tests/sites/siteWithQuote.ts';
import { joinSources } from '#load/sources.ts';

const schemaOf = (folder: string) => schemaFor(fileSystemOf(folder));

describe('a block of the site’s own', () => {
  test('is a block like those that are shipped', () => {
    const { site, problems } = loadText(siteWithQuote(temporaryFolder()));
    expect(problems).toEqual([]);
    expect(site?.routes[0]?.sections[1]).toEqual({
      type: 'quote',
      tone: 'plain',
      words: 'The corner shop around the corner.',
      by: 'A neighbour',
      more: 'I agree',
    });
  });

  test.each([
    ['unknown-key', 'by: A neighbour', 'buy: A neighbour', 'this "quote" section'],
    ['unknown-type', 'type: quote', 'type: qoute', 'quote'],
    ['wrong-kind', 'more: I agree', 'more: [I agree]', '"more"'],
  ])('has its mistakes in site.yaml reported: %s', (code, right, wrong, words) => {
    const site = siteWithQuote(temporaryFolder());
    const { problems } = loadText({ ...site, source: site.source.replace(right, wrong) });
    expect(problems).toMatchObject([{ code }]);
    expect(`${problems[0]?.message} ${problems[0]?.hint}`).toContain(words);
  });

  test('is offered in editors', () => {
    const { folder, source } = siteWithQuote(temporaryFolder());
    const schema = siteJsonSchema(schemaOf(folder));
    expect(accepts(schema, parse(source))).toBe(true);
    expect(accepts(schema, parse(source.replace('by: A', 'buy: A')))).toBe(false);
    expect(accepts(siteJsonSchema(shippedSchema), parse(source))).toBe(false);
  });

  test('has its texts found by those who show or change them', () => {
    const { folder, source } = siteWithQuote(temporaryFolder());
    const texts = readFields(joinSources(source), schemaOf(folder))?.fields.filter(
      ({ kind }) => kind === 'text',
    );
    expect(texts?.map(({ value }) => value)).toContain('A neighbour');
  });

  test('follows a link that gets another name', () => {
    const fields = quoteFields
      .replace('more: line', 'more: target')
      .replace('line, ', 'line, target, ');
    const { folder, source } = siteWithQuote(temporaryFolder(), { fields });
    const rename: Operation = { kind: 'rename', path: ['links', 'form'], name: 'apply' };
    const written = source.replace('more: I agree', 'more: form');
    expect(editText(written, rename, schemaOf(folder))).toMatchObject({
      source: expect.stringContaining('more: apply'),
    });
  });

  test('may have the fields of a form, whose mistakes are reported as there', () => {
    const fields = quoteFields
      .replace('by: line.describe', 'by: formFields.describe')
      .replace('line, ', 'formFields, line, ');
    const { source, ...site } = siteWithQuote(temporaryFolder(), { fields });
    const load = (type: string) =>
      loadText({
        ...site,
        source: source.replace('A neighbour', `[{ type: ${type}, name: guests, label: Guests }]`),
      });
    const { site: loaded, problems } = load('number');
    expect(problems).toEqual([]);
    expect(loaded?.routes[0]?.sections[1]).toMatchObject({
      by: [{ type: 'number', name: 'guests', required: false }],
    });
    expect(load('numbers').problems).toMatchObject([
      { code: 'unknown-word', suggestion: 'number' },
    ]);
    expect(load('choice').problems).toMatchObject([{ code: 'broken-rule' }]);
  });

  test('may share what is in folders beside it', () => {
    const fields = `import { short } from './parts/short.ts';\n${quoteFields.replace('by: line', 'by: short')}`;
    const site = siteWithQuote(temporaryFolder(), { fields });
    mkdirSync(join(site.folder, 'blocks/parts'));
    const shared = `import { line } from 'fascia';\nexport const short = line.max(5);\n`;
    writeFileSync(join(site.folder, 'blocks/parts/short.ts'), shared);
    expect(loadText(site).problems).toMatchObject([{ code: 'too-long' }]);
  });
});

test('the folder of a site keeps the letter of a network drive', () => {
  const here = process.cwd();
  expect(realFolder(here, () => '\\\\server\\shop')).toBe(here);
  expect(realFolder(here, () => 'C:\\Users\\shop')).toBe('C:\\Users\\shop');
});

describe('a block with an icon', () => {
  const fields = quoteFields.replace('by: line', 'by: icon').replace('line,', 'icon, line,');
  const load = (by: string) => {
    const site = siteWithQuote(temporaryFolder(), { fields });
    return loadText({ ...site, source: site.source.replace('by: A neighbour', `by: ${by}`) });
  };

  test.each(['clock', 'alert-circle', 'brand-linkedin', 'media/logo.svg'])('may name %s', (by) => {
    const { site, problems } = load(by);
    expect(problems).toEqual([]);
    expect(site?.routes[0]?.uses.icons).toEqual([by]);
    expect(site?.routes[0]?.uses.pictures).toEqual(by.startsWith('media/') ? [by] : []);
    expect(site?.routes[1]?.uses.icons).toEqual([]);
  });

  test.each([
    ['clock', true],
    ['media/logo.svg', true],
    ['media/logo.png', false],
    ['A clock', false],
  ])('has the form of %s known to editors', (by, isRight) => {
    const { folder, source } = siteWithQuote(temporaryFolder(), { fields });
    const written = parse(source.replace('by: A neighbour', `by: ${by}`));
    expect(accepts(siteJsonSchema(schemaOf(folder)), written)).toBe(isRight);
  });

  test.each([
    ['clok', 'unknown-icon', 'clock'],
    ['linkedin-in', 'unknown-icon', undefined],
    ['cart', 'unknown-icon', ['shopping-cart', 'shopping-cart-plus', 'shopping-cart-minus']],
    ['whatsapp', 'unknown-icon', 'brand-whatsapp'],
    ['ArrowRight', 'wrong-form', 'arrow-right'],
    ['arrow_right', 'wrong-form', 'arrow-right'],
    ['lucide:clock', 'wrong-form', 'clock'],
    ['media/logo.png', 'wrong-form', 'media/logo.svg'],
    ['media/lgo.svg', 'missing-media', 'media/logo.svg'],
  ])('has %s reported', (by, code, suggestion) => {
    const { problems } = load(by);
    expect(problems.map((problem) => [problem.code, problem.suggestion])).toEqual([
      [code, suggestion],
    ]);
  });
});

describe('a block with the word of a shipped one', () => {
  test('stands in for that one, with a warning at its type', () => {
    const site = siteWithQuote(temporaryFolder(), { type: 'testimonials' });
    const { site: loaded, problems } = loadText(site);
    expect(loaded?.routes[0]?.sections[1]).toMatchObject({ words: expect.any(String) });
    expect(problems).toMatchObject([
      { code: 'taken-block', severity: 'warning', file: { path: 'blocks/testimonials.ts' } },
    ]);
    const [{ start, end, file } = { start: 0, end: 0 }] = problems;
    expect(file?.text.slice(start - 7, end)).toBe("type: 'testimonials");
  });

  test('is the only one of that word for editors', () => {
    const { folder, source } = siteWithQuote(temporaryFolder(), { type: 'testimonials' });
    const schema = schemaOf(folder);
    const types = schema.Block.options.map(({ shape }) => shape.type.value);
    expect(types).toHaveLength(shippedSchema.Block.options.length);
    expect(new Set(types).size).toBe(types.length);
    expect(accepts(siteJsonSchema(schema), parse(source))).toBe(true);
    expect(accepts(siteJsonSchema(shippedSchema), parse(source))).toBe(false);
  });

  test('does not hide its mistakes', () => {
    const fields = quoteFields.replace('line.describe', 'line.describes');
    const { site, problems } = loadText(
      siteWithQuote(temporaryFolder(), { fields, type: 'testimonials' }),
    );
    expect(site).toBeUndefined();
    expect(problems.map(({ code }) => code)).toEqual(['taken-block', 'broken-block']);
  });
});

describe('a block with a mistake', () => {
  test('is reported at its place in its own file, and its sections are not', () => {
    const fields = quoteFields.replace('line.describe', 'line.describes');
    const site = siteWithQuote(temporaryFolder(), { fields });
    const { site: loaded, problems } = loadText(site);
    expect(loaded).toBeUndefined();
    const where = { file: 'shop/site.yaml', source: site.source, colour: false };
    expect(printPretty(problems, where).split('\n')[0]).toBe(
      'shop/blocks/quote.ts:8:14 error broken-block',
    );
    expect(problems).toHaveLength(1);
  });

  test('does not hide what is wrong in site.yaml', () => {
    const site = siteWithQuote(temporaryFolder(), { fields: 'export const quote = 1;\n' });
    const source = site.source.replace('look: call', 'look: calm');
    const codes = loadText({ ...site, source }).problems.map(({ code }) => code);
    expect(codes).toEqual(['wrong-block', 'unknown-word']);
  });

  test.each([
    ["import { z } from 'zod';", '"zod" is for Fascia itself'],
    ["import { parse } from 'yaml/util';", '"yaml/util" is for Fascia itself'],
    ["import 'react-dom/client';", '"react-dom/client" is for Fascia itself'],
    ["import { readFileSync } from 'fs';", '"fs" is a module of Node'],
    ["import { quote as fields } from './quote.ts';", '"./quote.ts" is for fields'],
  ])('may not import in its component: %s', (line, reason) => {
    const component = quoteComponent.replace(/(?=export)/, `${line}\n`);
    const site = siteWithQuote(temporaryFolder(), { component });
    const [problem, ...others] = loadText(site).problems;
    expect([problem?.code, problem?.message, others]).toEqual([
      'broken-block',
      expect.stringContaining(reason),
      [],
    ]);
    const { start = 0, end, file } = problem ?? {};
    const [, name] = /'(.*)'/.exec(line) ?? [];
    expect([file?.text.slice(start, end), start]).toEqual([
      name,
      component.indexOf(line) + line.indexOf(`${name}'`),
    ]);
  });

  test('may not import a module of Node in its fields', () => {
    const fields = `import { readFileSync } from 'fs';\n${quoteFields.replace("'What was said.'", "readFileSync('words.txt', 'utf8')")}`;
    const { problems } = loadText(siteWithQuote(temporaryFolder(), { fields }));
    expect(problems).toMatchObject([
      { code: 'broken-block', message: expect.stringContaining('"fs" is not for fields') },
    ]);
  });

  test.each(['then', 'class', 'await', 'aux'])('cannot be named %s', (word) => {
    const site = siteWithQuote(temporaryFolder());
    const fields = quoteFields.replaceAll('quote', word);
    writeFileSync(join(site.folder, `blocks/${word}.ts`), fields);
    expect(loadText(site).problems).toMatchObject([
      { code: 'wrong-block', message: expect.stringContaining(`the type "${word}"`) },
    ]);
  });

  test('may be one file alone', () => {
    const site = siteWithQuote(temporaryFolder(), { component: '' });
    expect(loadText(site).problems).toMatchObject([
      { code: 'missing-component', file: { path: 'blocks/quote.ts' } },
    ]);
    rmSync(join(site.folder, 'blocks/quote.ts'));
    expect(loadText(site).problems).toMatchObject([{ code: 'unknown-type' }]);
  });
});
