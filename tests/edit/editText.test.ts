import { describe, expect, test } from 'vitest';
import { shippedSchema } from '#schema/site.ts';
import { editText } from '#edit/editText.ts';
import type { Operation } from '#edit/Operation.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';

function edit(source: string, operation: Operation): string {
  const edited = editText(source, operation, shippedSchema);
  return 'refusal' in edited ? `refused: ${edited.refusal}` : edited.source;
}

const set = (path: (string | number)[], value: string | number | boolean): Operation => ({
  kind: 'set',
  path,
  value,
});

describe('a single value', () => {
  test.each<[string, string, string | number | boolean, string]>([
    ['in double quotes', 'a: "one" # note\n', 'two', 'a: "two" # note\n'],
    ['in single quotes', "a: 'one'\n", "it's", "a: 'it''s'\n"],
    ['without quotes', 'a: one\n', 'two', 'a: two\n'],
    ['that needs quotes now', 'a: one\n', 'two: three', 'a: "two: three"\n'],
    ['that looks like a number', 'a: one\n', '12', 'a: "12"\n'],
    ['that is a number', 'a: "12"\n', 13, 'a: 13\n'],
    ['with a constant', 'a: 10%\n', '${constants.rate}%', 'a: ${constants.rate}%\n'],
    [
      'with a constant in braces',
      '{ a: 10% }\n',
      '${constants.rate}%',
      '{ a: "${constants.rate}%" }\n',
    ],
    ['that is a colour', 'a: "#FFFFFF"\n', '#14211B', 'a: "#14211B"\n'],
    ['that was a word', 'a: on\n', '#14211B', 'a: "#14211B"\n'],
    ['after Windows line ends', '# x\r\na: one\r\nb: 2\r\n', 'two', '# x\r\na: two\r\nb: 2\r\n'],
    ['after a byte order mark', '\uFEFFa: one\n', 'two', '\uFEFFa: two\n'],
    ['with an anchor', 'a: &x one\nb: *x\n', 'two', 'a: &x two\nb: *x\n'],
    ['that is not there, with an anchor', 'a: &x\nb: *x\n', 'two', 'a: &x two\nb: *x\n'],
    ['beside a name that nothing has', 'a: one\nb: *none\n', 'two', 'a: two\nb: *none\n'],
    ['that repeats another', 'b: &x one\na: *x\n', 'two', 'b: &x one\na: two\n'],
    ['that is not there', 'a:\nb: 2\n', 'one', 'a: one\nb: 2\n'],
    ['that is not there, with a note', 'a: # note\nb: 2\n', 'one', 'a: one # note\nb: 2\n'],
    ['whose key is not there', 'b: 2 # two\n# end\n', 'one', 'b: 2 # two\na: one\n# end\n'],
    ['whose key is not there, in braces', '{ b: 2 }\n', 'one', '{ b: 2, a: one }\n'],
    [
      'on several lines',
      'a: |\n  one\n  two\nb: 2\n',
      'one\nthree\n',
      'a: |\n  one\n  three\nb: 2\n',
    ],
    ['that takes several lines now', 'a: one\nb: 2\n', 'one\ntwo', 'a: |-\n  one\n  two\nb: 2\n'],
    ['that takes several lines, with a note', 'a: one # n\n', 'one\ntwo', 'a: "one\\ntwo" # n\n'],
    ['that is one line again', 'a: >- # n\n  one\n  two\n', 5, 'a: 5 # n\n'],
  ])('%s is written as it was', (_, source, value, wanted) => {
    expect(edit(source, set(['a'], value))).toBe(wanted);
  });

  test('of many words keeps every line that it can', () => {
    const source =
      'a: >-\n  Competitors take 30% commission. We\n  take none at all. That\n  is more in your till.\n';
    const value =
      'Competitors take 30% commission. We take nothing at all. That is more in your till.';
    expect(edit(source, set(['a'], value))).toBe(source.replace('none', 'nothing'));
  });

  test('that only `<<` brings along is overridden in the group itself', () => {
    const source = 'x: &x { tone: soft }\na:\n  <<: *x\n  text: Hi\n';
    expect(edit(source, set(['a', 'tone'], 'strong'))).toBe(`${source}  tone: strong\n`);
  });
});

const list = `list:
  # The first.
  - type: one # 1
    id: first

  # The second.
  - type: two
    text: |
      Some
      # words
    # a thought

  - { type: three, id: third }
# after
`;

