import { applyEdits } from '#problems/applyEdits.ts';
import { diagnoseSite } from '#repair/diagnoseSite.ts';
import { smallFileSystem } from '#tests/load/smallFileSystem.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';
import { describe, expect, test } from 'vitest';

const { source: small } = fixtureSite('small');

function problemOf(meant: string, written: string) {
  expect(small).toContain(meant);
  const source = small.replace(meant, () => written);
  const [problem, ...others] = diagnoseSite(source, smallFileSystem).problems;
  expect(others).toEqual([]);
  const related = problem?.related?.map(({ start, end }) => source.slice(start, end));
  return { ...problem, related, healed: applyEdits(source, problem?.fix?.edits ?? []) };
}

test.each([
  [
    'clickName: learnMore',
    'clickName: learn.more',
    '"learn.more" does not have the form that is needed here. It cannot hold ".".',
  ],
  [
    '- path: /join',
    '- path: /join?x=1',
    '"/join?x=1" does not have the form that is needed here. It cannot hold "?" and "=".',
  ],
])('%s written as %s says which characters are wrong', (meant, written, message) => {
  const { problems } = diagnoseSite(small.replace(meant, written), smallFileSystem);
  expect(problems[0]).toMatchObject({ code: 'wrong-form', message });
});

test.each([
  ['body: |', 'body:\n          - One\n          [ask us](form)\n', 'missing-bar'],
  ['seo: {', '{', 'missing-colon'],
])('%s written as %s is no item of a list', (meant, written, code) => {
  const { problems } = diagnoseSite(
    small.replace(meant, () => written),
    smallFileSystem,
  );
  expect(problems[0]?.code).toBe(code);
});

test.each([
  ['a tag of YAML', 'tag', 'text: ${site.name}', 'text: !!str ${site.name}', 'text: ${site.name}'],
  [
    'a line of a text that starts too far left',
    'stray-text',
    'delivers.',
    'delivers.\n  It comes to every door of the town.',
    'delivers.\n    It comes to every door of the town.',
  ],
])('%s is offered to be corrected, and not corrected', (_, code, meant, written, offered) => {
  const { fix, healed, ...found } = problemOf(meant, written);
  expect(found.code).toBe(code);
  expect(fix?.isSafe).toBe(false);
  expect(healed).toBe(small.replace(meant, () => offered));
});

test.each([
  ['logo: media/logo.svg', 'logo: media/logo.png', false],
  ['src: media/social.jpg', 'src: media/social.jpeg', true],
])(
  '%s written as %s is another file of the same kind, else only offered',
  (meant, written, isSafe) => {
    const found = problemOf(meant, written);
    expect(found).toMatchObject({ code: 'missing-media', healed: small, fix: { isSafe } });
  },
);

test('percent signs around a name are reported with the reference to write', () => {
  const { code, hint } = problemOf('${site.name} delivers', '%site.name% delivers');
  expect({ code, hint }).toEqual({ code: 'malformed-reference', hint: 'Write ${site.name}.' });
});

test('a text is never suggested in place of itself', () => {
  const source = small
    .replace('  callNow: {', '  "call.now": {')
    .replace('to: callNow', 'to: call.now');
  const { problems } = diagnoseSite(source, smallFileSystem);
  expect(problems.map(({ suggestion }) => suggestion)).not.toContain('call.now');
});

test('a number in braces that a comma cuts stays as it is where it is a text', () => {
  const facts = (figure: string) =>
    `- { type: facts, facts: [{ figure: ${figure}, title: shops }] }\n      - type: richText`;
  const source = small.replace('- type: richText', facts('8,000'));
  const [problem] = diagnoseSite(source, smallFileSystem).problems;
  expect(problem).toMatchObject({ code: 'comma-in-number', fix: { isSafe: true } });
  expect(applyEdits(source, problem?.fix?.edits ?? [])).toBe(
    small.replace('- type: richText', facts('"8,000"')),
  );
});

test('a key that takes a text is no replacement for one with a list under it', () => {
  const { code, hint, ...found } = problemOf('language: en-GB', 'languages: [en-GB, fr-CH]');
  expect({ code, hint }).toMatchObject({
    code: 'unknown-key',
    hint: expect.stringContaining('Did you mean "language"?'),
  });
  expect(found.fix).toBeUndefined();
});

