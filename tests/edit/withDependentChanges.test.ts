import { describe, expect, test } from 'vitest';
import { newErrors } from '#edit/newProblems.ts';
import type { EditAnswer, Operation, Part } from '#preview/EditApi.ts';
import { editSite } from '#edit/editSite.ts';
import { withDependentChanges } from '#edit/withDependentChanges.ts';
import { joinSources, type Sources } from '#load/sources.ts';
import { shippedSchema } from '#schema/site.ts';
import { loadText, siteText } from '#repair/readSite.ts';
import { types as fieldTypes } from '#schema/formFieldTypes.ts';
import { fixtureSite, smallestYaml } from '#tests/sites/fixtureSite.ts';
import { startEdits } from '#tests/preview/startEdits.ts';

const { file, source: smallYaml } = fixtureSite('small');

/** The lines that change together with an operation, and the file after a yes. */
async function changeAll(source: string, operation: Operation) {
  const { ask, write, hash, text } = await startEdits();
  write(source);
  const refused = await ask('POST edit', { hash: await hash(), operation });
  expect(text()).toBe(source);
  const done = await ask('POST edit', { hash: await hash(), operation, isWhole: true });
  return { refused, lines: linesOf(refused), done, text: text() };
}

function linesOf(answer: EditAnswer) {
  return answer.isDone ? [] : (answer.whole?.lines ?? []);
}

const join = ['routes', 1];
const withLinks = smallYaml.replace(
  '    - { label: Home, to: / }\n',
  '    - { label: Join, to: /join }\n    - { label: Home, to: / }\n    - label: Benefits\n      to: /join#benefits\n',
);

test('a field that is deleted takes along the conditions of others, which are named', async () => {
  const path = ['routes', 0, 'sections', 1, 'fields', 3];
  const { lines } = await changeAll(fixtureSite('forms').source, { kind: 'delete', path });
  expect(lines.map(({ item, from }) => [item, from])).toEqual([
    ['Day', 'when: { field: about, is: [An appointment] }'],
    ['Time', 'when: { field: about, is: [An appointment] }'],
  ]);
});

describe('a field with another name', () => {
  const { source } = fixtureSite('forms');
  const about = ['routes', 0, 'sections', 1, 'fields', 3];

  test('is called so by the conditions of others, too, which is said before', async () => {
    const { refused, lines, done, text } = await changeAll(source, {
      kind: 'set',
      path: [...about, 'name'],
      value: 'topic',
    });
    expect(refused).toMatchObject({ isDone: false, reason: 'incomplete' });
    const condition = (field: string) => `when: { field: ${field}, is: [An appointment] }`;
    expect(lines.map(({ item, from, to }) => [item, from, to])).toEqual([
      ['Day', condition('about'), condition('topic')],
      ['Time', condition('about'), condition('topic')],
    ]);
    expect(done).toMatchObject({ isDone: true, undo: 1 });
    expect(text).toBe(
      source.replace('name: about', 'name: topic').replaceAll('field: about', 'field: topic'),
    );
  });

  test('takes no name that another field has', async () => {
    const operation: Operation = { kind: 'set', path: [...about, 'name'], value: 'email' };
    const { refused, text } = await changeAll(source, operation);
    expect(refused).toMatchObject({ isDone: false, reason: 'worse' });
    expect(text).toBe(source);
  });

  test('is found by its conditions with other words of an option, too', async () => {
    const { lines, text } = await changeAll(source, {
      kind: 'set',
      path: [...about, 'options', 0],
      value: 'A visit',
    });
    expect(lines.map(({ to }) => to)).toEqual([
      'when: { field: about, is: [A visit] }',
      'when: { field: about, is: [A visit] }',
    ]);
    expect(text).toBe(source.replaceAll('An appointment', 'A visit'));
  });
});