describe('an item of a list', () => {
  test('goes with the comments that belong to it', () => {
    expect(edit(list, { kind: 'delete', path: ['list', 1] })).toBe(
      'list:\n  # The first.\n  - type: one # 1\n    id: first\n\n  - { type: three, id: third }\n# after\n',
    );
  });

  test('moves with its comments, and the empty lines stay between the items', () => {
    const moved = edit(list, { kind: 'move', path: ['list', 1], to: 0 });
    expect(moved).toBe(`list:
  # The second.
  - type: two
    text: |
      Some
      # words
    # a thought

  # The first.
  - type: one # 1
    id: first

  - { type: three, id: third }
# after
`);
    expect(edit(moved, { kind: 'move', path: ['list', 0], to: 1 })).toBe(list);
  });

  test('is written once more without its id', () => {
    expect(edit(list, { kind: 'duplicate', path: ['list', 0] })).toContain(
      '    id: first\n\n  - type: one # 1\n\n  # The second.',
    );
    expect(edit(list, { kind: 'duplicate', path: ['list', 2] })).toContain(
      '{ type: three, id: third }\n\n  - { type: three }\n# after',
    );
  });

  test('is hidden and shown again', () => {
    const hidden = edit(list, { kind: 'hide', path: ['list', 0], hidden: true });
    expect(hidden).toBe(list.replace('one # 1\n', 'one # 1\n    hidden: true\n'));
    expect(edit(hidden, { kind: 'hide', path: ['list', 0], hidden: false })).toBe(list);
    expect(edit(list, { kind: 'hide', path: ['list', 2], hidden: true })).toContain(
      '- { type: three, hidden: true, id: third }',
    );
    expect(edit('- use: hours\n', { kind: 'hide', path: [0], hidden: true })).toBe(
      '- use: hours\n  hidden: true\n',
    );
  });

  test('is put in as it is written, as deep as the others', () => {
    const yaml = '  type: note # new\n  text: >-\n    Hello\n    there\n';
    expect(edit(list, { kind: 'insert', path: ['list', 1], yaml })).toContain(
      'id: first\n\n  - type: note # new\n    text: >-\n      Hello\n      there\n\n  # The second.',
    );
    const { length } = list;
    expect(edit(list.slice(0, length - 9), { kind: 'insert', path: ['list', 3], yaml })).toMatch(
      /third \}\n\n {2}- type: note # new\n {4}text: >-\n {6}Hello\n {6}there$/,
    );
    expect(edit('a: [1, 3]\n', { kind: 'insert', path: ['a', 1], yaml: '2' })).toBe(
      'a: [1, 2, 3]\n',
    );
    expect(edit('a: []\n', { kind: 'insert', path: ['a', 0], yaml: 'b: "c: d"' })).toBe(
      'a: [{ b: "c: d" }]\n',
    );
  });

  test('may be the last that goes', () => {
    expect(edit('a:\n  - b: 1\nc: 2\n', { kind: 'delete', path: ['a', 0] })).toBe('a: []\nc: 2\n');
    expect(edit('a: [1]\n', { kind: 'delete', path: ['a', 0] })).toBe('a: []\n');
  });
});

describe('what only a person should do', () => {
  test.each<[string, string, Operation]>([
    [
      'a part that others repeat is deleted',
      'a:\n  - &x { b: 1 }\n  - *x\n',
      { kind: 'delete', path: ['a', 0] },
    ],
    [
      'a repetition would come before what it repeats',
      'a:\n  - &x { b: 1 }\n  - *x\n',
      { kind: 'move', path: ['a', 1], to: 0 },
    ],
    [
      'a repetition would repeat something else',
      'a:\n  - &x { b: 1 }\n  - &x { b: 2 }\n  - *x\n',
      { kind: 'delete', path: ['a', 1] },
    ],
    [
      'an item goes whose dash is missing',
      'a:\n  - b: 1\n    c: 2\n    b: 3\n    c: 4\n  - b: 5\n',
      { kind: 'delete', path: ['a', 1] },
    ],
    ['a name would be there twice', 'a:\n  - &x { b: 1 }\n', { kind: 'duplicate', path: ['a', 0] }],
    ['a whole part would become one value', 'a: { b: 1 }\n', set(['a'], 'c')],
    ['there is no such place', 'a: 1\n', set(['b', 'c'], 2)],
    ['there is no such item', 'a: [1]\n', { kind: 'move', path: ['a', 0], to: 4 }],
    ['the text is no YAML', 'a: [1\n', set(['a'], 2)],
    ['what is put in is no YAML', 'a: [1]\n', { kind: 'insert', path: ['a', 0], yaml: 'b: [' }],
    ['what is put in is nothing', 'a: [1]\n', { kind: 'insert', path: ['a', 0], yaml: '' }],
  ])('is refused: %s', (_, source, operation) => {
    expect(edit(source, operation)).toMatch(/^refused: [A-Z].*\.$/);
  });
});

