import { diagnoseSite } from '#repair/diagnoseSite.ts';
import { locate } from '#problems/locate.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';
import { describe, expect, test } from 'vitest';
import { smallFileSystem } from './smallFileSystem.ts';

const fileSystem = {
  ...smallFileSystem,
  hasFile: (file: string) => file !== 'media/menu.pdf',
};
const { source } = fixtureSite('small');

/** The codes of the errors after some changes, by line. */
function errorsAfter(...changes: [from: string, to: string][]): string[] {
  const text = changes.reduce((before, [from, to]) => {
    expect(before).toContain(from);
    return before.replace(from, to);
  }, source);
  const { problems } = diagnoseSite(text, fileSystem);
  return problems.flatMap((problem) =>
    problem.severity === 'error' ? `${locate(problem, text).line} ${problem.code}` : [],
  );
}

type Change = [from: string, to: string];

/** Faults that the schema refuses, each with its line. */
const ofForm: [string, Change][] = [
  ['49 wrong-form', ['https://forms.corner.example/qualify', 'htps://forms.corner.example/']],
  ['50 unknown-key', ['callNow: { href', 'callNow: { hreff']],
  ['95 wrong-form', ['label: Home, to: /', 'label: Home, to: Our Home']],
  ['116 wrong-form', ['to: form', 'to: https://forms.corner.example/']],
  ['116 missing-value', ['to: form', 'to:']],
  ['119 unknown-key', ['to: callNow', 'too: callNow']],
];

/** Links to what there is not, each with its line. */
const ofNames: [string, Change][] = [
  ['123 unknown-page', ['(/join#benefits)', '(/prices)']],
  ['123 unknown-anchor', ['(/join#benefits)', '(/join#prices)']],
  ['123 wrong-target', ['(/join#benefits)', '(https://corner.example)']],
  ['123 missing-media', ['(/join#benefits)', '(media/menu.pdf)']],
  ['123 unknown-link', ['(/join#benefits)', '(prices)']],
  ['124 unknown-section', ['use: benefits\n  - path', 'use: prices\n  - path']],
];

describe.each(ofForm)('beside %s', (refused, change) => {
  test.each(ofNames)('%s is reported, too', (unknown, other) => {
    expect(errorsAfter(change, other)).toEqual([refused, unknown]);
  });
});

test.each<[string, Change[], string[]]>([
  ['the name of a link', [['  form:', '  form-a:']], ['49 wrong-name']],
  [
    'links as a whole',
    [['links:\n', 'links: none\nlinkz:\n']],
    ['48 wrong-kind', '49 unknown-key'],
  ],
  ['the path of a page', [['path: /join\n', 'path: join us\n']], ['125 wrong-form']],
  ['the type of a section', [['type: note', 'type: notes']], ['100 unknown-type']],
  ['the id of a section', [['id: benefits', 'id: "1"']], ['102 wrong-form']],
  ['a key that none may be', [['  form:', '  __proto__:']], ['49 forbidden-key']],
  ['the key of an id', [['id: benefits', 'idd: benefits']], ['102 unknown-key']],
])('what leads there is not reported beside a fault in %s', (_, changes, found) => {
  expect(errorsAfter(...changes)).toEqual(found);
});

test('the value that is refused is reported once', () => {
  expect(errorsAfter(['to: form', 'to: Our Form'], ['(form)', '(Our-Form)'])).toEqual([
    '116 wrong-form',
    '123 wrong-target',
  ]);
});

test('the cause of an error is no other where a link is wrong, too', () => {
  expect(errorsAfter(['  form:', '  form-a:'], ['to: callNow', 'to: zzqx'])).toEqual([
    '49 wrong-name',
    '119 unknown-link',
  ]);
});
