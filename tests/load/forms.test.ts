import { describe, expect, test } from 'vitest';
import { applyEdits } from '#problems/applyEdits.ts';
import { loadText } from '#repair/readSite.ts';
import { smallestYaml } from '#tests/sites/fixtureSite.ts';

/** The small site with a form of these fields, and more keys. */
function siteWith(fields: readonly string[], more: readonly string[] = ['to: enquiries']): string {
  return `${smallestYaml}      - type: form
${more.map((line) => `        ${line}\n`).join('')}        send: Send
        fields:
${fields.map((field) => `          - { ${field} }\n`).join('')}
links:
  enquiries: { href: "https://forms.corner.example/write" }
  mailbox: { href: "mailto:hello@corner.example" }
  phone: { href: "tel:+441134960150" }
`;
}

/** The same with fields of several lines. */
function siteOf(lines: readonly string[]): string {
  const rows = lines.map((line) => `          ${line}\n`).join('');
  return siteWith([]).replace('fields:\n', `fields:\n${rows}`);
}

const email = 'type: email, name: email, label: E-mail';

/** Each problem with its code and the text that it underlines. */
function found(source: string) {
  const { problems } = loadText({ file: 'small.yaml', source });
  // The links of the site are for several tests.
  const relevant = problems.filter(({ code }) => code !== 'unused-link');
  return relevant.map(({ code, message, hint, start, end }) => ({
    code,
    message,
    hint,
    start,
    at: source.slice(start, end),
  }));
}

/** The only problem of a source, but for the links of the site. */
function onlyProblem(source: string) {
  const { problems } = loadText({ file: 'small.yaml', source });
  const [problem, ...others] = problems.filter(({ code }) => code !== 'unused-link');
  expect(others).toEqual([]);
  return problem;
}

test('a right form is right', () => {
  expect(found(siteWith([email]))).toEqual([]);
});

describe('a fault of a field is told at its place', () => {
  test.each([
    [
      'a type that there is none of',
      'type: mail, name: email, label: E-mail',
      ['unknown-word', 'mail'],
    ],
    ['no name', 'type: email, label: E-mail', ['missing-key', 'type']],
    [
      'no name of a file',
      'type: file, label: Photo, accept: [jpg], maxSize: 5',
      ['missing-key', 'type'],
    ],
    ['no label', 'type: email, name: email', ['broken-rule', 'type']],
    [
      'a name of ours',
      'type: line, name: submission-id, label: Id',
      ['wrong-form', 'submission-id'],
    ],
    [
      'a name that no form has',
      'type: line, name: __proto__, label: Name',
      ['wrong-form', '__proto__'],
    ],
    ['a key of another type', `${email}, options: [One, Two]`, ['broken-rule', 'options']],
    ['a choice without options', 'type: choice, name: kind, label: Kind', ['broken-rule', 'type']],
    [
      'a file without its types',
      'type: file, name: photo, label: Photo, maxSize: 5',
      ['broken-rule', 'type'],
    ],
    [
      'a consent without its page',
      'type: consent, name: yes, label: Yes, link: Privacy',
      ['broken-rule', 'type'],
    ],
    [
      'bounds that nothing is in',
      'type: number, name: count, label: Count, min: 5, max: 2',
      ['broken-rule', '2'],
    ],
    [
      'a day that is none',
      'type: date, name: day, label: Day, from: 2027-02-30',
      ['broken-rule', '2027-02-30'],
    ],
    ['a hidden field without a value', 'type: hidden, name: page', ['broken-rule', 'type']],
    [
      'a hidden field that is required',
      'type: hidden, name: page, value: home, required: true',
      ['broken-rule', 'true'],
    ],
    [
      'a condition on a field that is not there',
      `${email}, when: { field: kind }`,
      ['broken-rule', 'kind'],
    ],
  ])('%s', (_, field, [code, at]) => {
    expect(found(siteWith([field]))).toMatchObject([{ code, at }]);
  });

  test.each([
    ['type: choice, name: kind, label: Kind', '"options"', 'Add "options: [One, Two]".'],
    ['type: line, name: one', '"label"', 'Add "label: Your name".'],
    ['type: email, name: one', '"label"', 'Add "label: Your e-mail address".'],
    [
      'type: consent, name: yes, label: "Yes"',
      '"link" and "to"',
      'Add "link: Privacy" and "to: /privacy".',
    ],
  ])('what %s lacks, with something to copy', (field, keys, hint) => {
    const [problem, ...others] = found(siteWith([field]));
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ code: 'broken-rule', at: 'type' });
    expect(problem?.message).toContain(`needs ${keys}.`);
    expect(problem?.hint).toContain(hint);
  });

  const rule = 'A letter first, then letters, digits, "_" and "-".';
  test.each([
    ['_gotcha', `Did you mean "gotcha"? ${rule}`],
    ['first name', `Did you mean "firstName"? ${rule}`],
    [
      'firstChild',
      expect.stringMatching(/Another name: .*"submission-id" are taken, .*"firstChild"/),
    ],
  ])('a name that cannot be: %s, with that rule alone', (name, hint) => {
    const [problem, ...others] = found(siteWith([`type: line, name: ${name}, label: Name`]));
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ code: 'wrong-form', at: name, hint });
  });

  test.each(['constructor', 'submit', 'action', 'elements', 'children', 'toString'])(
    'no name that every form or object has: %s',
    (name) => {
      expect(found(siteWith([`type: line, name: ${name}, label: Name`]))).toEqual([]);
    },
  );

  test('two fields of one name, at the second', () => {
    const source = siteWith([email, 'type: line, name: email, label: Again']);
    const start = source.lastIndexOf('email, label');
    expect(found(source)).toMatchObject([{ code: 'broken-rule', at: 'email', start }]);
  });

  test('two options of the same words, and a third that is another', () => {
    const options = 'options: [Cat, Dog, Cat]';
    expect(found(siteWith([`type: several, name: kinds, label: Kinds, ${options}`]))).toMatchObject(
      [{ code: 'broken-rule', at: 'Cat', message: 'This option is there already.' }],
    );
  });

  test('fields none of which is shown', () => {
    expect(found(siteWith(['type: hidden, name: page, value: home']))).toMatchObject([
      { code: 'broken-rule', at: 'fields' },
    ]);
  });

  test('a condition on an option that the field has not', () => {
    const choice = 'type: choice, name: kind, label: Kind, options: [Cat, Dog]';
    const [problem, ...others] = found(
      siteWith([choice, `${email}, when: { field: kind, is: [Horse] }`]),
    );
    expect(others).toEqual([]);
    expect(problem?.message).toContain('"kind" has no option "Horse". It has "Cat", "Dog".');
    expect(problem?.at).toBe('Horse');
  });
});