describe('a part that is added', () => {
  test('is written as its neighbours are', () => {
    const value = { text: 'Good: yes', stars: 5 };
    expect(edit('a:\n  - text: Fine\n', { kind: 'add', path: ['a', 1], value })).toBe(
      'a:\n  - text: Fine\n  - text: "Good: yes"\n    stars: 5\n',
    );
    expect(edit('a:\n  - { text: Fine }\n', { kind: 'add', path: ['a', 1], value })).toBe(
      'a:\n  - { text: Fine }\n  - { text: "Good: yes", stars: 5 }\n',
    );
    expect(edit('a: [1, 2]\n', { kind: 'add', path: ['a', 2], value: 3 })).toBe('a: [1, 2, 3]\n');
    expect(edit('a: []\n', { kind: 'add', path: ['a', 0], value: 3 })).toBe('a: [3]\n');
  });

  test('may be a whole group or list under a new key', () => {
    const value = [{ label: 'Call', to: 'callNow' }];
    expect(edit('a:\n  b: 1 # one\n', { kind: 'add', path: ['a', 'c'], value })).toBe(
      'a:\n  b: 1 # one\n  c:\n    - label: Call\n      to: callNow\n',
    );
    expect(edit('a: { b: 1 }\n', { kind: 'add', path: ['a', 'c'], value })).toBe(
      'a: { b: 1, c: [{ label: Call, to: callNow }] }\n',
    );
    expect(edit('a: { b: 1 }\n', { kind: 'add', path: ['a', 'b'], value })).toMatch(/^refused/);
  });
});

describe('a name', () => {
  const { source: site } = fixtureSite('small');

  test('of a constant is changed wherever it is referred to', () => {
    const renamed = edit(site, {
      kind: 'rename',
      path: ['constants', 'tiers', 'gold'],
      name: 'first',
    });
    expect(changedLines(site, renamed)).toEqual([
      '    first: { payout: 250 }',
      '        headline: Earn ${constants.tiers.first.payout | money}',
    ]);
  });

  test('of a link is changed in buttons, lists and running texts', () => {
    const renamed = edit(site, { kind: 'rename', path: ['links', 'form'], name: 'apply' });
    expect(changedLines(site, renamed)).toEqual([
      '  apply: { href: https://forms.corner.example/qualify, newTab: true }',
      '            to: apply',
      '          Read [how to join](/join#benefits) or [ask us](apply).',
    ]);
  });

  test('of a link is changed where `<<` takes a button from', () => {
    const source = `x-button: &button { label: Join, to: form }\n${site}`.replace(
      'label: Learn more\n            to: form',
      '<<: *button',
    );
    const renamed = edit(source, { kind: 'rename', path: ['links', 'form'], name: 'apply' });
    expect(renamed).toContain('x-button: &button { label: Join, to: apply }');
  });

  test('of a shared section is changed on every page', () => {
    const renamed = edit(site, { kind: 'rename', path: ['sections', 'benefits'], name: 'why' });
    expect(changedLines(site, renamed)).toEqual(['  why:', '      - use: why', '      - use: why']);
  });

  test('that is the address of a page is changed in every rule and link to it', () => {
    const renamed = edit(site, { kind: 'rename', path: ['routes', 1, 'path'], name: '/apply' });
    expect(changedLines(site, renamed)).toEqual([
      '    - { send: PageView, onVisit: all, except: [/apply] }',
      '          Read [how to join](/apply#benefits) or [ask us](form).',
      '  - path: /apply',
    ]);
    const { length } = changedLines(
      site,
      edit(site, { kind: 'rename', path: ['routes', 0, 'path'], name: '/home' }),
    );
    expect(length).toBe(2);
  });

  test('is not changed into one that is there, or that is no name', () => {
    const path = ['links', 'form'];
    expect(edit(site, { kind: 'rename', path, name: 'callNow' })).toMatch(/^refused/);
    expect(edit(site, { kind: 'rename', path, name: 'My form' })).toMatch(/^refused/);
  });
});

function changedLines(before: string, after: string): string[] {
  const old = before.split('\n');
  return after.split('\n').filter((line, index) => line !== old[index]);
}