describe('a copy', () => {
  test('of a field gets a name that is free, which is said before', async () => {
    const { source } = fixtureSite('forms');
    const path = ['routes', 0, 'sections', 1, 'fields', 3];
    const { refused, lines, text } = await changeAll(
      source.replace('name: day\n', 'name: about2\n'),
      { kind: 'duplicate', path },
    );
    expect(refused).toMatchObject({ isDone: false, reason: 'incomplete' });
    expect(lines.map(({ from, to }) => [from, to])).toEqual([['name: about', 'name: about3']]);
    expect(text).toContain('- type: choice\n            name: about3\n');
  });

  test('of what another name is of no use to is refused', async () => {
    const hours = `      - type: contact
        places:
          - hours:
              days: [{ day: monday, times: ["09:00-17:30"] }]
`;
    const source = smallYaml.replace('      - use: benefits\n', `${hours}$&`);
    const index = load(source).site?.routes[0]?.sections.findIndex(
      ({ type }) => type === 'contact',
    );
    const days = ['routes', 0, 'sections', index ?? 0, 'places', 0, 'hours', 'days', 0];
    const { refused, text } = await changeAll(source, { kind: 'duplicate', path: days });
    expect(refused).toMatchObject({ isDone: false, reason: 'worse' });
    expect(text).toBe(source);
  });
});

describe('a field of another type', () => {
  const formsYaml = fixtureSite('forms').source;
  const fields = ['routes', 0, 'sections', 1, 'fields'];
  const retype = (index: number, value: string, needs: Record<string, Part> = {}): Operation => {
    return { kind: 'retype', path: [...fields, index, 'type'], value, needs };
  };
  const nameField =
    '{ type: line, name: name, label: Your name, required: true, autocomplete: name }';
  const emailField = '{ type: email, name: name, label: Your name, required: true }';

  test('is written with what that needs, in one step that can be undone', async () => {
    const { ask, write, hash, text } = await startEdits();
    write(formsYaml);
    const operation = retype(1, 'choice', { options: ['Small', 'Large'] });
    expect(await ask('POST edit', { hash: await hash(), operation })).toMatchObject({
      isDone: true,
      undo: 1,
    });
    const email =
      '{ type: email, name: email, label: E-mail, required: true }\n          - { type: t';
    expect(text()).toBe(
      formsYaml.replace(
        email,
        email
          .replace('type: email', 'type: choice')
          .replace('true }', 'true, options: [Small, Large] }'),
      ),
    );
    await ask('POST undo', {});
    expect(text()).toBe(formsYaml);
  });

  test('loses what that does not take, which is said before', async () => {
    const { refused, lines, done, text } = await changeAll(formsYaml, retype(0, 'email'));
    expect(refused).toMatchObject({ isDone: false, reason: 'incomplete' });
    expect(lines.map(({ item, from, to }) => [item, from, to])).toEqual([
      ['Your name', `- ${nameField.replace('line', 'email')}`, `- ${emailField}`],
    ]);
    expect(done).toMatchObject({ isDone: true, undo: 1 });
    expect(text).toBe(formsYaml.replace(nameField, emailField));
  });

  test('may become every other one', async () => {
    const validate = async (sources: Sources) => loadText(siteText(file, sources));
    const needs: Record<string, Record<string, Part>> = {
      choice: { options: ['One', 'Two'] },
      several: { options: ['One', 'Two'] },
      consent: { link: 'Privacy', to: '/' },
      file: { accept: ['pdf'], maxSize: 8 },
      hidden: { value: 'Home' },
    };
    for (const [index, from] of fieldTypes.entries()) {
      const words = { label: 'A', when: { field: 'name' }, help: 'B' };
      const own = { ...(from !== 'hidden' && words), ...needs[from] };
      const field = JSON.stringify({ type: from, name: `f${index}`, ...own });
      const source = `${smallestYaml}      - type: form
        to: mailbox
        send: Send
        fields: [{ type: line, name: name, label: A }, ${field}]
links: { mailbox: { href: "https://forms.corner.example/write" } }
`;
      const before = load(source);
      expect([from, before.site]).toEqual([from, expect.anything()]);
      for (const type of fieldTypes) {
        const needed = Object.entries({ ...(type !== 'hidden' && { label: 'A' }), ...needs[type] });
        const lacking = needed.filter(([key]) => !Object.hasOwn(own, key));
        const operation = retype(1, type, Object.fromEntries(lacking));
        const edited = editSite(joinSources(source), [operation], shippedSchema);
        if ('refusal' in edited) throw new Error(edited.refusal);
        const change = { operation, before, schema: shippedSchema, validate };
        // oxlint-disable-next-line no-await-in-loop -- each is small
        const { sources, errors } = await withDependentChanges(edited.sources, change);
        expect([from, type, errors]).toEqual([from, type, []]);
        expect(sources.text).toContain(`"type":"${type}","name":"f${index}"`);
      }
    }
  });

  test('loses bounds that it would read in another way', async () => {
    const { lines } = await changeAll(formsYaml, retype(5, 'time'));
    expect(lines.map(({ from }) => from)).toEqual(['from: today + 1 day\nuntil: 2036-12-31']);
  });

  test('takes along the conditions that it cannot meet', async () => {
    const { lines, text } = await changeAll(
      formsYaml,
      retype(3, 'file', { accept: ['pdf'], maxSize: 8 }),
    );
    expect(lines.map(({ item, from }) => [item, from])).toEqual([
      ['What is it about?', 'options: [An appointment, A bill, Something else]'],
      ['Day', 'when: { field: about, is: [An appointment] }'],
      ['Time', 'when: { field: about, is: [An appointment] }'],
    ]);
    expect(text).not.toContain('field: about');
  });

  test('is refused while a condition does not find its option, and says that alone', async () => {
    const source = formsYaml.replace(
      '{ type: telephone,',
      '{ type: telephone, when: { field: name, is: [Ada] },',
    );
    const operation = retype(0, 'choice', { options: ['Ann', 'Bob'] });
    const { refused, text } = await changeAll(source, operation);
    expect(refused).toMatchObject({
      reason: 'worse',
      problems: [{ message: '"name" has no option "Ada". It has "Ann", "Bob".' }],
    });
    expect(text).toBe(source);
  });
});