const who = 'type: choice, name: who, label: Who?, options: [Me, My child]';

describe('a fault of a field comes with what to write', () => {
  test.each([
    [
      'words alone',
      'type: choice, name: one, label: One, options: [{ label: Me, value: me }, You]',
      'Write the words alone, without a key: Me.',
    ],
    [
      'the key for days',
      'type: date, name: one, label: One, min: 2026-12-01',
      'Write "from: 2026-12-01" in its place.',
    ],
    [
      'the key for days, of a number',
      'type: date, name: one, label: One, max: 20261201',
      'Write "until" in its place.',
    ],
    [
      'the time in full, of a wrong one and a right one',
      'type: time, name: one, label: One, from: 9:00, until: 20:00',
      'Did you mean "09:00"?',
    ],
    [
      'a time of the afternoon',
      'type: time, name: one, label: One, from: 2pm',
      'Did you mean "14:00"?',
    ],
    [
      'a list of endings',
      'type: file, name: one, label: One, maxSize: 8, accept: "jpg, png"',
      'Write a list in brackets: [jpg, png].',
    ],
    [
      'a list of words',
      'type: choice, name: one, label: One, options: "Piano, Violin"',
      'Write a list in brackets, [Piano, Violin], or',
    ],
    [
      'bounds the other way round',
      'type: number, name: one, label: One, min: 17, max: 4',
      'Write "min: 4" and "max: 17".',
    ],
    [
      'an option',
      `${who} }\n          - { ${email}, when: { field: who, is: [my child] }`,
      'Did you mean "My child"?',
    ],
    [
      'a list of one option',
      `${who} }\n          - { ${email}, when: { field: who, is: My child }`,
      'Write a list in brackets, [My child], or',
    ],
    [
      'endings in place of a word for pictures',
      'type: file, name: one, label: One, maxSize: 8, accept: [images]',
      'of pictures [jpg, png, heic, webp]',
    ],
    [
      'both keys of a link',
      'type: consent, name: one, label: One, link: /terms',
      'Write "to: /terms", and its words under "link"',
    ],
    [
      'a condition on a consent',
      `type: consent, name: ok, label: Ok, link: Terms, to: / } \n          - { ${email}, when: { field: ok, is: ["true"] }`,
      'Write "when: { field: ok }", without "is"',
    ],
    [
      'the key for how long a text is',
      'type: paragraph, name: one, label: One, max: 300',
      'Write "maxLength" in its place.',
    ],
    [
      'the key for how large a file is',
      'type: file, name: one, label: One, accept: [jpg], max: 8',
      'Write "maxSize" in its place.',
    ],
    ['what a key for it is', `${email}, default: Nothing`, 'What is shown begins empty'],
    ['the same for what only hidden fields have', `${email}, value: None`, 'of the type hidden'],
    [
      'only keys of its type',
      `${email}, cols: 5`,
      'be there: help, heading, required, when and keep.',
    ],
    [
      'the key for what a hidden field sends',
      `${email} }\n          - { type: hidden, name: one, default: One`,
      'Did you mean "value"? What else can be there: keep and parameter.',
    ],
    [
      'both keys for it',
      `${email} }\n          - { type: hidden, name: one`,
      'Add "value: …". Of a hidden field: what is sent. Or "parameter"',
    ],
    [
      'the one that is no label',
      `${email} }\n          - { type: hidden, name: one, label: One`,
      'Write "value" in its place',
    ],
    ['a field', `${who} }\n          - { ${email}, when: { field: whom }`, 'Did you mean "who"?'],
  ])('%s', (_, field, hint) => {
    const [problem, ...others] = found(siteWith([field]));
    expect(others).toEqual([]);
    expect(problem?.hint).toContain(hint);
  });

  test('of a condition on the field itself, on a file, and on one further down', () => {
    const [own] = found(siteWith([`${email}, when: { field: email }`]));
    expect(own?.message).toContain('"email" is the name of this field itself');
    const photo = 'type: file, name: photo, label: Photo, accept: [jpg], maxSize: 5';
    const [file] = found(siteWith([photo, `${email}, when: { field: photo }`]));
    expect(file?.message).toContain('"photo" is a field of the type file, which no condition');
    const [below] = found(siteWith([`${email}, when: { field: who }`, who]));
    expect(below?.message).toContain('"who" is further down');
  });

  test('of a name that is there twice, where it is first', () => {
    const source = siteWith([email, email]);
    const { problems } = loadText({ file: 'small.yaml', source });
    const { related: [first] = [] } = problems.find(({ code }) => code === 'broken-rule') ?? {};
    expect(source.slice(0, first?.start).split('\n')).toHaveLength(
      source.slice(0, source.indexOf('name: email')).split('\n').length,
    );
  });
});

