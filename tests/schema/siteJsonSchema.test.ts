import { shippedSchema } from '#schema/site.ts';
import { siteJsonSchema } from '#load/siteJsonSchema.ts';
import { accepts } from '#tests/schema/accepts.ts';
import { fixtureSite, fixtureSites } from '#tests/sites/fixtureSite.ts';
import { faults } from '#tests/problems/pages.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const schema = siteJsonSchema(shippedSchema);
const small = fixtureSite('small').source;

describe('schema/site.schema.json', () => {
  test('is up to date (npm run schema writes it)', () => {
    expect(JSON.parse(read('schema/site.schema.json'))).toEqual(JSON.parse(JSON.stringify(schema)));
  });

  test.each(fixtureSites)('accepts the site $name', ({ source }) => {
    expect(accepts(schema, parse(source, { merge: true }))).toBe(true);
  });

  test.each(
    faults.filter(({ code }) =>
      /^(?:unknown-(?:key|type)|missing-key|too-(?:big|small|few|many|long)|not-whole)$/.test(code),
    ),
  )('refuses $name', ({ source }) => {
    expect(accepts(schema, parse(source))).toBe(false);
  });

  test.each([
    ['a reference for a number', 'radius: 12', 'radius: ${constants.radius}'],
    ['a reference for an address', 'href: tel:+442079460958', 'href: "tel:${constants.number}"'],
    ['a reference for true or false', 'ask: true', 'ask: ${constants.ask}'],
    ['a reference for a word of a list', 'look: call', 'look: ${constants.look}'],
    ['a reference for a type', 'type: hero', 'type: ${constants.type}'],
    ['a picture in capitals', 'src: media/social.jpg', 'src: media/SOCIAL.JPG'],
    [
      'an icon of any name, and a drawing',
      '  smallPrint:',
      '  networks: [{label: A, to: form, icon: any-name}, {label: B, to: form, icon: media/b.svg}]\n  smallPrint:',
    ],
    ['own keys at the top level', 'version: 3', 'version: 3\nx-anchors: { any: [thing] }'],
  ])('accepts %s', (_, from, to) => {
    expect(accepts(schema, parse(small.replace(from, to)))).toBe(true);
  });

  test('refuses a script in place of an address', () => {
    expect(
      accepts(schema, parse(small.replace('tel:+442079460958', '"javascript:alert(1)"'))),
    ).toBe(false);
  });

  test('describes every key', () => {
    expect(keysWithoutDescription(schema)).toEqual([]);
  });

  test('writes what several blocks have once: editors read all of it', () => {
    expect(JSON.stringify(schema).length).toBeLessThan(200_000);
  });

  test('holds nothing that only this program understands', () => {
    const text = JSON.stringify(schema);
    expect(text).not.toContain('"kind"');
    expect(text).not.toContain(String(Number.MAX_SAFE_INTEGER));
  });
});

function keysWithoutDescription(part: unknown, path = ''): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const fields: object =
    'properties' in part && typeof part.properties === 'object' ? (part.properties ?? {}) : {};
  const isCondition = path.endsWith('.if');
  const missing = Object.entries(fields)
    .filter(([, field]) => !isCondition && typeof field === 'object' && !isDescribed(field))
    .map(([key]) => `${path}.${key}`);
  return [
    ...missing,
    ...Object.entries(part).flatMap(([key, value]) =>
      keysWithoutDescription(value, `${path}.${key}`),
    ),
  ];
}

/** In its place, or where it is shared. */
function isDescribed(field: object): boolean {
  const shared = '$ref' in field ? String(field.$ref).replace('#/definitions/', '') : '';
  const { definitions = {} } = schema as { definitions?: Record<string, object> };
  return 'description' in (definitions[shared] ?? field);
}