test('a group in place of a file is told to be the file alone', () => {
  const found = problemOf('favicon: media/logo.svg', 'favicon: { src: media/logo.svg }');
  expect(found).toMatchObject({ code: 'wrong-kind', suggestion: 'media/logo.svg', healed: small });
});

test.each([
  ['version: 3', 'version: "3"', 'wrong-kind', 'Remove the quotes: 3.'],
  ['version: 3', 'version: " 3"', 'wrong-kind', 'Remove the quotes: 3.'],
  ['version: 3', 'version: “3”', 'wrong-kind', 'Remove the quotes: 3.'],
  ['- { send: Lead', '{ send: Lead', 'missing-dash', 'Write "- " before it'],
])('%s written as %s is explained and healed', (meant, written, code, hint) => {
  const found = problemOf(meant, written);
  expect(found).toMatchObject({ code, hint: expect.stringContaining(hint), healed: small });
});

test.each([
  ['- { label: Home, to: / }', '- { label: Home #1, to: / }', '- { label: "Home #1", to: / }'],
  ['except: [/join]', 'except: [/join, /a #b]', 'except: [/join, "/a #b"]'],
])('%s as %s is cut by its #, which is said', (meant, written, healed) => {
  const found = problemOf(meant, written);
  expect(found).toMatchObject({ code: 'unclosed-bracket', healed: small.replace(meant, healed) });
  expect(found.message).toContain('is in a comment');
});

test('a section of which only the first line is a comment is for its operator to complete', () => {
  const { code, message, fix } = problemOf('      - type: richText', '      #- type: richText');
  expect(code).toBe('missing-opener');
  expect(message).toContain('above is a comment');
  expect(fix?.isSafe).toBe(false);
});

test.each([
  ['# body: |', ''],
  ['#body: |', '          ## Join\n\n          - one\n          - two: three\n'],
])('%s above a text is one problem, and offered to be none', (line, points) => {
  const { code, message, fix, healed } = problemOf('body: |\n', `${line}\n${points}`);
  expect({ code, message }).toEqual({
    code: 'missing-opener',
    message: 'The line "body: |" above is a comment, and the lines below it are none.',
  });
  expect(fix?.isSafe).toBe(false);
  expect(healed).toBe(small.replace('body: |\n', `body: |\n${points}`));
});

test('a key that is missing is shown in the comment that it is in', () => {
  const found = problemOf('  body: |\n          Read', '  # body: |\n        #   Read');
  expect(found).toMatchObject({ code: 'missing-key', related: ['body'] });
});

test.each([
  ['- { send: PageView', '-{ send: PageView', 'space-after-dash'],
  ['- { send: Lead', '-{ send: Lead', 'space-after-dash'],
  [' - { label: Home', ' -{ label: Home', 'space-after-dash'],
  [
    '- { send: PageView, onVisit: all, except: [/join] }\n    - { send: Lead',
    '{ send: PageView, onVisit: all, except: [/join] }\n    { send: Lead',
    'missing-dash',
  ],
])('%s as %s is an item, which is healed', (meant, written, code) => {
  const { fix, ...found } = problemOf(meant, written);
  expect(found).toMatchObject({ code, healed: small });
  expect(fix?.isSafe).toBe(true);
});

test.each([
  ['callNow: {', 'calNow: {', 'unknown-link', 'calNow'],
  ['commission: 0', 'comission: 0', 'unknown-reference', 'comission'],
])(
  'a name that is used once shows where it may be declared with a slip: %s as %s',
  (meant, written, code, name) => {
    expect(problemOf(meant, written)).toMatchObject({ code, suggestion: name, related: [name] });
  },
);

test.each([
  ['                - Save time', 'a dash', true],
  ['                -Save time', 'a dash', false],
  ['                • Save time', '•', true],
])('an item that became text of the one before it is reported: %s', (written, mark, isSafe) => {
  const steps = (item: string) =>
    small.replace(
      '      - use: benefits\n\nnot',
      (rest) =>
        `      - type: pricing\n        heading: Tiers\n        plans:\n          - name: Gold\n            subtitle: Ten\n            benefits:\n              - Save money\n${item}\n${rest}`,
    );
  const source = steps(written);
  const { problems } = diagnoseSite(source, smallFileSystem);
  expect(problems.map(({ code }) => code)).toEqual(['swallowed-item']);
  expect(problems[0]?.message).toContain(`starts with ${mark},`);
  expect(problems[0]?.fix?.isSafe).toBe(isSafe);
  expect(applyEdits(source, problems[0]?.fix?.edits ?? [])).toBe(
    steps('              - Save time'),
  );
});