describe('a day in another form', () => {
  const faultOf = (from: string, type = 'date') => {
    const [problem, ...others] = found(
      siteWith([`type: ${type}, name: one, label: One, from: ${from}`]),
    );
    expect(others).toEqual([]);
    return problem;
  };

  test.each([
    ['24/12/2026', 'Did you mean "2026-12-24"?'],
    ['12/24/2026', 'Did you mean "2026-12-24"?'],
    ['5/6/2027', 'Did you mean "2027-06-05" or "2027-05-06"?'],
    ['5.6.2027', 'Did you mean "2027-06-05"?'],
    ['2026/12/24', 'Did you mean "2026-12-24"?'],
    ['24 December 2026', 'Did you mean "2026-12-24"?'],
    ['"Dec 24th, 2026"', 'Did you mean "2026-12-24"?'],
  ])('is suggested in ours: %s', (from, hint) => {
    expect(faultOf(from)).toMatchObject({ code: 'wrong-form' });
    expect(faultOf(from)?.hint).toContain(hint);
  });

  test.each(['31/02/2027', 'next week', '24 Mai 2027'])('is not guessed: %s', (from) => {
    expect(faultOf(from)?.hint).not.toContain('Did you mean');
  });

  test.each([
    ['2027-02-31', 'date', 'The calendar has no 2027-02-31.'],
    ['"9:00"', 'date', '09:00 is a time, which this field does not ask for.'],
    ['2027-02-03', 'time', '2027-02-03 is a day, which this field does not ask for.'],
  ])('is said to be none, or another: %s of a %s', (from, type, message) => {
    expect(faultOf(from, type)).toMatchObject({ code: 'broken-rule', message });
  });
});

describe('what forms elsewhere have, and no field here, is explained', () => {
  const text = 'type: line, name: one, label: One';

  test.each([
    [`${text}, minLength: 20`, 'No text has a least length'],
    ['type: telephone, name: one, label: One, pattern: "[0-9]+"', 'telephone numbers'],
    [
      'type: file, name: one, label: One, accept: [pdf], maxSize: 5, multiple: true',
      'A field of the type file takes one',
    ],
    ['type: datetime, name: one, label: One', 'Write two fields'],
    ['type: submit, name: one, label: One', 'The words of the button are "send"'],
    ['type: captcha, name: one, label: One', 'every form has a field for robots'],
    ['type: fieldset, name: one, label: One', 'A group begins with the "heading"'],
    ['type: time, name: one, label: One, step: 15', 'write a choice with these as its "options"'],
    ['type: several, name: one, label: One, options: [A, B], max: 2', 'Remove it.'],
  ])('%s', (field, hint) => {
    const problem = onlyProblem(siteWith([field]));
    expect(problem?.hint).toContain(hint);
    expect(problem).not.toHaveProperty('fix');
  });

  test.each([
    ['type: time, name: one, label: One, step: 15 minutes', 'has no "step"'],
    ['type: number, name: one, label: One, value: 2', 'has no "value"'],
    ['type: paragraph, name: one, label: One, options: Me', 'has no "options"'],
    ['type: telephone, name: one, label: One, maxLength: long', 'has no "maxLength"'],
  ])('whatever the value of a key that only other types have: %s', (field, message) => {
    expect(onlyProblem(siteWith([field]))?.message).toContain(message);
  });

  test.each([
    ['method: POST', 'forms are sent by POST'],
    ['captcha: true', 'every form has a field for robots'],
    ['contact: { address: [One] }', 'is "place"'],
  ])('of the form itself: %s', (own, hint) => {
    expect(onlyProblem(siteWith([email], ['to: enquiries', own]))?.hint).toContain(hint);
  });

  test('a condition compares no numbers', () => {
    const source = siteWith([
      'type: number, name: count, label: How many?',
      `${text}, when: { field: count, min: 8 }`,
    ]);
    expect(onlyProblem(source)?.hint).toContain('No condition compares numbers');
  });
});