describe('a page that is deleted', () => {
  test('removes every link to it, too, and says so before', async () => {
    const { refused, lines, done, text } = await changeAll(withLinks, {
      kind: 'delete',
      path: join,
    });
    expect(refused).toMatchObject({ isDone: false, reason: 'incomplete' });
    expect(lines.map(({ from, to }) => [from, to])).toEqual([
      ['- { send: PageView, onVisit: all, except: [/join] }', '- { send: PageView, onVisit: all }'],
      ['- { label: Join, to: /join }', ''],
      ['- label: Benefits\n  to: /join#benefits', ''],
      [
        'Read [how to join](/join#benefits) or [ask us](form).',
        'Read how to join or [ask us](form).',
      ],
    ]);
    expect(done).toMatchObject({ isDone: true, undo: 1 });
    const rest = smallYaml
      .replace(', except: [/join]', '')
      .replace('[how to join](/join#benefits)', 'how to join');
    expect(text).toBe(
      rest.replace(/ {2}- path: \/join\n[\s\S]*?\n\n/, '\n').replace('\n\n\n', '\n\n'),
    );
  });

  test('takes along a rule that has no other page, a button without an address, and their section', async () => {
    const source = smallYaml
      .replace('{ send: Lead, onClick: learnMore }', '{ send: Lead, onVisit: [/join] }')
      .replace(
        '      - use: benefits\n',
        '      - type: callToAction\n        buttons:\n          - { label: Join, to: /join }\n      - use: benefits\n',
      );
    const { lines, text } = await changeAll(source, { kind: 'delete', path: join });
    expect(lines.map(({ from }) => from)).toEqual(
      expect.arrayContaining([
        '- { send: Lead, onVisit: [/join] }',
        '- type: callToAction\n  buttons:\n    - { label: Join, to: /join }',
      ]),
    );
    expect(text).not.toContain('/join');
  });

  test('never takes another page along', async () => {
    const source = smallYaml.replace(
      '\nnotFound:',
      '  - path: /only\n    title: Only\n    reachedFrom: outside\n    seo: { description: A button and nothing else., index: false }\n    sections:\n      - type: callToAction\n        look: band\n        heading: JOIN\n        to: /join\n\nnotFound:',
    );
    const { refused, done, text } = await changeAll(source, { kind: 'delete', path: join });
    expect(refused).not.toHaveProperty('whole');
    expect(done).toHaveProperty('isDone', false);
    expect(text).toBe(source);
  });
});

test('a section with a click takes along the rule of that click', async () => {
  const { lines, text } = await changeAll(smallYaml, {
    kind: 'delete',
    path: ['routes', 0, 'sections', 1],
  });
  expect(lines).toEqual([
    { line: expect.any(Number), from: '- { send: Lead, onClick: learnMore }', to: '' },
  ]);
  expect(text).not.toContain('learnMore');
});