test.each(['type: note', 'use: benefits'])('a section that became text is reported: %s', (line) => {
  const meant = '[how to join](/join#benefits) or [ask us](form).\n';
  const text = `\n          - ${line}\n            text: Hello\n`;
  const { problems } = diagnoseSite(small.replace(meant, meant + text), smallFileSystem);
  const start = small.indexOf(meant) + meant.length + 11;
  expect(problems).toMatchObject([{ code: 'swallowed-item', start, end: start + line.length + 2 }]);
  expect(problems[0]?.hint).toContain('indent it by 6 spaces');
});

test('a quote in a comment is not the one that nothing closes', () => {
  const source = `# a list, "- " before a bullet\n${small.replace('title: Home', 'title: "Home')}`;
  const { problems } = diagnoseSite(source, smallFileSystem);
  expect(problems).toMatchObject([{ code: 'unclosed-quote', start: source.indexOf('"Home') }]);
});

describe('a page of several lines that was pasted', () => {
  const page = [
    '- path: /sale',
    '  title: Sale',
    '  seo: { description: Less. }',
    '  sections: []',
  ];
  const at = (column: number) => page.map((line) => `${' '.repeat(column)}${line}\n`).join('');

  test.each([
    ['among the links of the footer', '  smallPrint', `${at(4)}  smallPrint`],
    ['among the events', 'consent:', `${at(4)}consent:`],
    ['among the sections of the last page', '      headline: Page not found', `$&\n${at(4)}`],
  ])('%s is one problem, which says where it belongs', (_, meant, written) => {
    const source = small.replace(meant, written);
    const { problems } = diagnoseSite(source, smallFileSystem);
    expect(problems).toMatchObject([
      { code: 'misplaced-item', hint: 'Move all of its lines to the items of "routes".' },
    ]);
  });

  test.each([
    ['under the shared sections', 'routes:', `${at(2)}routes:`],
    ['at the end of the file', '      headline: Page not found', `$&\n${at(0)}`],
  ])('%s says where it belongs', (_, meant, written) => {
    const source = small.replace(meant, written);
    const { problems } = diagnoseSite(source, smallFileSystem);
    expect(problems).toMatchObject([
      {
        code: 'wrong-indentation',
        hint: 'It begins an item of "routes": move it, with its lines, to the others there.',
      },
    ]);
  });
});

test.each(['use: benefits', 'type: note\n            text: Two'])(
  'a section with few keys among the facts is one problem, which says where it belongs: %s',
  (section) => {
    const facts = `      - type: facts
        facts:
          - { figure: Two, title: shops }
          - ${section}
          - { figure: Three, title: shops }
`;
    const source = small.replace('      - type: richText', `${facts}$&`);
    const { problems } = diagnoseSite(source, smallFileSystem);
    expect(problems).toMatchObject([
      { code: 'misplaced-item', hint: 'Move all of its lines to the items of "sections".' },
    ]);
  },
);

test('a section among the pages goes back to the last of them', () => {
  const section = '- type: hero\n#  headline: Come in\n'.split('#');
  const under = (column: number) => section.map((line) => ' '.repeat(column) + line).join('');
  const found = problemOf('\nnotFound', `${under(2)}\nnotFound`);
  expect(found).toMatchObject({ code: 'wrong-indentation', fix: { isSafe: true } });
  expect(found.healed).toBe(small.replace('\nnotFound', `${under(6)}\nnotFound`));
});

test.each([
  ['payout: 250', 'payout: 1.180,50', 'comma-in-number', 'payout: 1180.50'],
  ['payout: 250', "payout: 1'180.50", 'value-needs-number', 'payout: 1180.50'],
  ['rememberFor: 180', 'rememberFor: 180,-', 'wrong-kind', 'rememberFor: 180'],
  ['payout: 250', 'payout: 1.180.000', 'value-needs-number', 'payout: 1180000'],
])('%s written as %s has one reading, which is written', (meant, written, code, right) => {
  const { fix, ...found } = problemOf(meant, written);
  expect(found).toMatchObject({ code, healed: small.replace(meant, right) });
  expect(fix?.isSafe).toBe(true);
});