test.each(['[privacy notice](/privacy)', '<a href="/privacy">privacy notice</a>'])(
  'the link of a consent is under keys of its own, and not in its label: %s',
  (link) => {
    const source = siteOf(['- type: consent', '  name: ok', `  label: 'I agree to the ${link}.'`]);
    expect(onlyProblem(source)?.hint).toMatch(/^Add "link: privacy notice" and "to: \/privacy"/);
  },
);

test('a star in place of a value is no name of YAML', () => {
  const source = siteWith([`${email}, required: *`]);
  expect(found(source)).toMatchObject([{ code: 'reserved-start', at: '*' }]);
});

test('keys in German are those that they mean', () => {
  const source = siteWith(
    ['type: date, name: one, bezeichnung: One, von: today, bis: today + 9 days'],
    ['an: enquiries'],
  ).replace('fields:', 'felder:');
  const fixed = (text: string) => {
    const { problems } = loadText({ file: 'small.yaml', source: text });
    return applyEdits(
      text,
      problems.flatMap(({ fix }) => fix?.edits ?? []),
    );
  };
  // The keys of the form first, then those of its fields.
  expect(found(fixed(fixed(source)))).toEqual([]);
});

test.each(['Word', 'application/pdf'])('no file ends with %s, and none is said to', (ending) => {
  const source = siteWith([`type: file, name: one, label: One, accept: [${ending}], maxSize: 5`]);
  expect(onlyProblem(source)).toMatchObject({
    code: 'wrong-form',
    suggestion: ending === 'Word' ? 'docx' : 'pdf',
  });
});

describe('a day that is counted from that of the visit', () => {
  const faultsOf = (bounds: string, type = 'date') =>
    found(siteWith([`type: ${type}, name: one, label: One, ${bounds}`]));

  test.each([
    'from: today',
    'from: today + 1 day, until: today + 90 days',
    'from: today - 14 days, until: today',
    'from: today - 3 days, until: today - 1 day',
    'from: 2026-01-01, until: today',
    'from: today, until: 2036-12-31',
  ])('bounds a field: %s', (bounds) => {
    expect(faultsOf(bounds)).toEqual([]);
  });

  test('is no time', () => {
    const message = 'today is a day, which this field does not ask for.';
    expect(faultsOf('from: today', 'time')).toMatchObject([{ code: 'broken-rule', message }]);
  });

  test('is not after another one until which it may be', () => {
    expect(faultsOf('from: today + 10 days, until: today + 9 days')).toMatchObject([
      { hint: 'Write "from: today + 9 days" and "until: today + 10 days".' },
    ]);
  });

  test.each([
    ['heute', 'today'],
    ['now', 'today'],
    ['Today', 'today'],
    ['tomorrow', 'today + 1 day'],
    ['morgen', 'today + 1 day'],
    ['+1', 'today + 1 day'],
    ['today+2', 'today + 2 days'],
    ['today + 1 week', 'today + 7 days'],
    ['heute + 3 Tage', 'today + 3 days'],
    ['in 3 months', 'today + 90 days'],
    ['90 days', 'today + 90 days'],
    ['2 weeks ago', 'today - 14 days'],
  ])('is suggested: %s', (from, meant) => {
    const source = siteWith([`type: date, name: one, label: One, from: ${from}`]);
    const { problems } = loadText({ file: 'small.yaml', source });
    const [problem, ...others] = problems.filter(({ code }) => code !== 'unused-link');
    expect(others).toEqual([]);
    expect(problem?.suggestion).toBe(meant);
    expect(problem?.hint).toContain(meant);
  });

  test('belongs to "from", where it is the least of a number', () => {
    expect(faultsOf('min: today')).toMatchObject([{ hint: 'Write "from: today" in its place.' }]);
  });
});

test('a number in place of a time is a time, and not a text in quotes', () => {
  expect(found(siteWith(['type: time, name: one, label: One, until: 21']))).toMatchObject([
    { hint: 'Write 21:00.' },
  ]);
});

