import { describe, expect, test } from 'vitest';
import { fileSystemOf } from '#load/fileSystemOf.ts';
import { loadSite } from '#load/loadSite.ts';
import { migrateText } from '#migrate/migrateText.ts';
import { changes, version } from '#schema/changes.ts';
import { rewrites } from '#tests/load/rewrites.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';
import { states } from './siteHistory.ts';
import { joinSources } from '#load/sources.ts';

describe('a moved key', () => {
  test('takes along its comments, and leaves those of others', () => {
    const source = `version: 1
site: # who
  name: Corner

constants:
  # of the operator
  own: 1 # one

  # how long help waits
  tooltip:
    delay: 700 # not long

  # last
  other: 2
`;
    expect(migrateText(source)).toBe(`version: 3
site: # who
  name: Corner

constants:
  # of the operator
  own: 1 # one

  # last
  other: 2

timings:
  # how long help waits
  tooltip:
    delay: 700 # not long
`);
  });

  test('joins the keys that are there, and leaves no empty group', () => {
    expect(
      migrateText(
        'version: 1\ntimings: { tooltip: { delay: 1 } }\nconstants:\n  toast: { limit: 1 }\nsite: {}\n',
      ),
    ).toBe('version: 3\ntimings: { tooltip: { delay: 1 }, toast: { limit: 1 } }\nsite: {}\n');
  });

  test('stays in one line, and in JSON', () => {
    expect(migrateText('{"version": 1, "constants": {"a": 1, "toast": {"limit": 1}}}')).toBe(
      '{"version": 3, "constants": {"a": 1}, "timings": { "toast": {"limit": 1} }}',
    );
  });

  test('puts its comments above a group in one line', () => {
    expect(
      migrateText(
        'version: 1\nsite: { name: A }\nconstants:\n  a: 1\n  # pounds\n  currency: "#G" # money\n',
      ),
    ).toBe(
      'version: 3\n# pounds\n# money\nsite: { name: A, currency: "#G" }\nconstants:\n  a: 1\n',
    );
  });

  test('keeps the line ends and the byte order mark', () => {
    expect(
      migrateText('\uFEFFversion: 1\r\nconstants:\r\n  a: 1\r\n  toast:\r\n    limit: 1\r\n'),
    ).toBe('\uFEFFversion: 3\r\nconstants:\r\n  a: 1\r\ntimings:\r\n  toast:\r\n    limit: 1\r\n');
  });

  test('stays where its new place is taken', () => {
    const source = 'version: 1\nsite:\n  currency: EUR\nconstants:\n  currency: GBP\n';
    expect(migrateText(source)).toBe(source.replace('version: 1', 'version: 3'));
  });

  test('in a section that is shared or repeated moves once', () => {
    const source = `version: 3
sections:
  sign: &sign
    type: hero
    brands:
      interval: 2500
      label: Shops
      fade: 300
routes:
  - sections:
      - *sign
`;
    expect(migrateText(source)).toBe(
      source.replace(
        '      interval: 2500\n      label: Shops\n      fade: 300\n',
        '      rotation:\n        interval: 2500\n        fade: 300\n      label: Shops\n',
      ),
    );
  });
});

describe('a reference', () => {
  test('follows the key', () => {
    expect(
      migrateText(
        'version: 1\nsite: {}\nconstants: { a: 1, currency: GBP }\nx: "in ${ constants.currency }"\n',
      ),
    ).toContain('x: "in ${ site.currency }"');
  });

  test('gives way to the value where none can lead', () => {
    expect(
      migrateText(
        'version: 1\nconstants: { a: 1, toast: { limit: 3 } }\nx: at most ${constants.toast.limit}!\n',
      ),
    ).toContain('x: at most 3!');
  });
});

describe('a name of the operator', () => {
  test('may be one that the renderer had in version 1', () => {
    expect(
      migrateText('version: 3\nconstants: { toast: Cheers, currency: GBP }\n'),
    ).toBeUndefined();
  });
});

describe('what only a person should change', () => {
  test.each([
    [
      'a file of a later version',
      'version: 4\nroutes:\n  - sections: [{ type: hero, brands: { fade: 1 } }]\n',
    ],
    ['a text that is no YAML', 'version: 1\nconstants: [\n'],
    ['a key that << brings along', 'version: 1\nx: &x { toast: {} }\nconstants:\n  <<: *x\n'],
    [
      'lines that would be one',
      'version: 1\ntimings: { tooltip: { delay: 1 } }\nconstants:\n  toast:\n    limit: 1\n',
    ],
  ])('%s', (_, source) => {
    expect(migrateText(source)).toBeUndefined();
  });
});

describe('a file of version 1 loads the same', () => {
  const { folder } = fixtureSite('specification');
  const fileSystem = fileSystemOf(folder);
  const { source = '' } = states[3] ?? {};
  const load = (text: string) => loadSite(joinSources(migrateText(text) ?? ''), fileSystem);
  const { site } = load(source);

  test.each(Object.entries(rewrites))('%s', (_, rewrite) => {
    // Some rewrites look for the version that files have now.
    const text = rewrite(source.replace('version: 1', 'version: 3'));
    const loaded = load(text.replace(/(?<=version["']?: ?)3/, '1'));
    expect(loaded.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(loaded.site).toEqual(site);
  });
});

test('every change is of a version that there is', () => {
  expect(changes.filter(({ since }) => since < 2 || since > version)).toEqual([]);
});