test.each([
  ['rememberFor: 180', '180 €'],
  ['rememberFor: 180', 'EUR 180'],
  ['rememberFor: 180', '180,00 €'],
  ['payout: 180', '180 €'],
  ['payout: 180.50', '180,50 €'],
])('%s written as %s loses its unit only when a person says so', (meant, written) => {
  const [key = ''] = meant.split(' ');
  const right = small.replace('payout: 250', key === 'payout:' ? meant : '$&');
  const source = right.replace(meant, () => `${key} ${written}`);
  const [problem] = diagnoseSite(source, smallFileSystem).problems;
  expect(problem?.fix?.isSafe).toBe(false);
  expect(applyEdits(source, problem?.fix?.edits ?? [])).toBe(right);
});

test('a number with a fraction is not suggested where a whole one belongs', () => {
  expect(problemOf('rememberFor: 180', 'rememberFor: 1,180.50')).toMatchObject({
    hint: 'Write a whole number, without a fraction.',
    healed: small.replace('rememberFor: 180', 'rememberFor: 1,180.50'),
  });
});

test.each([
  ['team.html', 'team'],
  ['Jo@Shop.co.uk', 'email'],
  ['020 7946 0958', 'callNow'],
  ['+44 (0)20 7946 0958', 'callNow'],
  ['02079460958', 'callNow'],
  ['forms.corner.example/qualify', 'form'],
  ['join.html', '/join'],
  ['index.html', '/'],
])('the target %s is offered as what it is here: %s', (written, meant) => {
  const links = `  team: { href: https://www.corner.example/team.html }
  email: { href: mailto:jo@shop.co.uk?subject=Hello }
`;
  const source = small
    .replace('  callNow: {', `${links}  callNow: {`)
    .replace('to: form', `to: ${written}`);
  const problems = diagnoseSite(source, smallFileSystem).problems;
  expect(problems).toMatchObject([{ code: 'wrong-form', suggestion: meant }]);
  expect(problems[0]?.fix?.isSafe).toBe(false);
});

test.each([
  ['to: form', '+49 30 1234567', 'a telephone number'],
  ['to: form', 'tel:+49 30 1234567', 'a telephone number'],
  ['to: form', 'hello@shop.example', 'an e-mail address'],
  ['to: form', 'hello@shop', 'an e-mail address'],
  ['href: tel:+442079460958', '(020) 7946 0958', 'a telephone number'],
  ['href: tel:+442079460958', 'Call 020 7946 0958', 'a telephone number'],
  ['href: tel:+442079460958', 'hello at shop.example', 'an e-mail address'],
  ['href: tel:+442079460958', 'hello@@shop.example', 'an e-mail address'],
])('%s written as %s is known as %s, and told what to write', (meant, target, what) => {
  const [key = ''] = meant.split(' ');
  const { code, message, hint, suggestion } = problemOf(meant, `${key} ${target}`);
  expect(code).toBe('wrong-form');
  expect(suggestion).toBeUndefined();
  expect(message).toContain(`${what}`);
  expect(message).not.toContain('form');
  const number = target.includes('+49') ? 'tel:+49301234567 }' : 'tel:+44';
  expect(hint).toContain(what === 'an e-mail address' ? 'mailto:' : number);
  expect(hint).toMatch(key === 'to:' ? /^Write "to: \w+" and, under links, "/ : /^Write it /);
});

test('the name of a shared section in place of a type is used', () => {
  const found = problemOf('- use: benefits\n\n', '- type: benefits\n\n');
  expect(found).toMatchObject({ code: 'unknown-type', healed: small, fix: { isSafe: true } });
  expect(found.hint).toContain('write "use: benefits"');
  const other = problemOf('- use: benefits\n\n', '- type: benefits\n        text: Two\n\n');
  expect({ hint: other.hint, fix: other.fix }).toEqual({ hint: found.hint, fix: undefined });
});