describe('how large a file may be', () => {
  const file = 'type: file, name: one, label: One, accept: [jpg], maxSize: ';

  test.each([
    ['800 KB', 'wrong-kind', 'Sizes are in megabytes: 800 KB is 0.8.', '0.8'],
    ['8MB', 'wrong-kind', 'Sizes are in megabytes: 8MB is 8.', '8'],
    ['"1,5 MiB"', 'wrong-kind', 'Sizes are in megabytes: 1,5 MiB is 1.5.', '1.5'],
    ['8000000', 'too-big', 'Sizes are in megabytes: 8000000 bytes are 8.', '8'],
  ])('is suggested in megabytes: %s', (size, code, hint, suggestion) => {
    const { problems } = loadText({ file: 'small.yaml', source: siteWith([file + size]) });
    expect(problems[0]).toMatchObject({ code, suggestion, fix: { isSafe: false } });
    expect(problems[0]?.hint).toContain(hint);
  });

  test.each([
    ['1 GB', 'The biggest number here is 100.'],
    ['500', 'how large it may be, in megabytes'],
  ])('is at most 100 megabytes: %s', (size, hint) => {
    const [problem] = found(siteWith([file + size]));
    expect(problem?.hint).toContain(hint);
  });
});

describe('a condition in another form', () => {
  const field = 'type: choice, name: who, label: Who is it?, options: [Me, My child]';
  const faultOf = (when: string) => {
    const source = siteWith([field, `${email}, when: ${when}`]);
    const { problems } = loadText({ file: 'small.yaml', source });
    const [problem, ...others] = problems.filter(({ code }) => code !== 'unused-link');
    expect(others).toEqual([]);
    return problem;
  };

  test.each([
    ['who', '{ field: who }'],
    ['who is My child', '{ field: who, is: [My child] }'],
    ['who = Me', '{ field: who, is: [Me] }'],
    ['who is Me or My child', '{ field: who, is: [Me, My child] }'],
    ['Who is it? = Me', '{ field: who, is: [Me] }'],
    ['[who, My child]', '{ field: who, is: [My child] }'],
    ['Who ist Me', '{ field: who, is: [Me] }'],
  ])('is offered as one: %s', (when, meant) => {
    expect(faultOf(when)).toMatchObject({ suggestion: meant, fix: { isSafe: false } });
  });

  test.each([
    ['{ who: Me }', 'Write { field: who, is: [Me] }.'],
    ['{ who: [Me, My child] }', 'Write { field: who, is: [Me, My child] }.'],
    ['{ who: Mee }', 'Write { field: who, is: [Me] }. "who" has no option "Mee".'],
    [
      '{ who: Cat }',
      'Write { field: who, is: [ … ] }. "who" has no option "Cat". It has "Me" and "My child".',
    ],
    ['who is Cat', 'Write { field: who, is: [ … ] }. "who" has no option "Cat".'],
    ['{ field: who, equals: [Me] }', 'Did you mean "is"?'],
    ['{ field: who, not: [Me] }', 'There is no opposite: '],
    ['{ field: Who is it?, is: [Me] }', 'Did you mean "who"?'],
    ['{ field: who, is: [child] }', 'Did you mean "My child"?'],
  ])('says what to write: %s', (when, hint) => {
    expect(faultOf(when)?.hint).toContain(hint);
  });

  test.each(['who is Him', 'whom is Me', '[Me, who]'])('is not guessed: %s', (when) => {
    expect(faultOf(when)?.fix).toBeUndefined();
  });

  test('whose name is none is that of no field that is not there', () => {
    expect(faultOf('{ field: What is it, is: [Me] }')?.suggestion).toBeUndefined();
  });

  test('on a single value is a list of it', () => {
    const problem = faultOf('{ field: who, is: My child }');
    expect(problem).toMatchObject({ suggestion: '[My child]', fix: { isSafe: true } });
  });
});

test('options on one line, with commas, are offered as a list', () => {
  const field = 'type: choice, name: who, label: Who?, options: "A man, a child"';
  const { problems } = loadText({ file: 'small.yaml', source: siteWith([field]) });
  expect(problems[0]).toMatchObject({ suggestion: '[A man, a child]', fix: { isSafe: false } });
});

test.each([
  ['A child', true],
  ['or a child', false],
])('options behind a bar are items of a list: %s', (second, isFixed) => {
  const withOptions = (bar: string, dash: string) =>
    siteWith([]).replace(
      'fields:\n',
      `fields:
          - type: choice
            name: who
            label: Who?
            options:${bar}
              ${dash}A man
              ${dash}${second}
`,
    );
  const source = withOptions(' |', '');
  const { problems } = loadText({ file: 'small.yaml', source });
  const [problem] = problems.filter(({ code }) => code !== 'unused-link');
  expect(problem).toMatchObject({ code: 'wrong-kind' });
  const meant = isFixed ? withOptions('', '- ') : source;
  expect(applyEdits(source, problem?.fix?.edits ?? [])).toBe(meant);
});

test('options on lines without dashes', () => {
  const lines = [
    '- type: choice',
    '  name: one',
    '  label: One',
    '  options:',
    '  Piano',
    '  Violin',
  ];
  const source = siteOf(lines);
  expect(found(source)).toMatchObject([{ code: 'missing-dash', at: 'Piano' }]);
});

