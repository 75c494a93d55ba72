import { describe, expect, test } from 'vitest';
import { shippedSchema } from '#schema/site.ts';
import { readOwnBlocks } from '#load/ownBlocks/readOwnBlocks.ts';
import { describeBlocks } from '#preview/describeBlocks.ts';
import { temporaryFolder } from '#tests/build/temporaryFolder.ts';
import { siteWithQuote } from '#tests/sites/siteWithQuote.ts';

const blocks = describeBlocks({ hasFile: () => true, picture: undefined, schema: shippedSchema });
const block = (type: string) => blocks.find((one) => one.type === type);

describe('describeBlocks', () => {
  test('describes every block: what it is, its fields and examples', () => {
    expect(blocks.length).toBeGreaterThan(10);
    const incomplete = blocks.filter(
      ({ description, fields, examples }) =>
        description === '' ||
        examples.length === 0 ||
        fields.some((field) => field.description === ''),
    );
    expect(incomplete.map(({ type }) => type)).toEqual([]);
  });

  test('says what may be written, and what counts when it is left out', () => {
    expect(block('video')?.fields).toContainEqual({
      name: 'shape',
      description: 'wide is 16:9, tall is 9:16 (phones), square is 1:1.',
      isRequired: false,
      form: 'wide, tall or square',
      otherwise: 'wide',
      fields: [],
    });
  });

  test('describes one of the site’s own in place of a shipped one, without the examples of that', () => {
    const type = 'testimonials';
    const { schema } = readOwnBlocks(siteWithQuote(temporaryFolder(), { type }).folder);
    const described = describeBlocks({ hasFile: () => true, picture: undefined, schema });
    expect(described.filter((one) => one.type === type)).toMatchObject([
      { description: 'What somebody said.', examples: [] },
    ]);
  });

  test('describes the blocks of the site’s own after those', () => {
    const { schema } = readOwnBlocks(siteWithQuote(temporaryFolder()).folder);
    const own = describeBlocks({ hasFile: () => true, picture: undefined, schema }).at(-1);
    expect(own).toMatchObject({ type: 'quote', description: 'What somebody said.', examples: [] });
    expect(own?.fields.map(({ name }) => name)).toEqual([
      'words',
      'by',
      'more',
      'id',
      'tone',
      'ground',
      'hidden',
    ]);
  });

  test('looks into lists, and names their bounds', () => {
    const facts = block('facts')?.fields.find(({ name }) => name === 'facts');
    expect(facts?.form).toBe('list of 1 to 8');
    expect(facts?.fields.map(({ name, form }) => `${name}: ${form}`)).toContain(
      'figure: text, up to 20',
    );
  });
});