test('a new part declares the links that it needs, under addresses that are reported as samples', async () => {
  const { lines, text } = await changeAll(smallYaml, {
    kind: 'insert',
    path: ['routes', 0, 'sections', 0],
    yaml: 'type: callToAction\nlook: band\nheading: PRESS\nto: pressKit',
  });
  expect(lines).toEqual([
    {
      line: expect.any(Number),
      from: '',
      to: 'pressKit:\n  href: https://press-kit.example/',
    },
  ]);
  expect(text).toContain('\n  pressKit:\n    href: https://press-kit.example/\n');
});

describe('a page with another address', () => {
  const rename: Operation = {
    kind: 'rename',
    path: ['routes', 1, 'path'],
    name: '/become-one',
    redirect: true,
  };

  test('is found at the old one, in the same change', async () => {
    const { ask, hash, text } = await startEdits();
    expect(await ask('POST edit', { hash: await hash(), operation: rename })).toMatchObject({
      isDone: true,
      undo: 1,
    });
    expect(text()).toBe(
      `${smallYaml.replaceAll('/join', '/become-one')}redirects:\n  - from: /join\n    to: /become-one\n`,
    );
    const back = { ...rename, name: '/join' };
    await ask('POST edit', { hash: await hash(), operation: back });
    expect(text()).toBe(`${smallYaml}redirects:\n  - from: /become-one\n    to: /join\n`);
    await ask('POST undo', {});
    await ask('POST undo', {});
    expect(text()).toBe(smallYaml);
  });

  test('is not sent to from an address that leads elsewhere already', async () => {
    const { ask, write, hash, text } = await startEdits();
    write(`${smallYaml}redirects: [{ from: /old, to: /join }]\n`);
    await ask('POST edit', { hash: await hash(), operation: rename });
    expect(text()).toContain(
      'redirects: [{ from: /old, to: /become-one }, { from: /join, to: /become-one }]\n',
    );
  });
});

const load = (source: string) => loadText({ file, source });
const learn = '          - label: Learn more\n            to: form\n';
const unnamed = smallYaml.replace(learn, '          - to: form\n');
const call = '          - label: Call now\n            to: callNow\n';
const bothUnnamed = unnamed.replace(call, '          - to: callNow\n');

describe('the new errors of a change', () => {
  test('are none where the site is right', () => {
    expect(newErrors(load(unnamed), load(smallYaml))).toEqual([]);
  });

  test('are none where the same errors are left, wherever they are now', () => {
    expect(newErrors(load(unnamed), load(`# moved\n${unnamed}`))).toEqual([]);
    expect(newErrors(load(bothUnnamed), load(unnamed))).toEqual([]);
  });

  test('are those that the file had not, also in the words of one that it had', () => {
    const [first, second] = load(bothUnnamed).problems;
    expect(second?.message).toBe(first?.message);
    expect(newErrors(load(unnamed), load(bothUnnamed))).toEqual([second]);
  });

  test('are not those that came to light behind one that is gone', () => {
    const before = smallYaml.replace('headline: Earn', 'headlin: Earn');
    const hidden = smallYaml.replace('    title: Join\n', '');
    expect(newErrors(load(before), load(hidden))).toEqual([]);
  });
});

describe('a key that takes the place of another', () => {
  const closed = smallYaml.replace(
    '      - use: benefits\n',
    `      - type: contact
        places:
          - hours:
              days:
                - { day: monday, until: friday, times: [09:00-17:30] }
                - day: saturday
                  closed: true
      - use: benefits
`,
  );

  test('deletes that, too, and says so before', async () => {
    const sections = ['routes', 0, 'sections'];
    const index = loadText({ file, source: closed }).site?.routes[0]?.sections.findIndex(
      ({ type }) => type === 'contact',
    );
    const day = [...sections, index ?? 0, 'places', 0, 'hours', 'days', 1];
    const { refused, lines, text } = await changeAll(closed, {
      kind: 'add',
      path: [...day, 'times'],
      value: ['10:00-12:00'],
    });
    expect(refused).toMatchObject({ isDone: false, reason: 'incomplete' });
    expect(lines.map(({ from, to }) => [from, to])).toEqual([['closed: true', '']]);
    expect(text).toContain('- day: saturday\n                  times:\n');
    expect(text).not.toContain('closed');
  });
});