describe('options that a colon makes groups of keys', () => {
  const choice = 'type: choice, name: kind, label: Kind';

  test.each([
    ['[Full groom: £60, Bath: £40]', '["Full groom: £60", "Bath: £40"]'],
    ['[bath: £40, cut: £50]', '["bath: £40", "cut: £50"]'],
    ['[The "full": £60, Bath]', `['The "full": £60', Bath]`],
  ])('are one fault, and are put in quotes: %s', (written, meant) => {
    const source = siteWith([`${choice}, options: ${written}`]);
    const { problems } = loadText({ file: 'small.yaml', source });
    const [problem, ...others] = problems.filter(({ code }) => code !== 'unused-link');
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ code: 'wrong-kind', fix: { isSafe: true } });
    expect(problem?.hint).toContain('Put the whole text in quotes: ');
    expect(applyEdits(source, problem?.fix?.edits ?? [])).toContain(`options: ${meant} }`);
  });

  test('are words under a key where all have the same one', () => {
    const [first] = found(siteWith([`${choice}, options: [option: Bath, option: Cut]`]));
    expect(first?.hint).toContain('Write the words alone, without a key: Bath.');
  });

  test.each([
    ['[{ label: Bath, value: b }, { label: "Cut, dry", value: c }]', '[Bath, "Cut, dry"]'],
    ['[{ value: b, text: Bath, selected: true }, { value: c, text: Cut }]', '[Bath, Cut]'],
    ['[bath: A bath, cut: A cut]', '[A bath, A cut]'],
  ])('are one fault where all have words under a key: %s', (written, meant) => {
    const source = siteWith([`${choice}, options: ${written}`]);
    const problem = onlyProblem(source);
    expect(problem?.hint).toMatch(/^Write the words alone, without a key: (?:A b|B)ath\. The same/);
    expect(problem).toMatchObject({ code: 'wrong-kind', fix: { isSafe: false } });
    expect(applyEdits(source, problem?.fix?.edits ?? [])).toContain(`options: ${meant} }`);
  });

  test('on lines, too, and says which keys there are not', () => {
    const lines = ['- type: choice', '  name: kind', '  label: Kind', '  options:'];
    const options = ['    - label: Bath', '      value: b', '    - label: Cut', '      value: c'];
    const source = siteOf([...lines, ...options]);
    const problem = onlyProblem(source);
    expect(problem?.hint).toContain('An item of "options" has no "value".');
    const healed = applyEdits(source, problem?.fix?.edits ?? []);
    expect(healed).toBe(siteOf([...lines, '    - Bath', '    - Cut']));
  });
});

test('a field on one line without its dash, among others', () => {
  const lines = ['- type: email', '  name: email', '  label: E-mail'];
  const lost = '{ type: line, name: one, label: One }';
  const source = siteOf([...lines, `  ${lost}`]);
  const { problems } = loadText({ file: 'small.yaml', source });
  const [problem, ...others] = problems.filter(({ code }) => code !== 'unused-link');
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ code: 'missing-dash', fix: { isSafe: true } });
  expect(applyEdits(source, problem?.fix?.edits ?? [])).toContain(`\n          - ${lost}\n`);
});

test('a label that is a comment is offered in quotes', () => {
  const lines = ['- type: line', '  name: one', '  label: # of dogs'];
  const source = siteOf(lines);
  const [problem, ...others] = found(source);
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ code: 'missing-value', at: 'label' });
  expect(problem?.hint).toContain('put it in quotes if it is the text, "# of dogs".');
});

test.each([
  [
    'type: line; name: one; label: One; required: true',
    'type: line, name: one, label: One, required: true',
  ],
  [
    'type: number, name: guests, label: # of guests, max: 9',
    'type: number, name: guests, label: "# of guests", max: 9',
  ],
])('a field in braces is put right: %s', (written, meant) => {
  const source = siteWith([email, written]);
  const { fix } = onlyProblem(source) ?? {};
  expect(fix?.isSafe).toBe(true);
  expect(applyEdits(source, fix?.edits ?? [])).toBe(siteWith([email, meant]));
});

describe('a group in place of a list', () => {
  const choice = 'type: choice, name: kind, label: Kind';

  test.each([
    [`${choice}, options: { b: A bath, c: A cut }`, 'Write its words as a list: [A bath, A cut].'],
    ['<input type="email" name="email">', 'HTML cannot be here'],
  ])('says what to write: %s', (written, hint) => {
    const source = siteOf([written.startsWith('<') ? `- ${written}` : `- { ${written} }`]);
    expect(onlyProblem(source)?.hint).toContain(hint);
  });

  test.each([
    ['{ bath: Bath, cut: Cut }', true],
    ['{ b: Bath, c: Cut }', false],
  ])('of words is healed where its keys say the same: %s', (options, isHealed) => {
    const problem = onlyProblem(siteWith([`${choice}, options: ${options}`]));
    expect(problem?.hint).toBe('Write its words as a list: [Bath, Cut].');
    expect(problem?.fix?.isSafe === true).toBe(isHealed);
  });

  test('HTML in place of a section has no shape to write', () => {
    const source = `${smallestYaml}      - <form action="/send"></form>\n`;
    expect(found(source)).toMatchObject([{ hint: expect.stringMatching(/as keys\.$/) }]);
  });

  test.each([
    [[`type: email`, 'name: email', 'label: E-mail'], 'write "- " before type'],
    [['{ type: email, name: email, label: E-mail }'], 'put it in brackets, [{ … }]'],
    [
      ['email: { type: email, label: E-mail }'],
      'each name inside its item: "- { name: email, … }"',
    ],
  ])('is one field, or several by their names: %s', (lines, hint) => {
    expect(onlyProblem(siteOf(lines))?.hint).toContain(hint);
  });
});

test('a number in quotes', () => {
  const source = siteWith(['type: number, name: one, label: One, max: "24"']);
  const [problem] = found(source);
  expect(problem).toMatchObject({ code: 'wrong-kind', at: '"24"' });
  expect(problem?.hint).not.toContain('until');
});

test('a heading that is an item of its own is not put into either field beside it', () => {
  const lines = [
    '- type: email',
    '  name: email',
    '  label: E-mail',
    '- heading: About you',
    '- type: line',
    '  name: one',
    '  label: One',
  ];
  const source = siteOf(lines);
  const { problems } = loadText({ file: 'small.yaml', source });
  const [problem, ...others] = problems.filter(({ severity }) => severity === 'error');
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ code: 'stray-mark', fix: { isSafe: false } });
  expect(problem?.hint).toContain('make it a line of the item below');
});

test('a photograph may have either ending', () => {
  const field = 'type: file, name: one, label: One, maxSize: 8, accept: [jpg, png]';
  const { site } = loadText({ file: 'small.yaml', source: siteWith([field]) });
  expect(site?.routes[0]?.sections.find(({ type }) => type === 'form')).toMatchObject({
    fields: [{ accept: ['jpg', 'jpeg', 'png'] }],
  });
});

test('endings of files with their dots, in capitals', () => {
  const field = 'type: file, name: one, label: One, maxSize: 8, accept: [.jpg, .PNG]';
  const { problems } = loadText({ file: 'small.yaml', source: siteWith([field]) });
  const wrong = problems.filter(({ code }) => code === 'wrong-form');
  expect(wrong.map(({ suggestion }) => suggestion)).toEqual(['jpg', 'png']);
});

test('the words of a button are its only key', () => {
  const source = siteWith([email]).replace('send: Send', 'send: { label: Write to us }');
  const { problems } = loadText({ file: 'small.yaml', source });
  expect(problems[0]).toMatchObject({ code: 'wrong-kind', suggestion: 'Write to us' });
});

describe('the endpoint of a form', () => {
  test.each([
    ['that is no link', ['to: enquires'], 'unknown-link', 'enquires'],
    ['that is a telephone', ['to: phone'], 'not-a-web-page', 'phone'],
    ['that is not named', [], 'broken-rule', 'type'],
    [
      'beside Netlify',
      ['to: enquiries', 'provider: netlify', 'formName: contact'],
      'broken-rule',
      'enquiries',
    ],
  ])('%s is a fault', (_, more, code, at) => {
    const problems = found(siteWith([email], more));
    expect(problems.map((problem) => problem.code)).toContain(code);
    expect(problems.map((problem) => problem.at).join()).toContain(at);
  });

  test('that is written out is the name of its link', () => {
    const source = siteWith([email], ['to: https://forms.corner.example/write']);
    const { problems } = loadText({ file: 'small.yaml', source });
    const [problem, ...others] = problems.filter(({ code }) => code !== 'unused-link');
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ suggestion: 'enquiries', fix: { isSafe: true } });
  });

  test.each([
    [
      'https://forms.corner.example/other',
      'Add it under links, such as "outside: { href: https://forms.corner.example/other }"',
    ],
    [
      'orders@corner.example',
      'Write "to: email" and, under links, "email: { href: mailto:orders@corner.example }".',
    ],
    [
      'mailto:orders@corner.example',
      'Write "to: email" and, under links, "email: { href: mailto:orders@corner.example }".',
    ],
    ['/', 'A page of this site is no entry under links. Write "to: enquiries".'],
    ['/', 'The page that visitors see when it was sent is "thanks: /".'],
  ])('that is no entry under links yet: %s', (address, hint) => {
    const [problem, ...others] = found(siteWith([email], [`to: ${address}`]));
    expect(others).toEqual([]);
    expect(`${problem?.message} ${problem?.hint}`).toContain(hint);
  });

  const entry = 'under links, "enquiries: { href: https://enquiries.example/ }".';
  const withoutLinks = (more: readonly string[]) =>
    siteWith([email], more).replace(/\nlinks:[^]*/, '\n');

  test.each([
    ['a page', ['to: /'], 'to: /', `Write "to: enquiries" and, ${entry}`],
    ['none', [], '', `Add "to: enquiries" and, ${entry}`],
  ])('has a whole example to copy, where there is %s in its place', (_, more, written, hint) => {
    const source = withoutLinks(more);
    const [problem, ...others] = found(source);
    expect(others).toEqual([]);
    expect(problem?.hint).toContain(hint);
    const copied =
      written === ''
        ? source.replace(/(?= {8}send)/, '        to: enquiries\n')
        : source.replace(written, 'to: enquiries');
    expect(found(`${copied}links:\n  enquiries: { href: https://enquiries.example/ }\n`)).toEqual(
      [],
    );
  });

  test('is written under a name that is free', () => {
    const source = siteWith([email], ['to: orders@corner.example']).replace('mailbox:', 'email:');
    const hints = found(source).map(({ hint }) => hint);
    expect(hints.join()).toContain('"to: email2" and, under links, "email2: {');
  });

  test('is a placeholder where the site itself is none', () => {
    const source = siteWith([email], ['to: enquiries']);
    expect(found(source)).toEqual([]);
    const real = source.replace(/url: .*/, 'url: https://www.green-and-fresh.shop');
    expect(found(real)).toMatchObject([
      { code: 'no-endpoint', at: 'enquiries', hint: expect.stringContaining('"enquiries"') },
    ]);
  });

  test('may be a mailbox', () => {
    expect(found(siteWith([email], ['to: mailbox']))).toEqual([]);
  });
});

describe('words for a form that was sent', () => {
  test.each([['sent: Thank you.'], ['thanks: /']])(
    'are shown by an endpoint alone: %s',
    (words) => {
      expect(found(siteWith([email], ['to: enquiries', words]))).toEqual([]);
      expect(found(siteWith([email], ['to: mailbox', words]))).toMatchObject([
        { code: 'never-shown', at: words.split(':')[0] },
      ]);
    },
  );
});

test('words for it in place of a page belong to the key of words', () => {
  for (const words of ['Thank you!', 'Thank you']) {
    const source = siteWith([email], ['to: enquiries', `thanks: ${words}`]);
    const { problems } = loadText({ file: 'small.yaml', source });
    expect(problems[0]).toMatchObject({
      code: 'wrong-form',
      hint: `Write "sent: ${words}" in its place.`,
    });
    expect(problems[0]).not.toHaveProperty('fix');
  }
});

test('words and a page for it are one too many', () => {
  const [problem] = found(siteWith([email], ['to: enquiries', 'sent: Done.', 'thanks: /']));
  expect(problem?.hint).toMatch(/^Remove one: /);
});

describe('an event on a form that is sent', () => {
  const events =
    'pixel: { provider: meta, id: "123456789012", value: 1, currency: GBP, events: [{ send: Lead, onSubmit: all }] }\n';

  test.each([
    ['is sent by a form with an endpoint', 'to: enquiries', []],
    ['is never sent by an e-mail, which the visitor sends or not', 'to: mailbox', ['onSubmit']],
  ])('%s', (_, to, at) => {
    const problems = found(`${siteWith([email], [to])}${events}`);
    expect(problems.map((one) => one.at)).toEqual(at);
  });
});

test('what is sent and what is kept is in the ledger of the site', () => {
  const { site } = loadText({
    file: 'site.yaml',
    source: siteWith([email, 'type: paragraph, name: reason, label: Reason, keep: false']),
  });
  expect(site?.routes[0]?.declared).toMatchObject({
    forms: [{ kept: ['email'], fields: [{ name: 'email', type: 'email' }, { name: 'reason' }] }],
    embeds: [{ kind: 'form', provider: 'other', to: 'enquiries', redirects: [] }],
  });
});

describe('what a privacy table says of forms', () => {
  const table = (purposes: string) => `      - type: privacyTable
        heading: Who keeps what
        columns: { who: Who, why: Why, what: What, howLong: How long }
        purposes: { necessary: It works, marketing: Adverts, embeddedMedia: Films, scheduling: Calls${purposes} }
        days: "{days} days"
        untilClosed: Until you close it
        untilRemoved: Until you remove it
        unknown: They do not say
        policy: What {name} says
`;
  const withTable = (source: string, purposes = '') =>
    source.replace('\nlinks:\n', `\n${table(purposes)}links:\n`);

  test('is why somebody gets what they send', () => {
    expect(found(withTable(siteWith([email])))).toMatchObject([
      {
        code: 'unsaid-purpose',
        at: 'purposes',
        message: expect.stringMatching(
          /why forms\.corner\.example gets .*"It works", the words of "necessary"/,
        ),
      },
    ]);
    expect(found(withTable(siteWith([email]), ', form: To answer you'))).toEqual([]);
  });

  test('is nothing where a form is an e-mail, or there is none', () => {
    expect(found(withTable(siteWith([email], ['to: mailbox'])))).toEqual([]);
    expect(loadText({ file: 'small.yaml', source: smallestYaml + table('') }).problems).toEqual([]);
  });
});
