import { describe, expect, test } from 'vitest';
import { applyFixes } from '#repair/applyFixes.ts';
import { loadText } from '#repair/readSite.ts';
import { smallestYaml } from '#tests/sites/fixtureSite.ts';

const email = '{ type: email, name: email, label: E-mail }';

/** The small site with a form of these lines. */
function siteWith({ type = 'form', to = 'to: enquiries', field = email, send = 'send: Send' }) {
  return `${smallestYaml}      - type: ${type}
        ${to}
        fields:
          - ${field}
        ${send}
links:
  enquiries: { href: "https://forms.corner.example/write" }
`;
}

function load(source: string) {
  return loadText({ file: 'small.yaml', source });
}

/** What is suggested for the only fault, and the text with what is certain done. */
function answerTo(parts: Parameters<typeof siteWith>[0]) {
  const found = load(siteWith(parts));
  const relevant = found.problems.filter(({ code }) => code !== 'unused-link');
  expect(relevant.map(({ message }) => message)).toHaveLength(1);
  const { text } = applyFixes({ ...found, file: 'small.yaml' }, load);
  return { ...relevant[0], isFixed: text !== found.source, left: load(text).problems };
}

describe('a word that people write in place of another', () => {
  test.each([
    ['string', 'line', ''],
    ['textarea', 'paragraph', ''],
    ['tel', 'telephone', ''],
    ['Datum', 'date', ''],
    ['Nachricht', 'paragraph', ''],
    ['courriel', 'email', ''],
    ['"phone"', 'telephone', ''],
    ['dropdown', 'choice', 'options: [One, Two]'],
    ['checkboxes', 'several', 'options: [One, Two]'],
    ['fichier', 'file', 'accept: [jpg], maxSize: 8'],
  ])('is a type: %s means %s', (written, suggestion, more) => {
    const field = `{ type: ${written}, name: one, label: One, ${more} }`;
    const answer = answerTo({ field });
    expect(answer).toMatchObject({ code: 'unknown-word', suggestion, isFixed: true, left: [] });
  });

  test.each([
    ['checkbox', ['consent', 'several']],
    ['case à cocher', ['consent', 'several']],
    ['text', ['line', 'paragraph']],
  ])('may be one of two: nothing is done for %s', (written, suggestion) => {
    const answer = answerTo({ field: `{ type: ${written}, name: one, label: One }` });
    expect([answer.suggestion].flat().toSorted()).toEqual(suggestion);
    expect(answer.isFixed).toBe(false);
  });

  test.each(['contactForm', 'contact-form', 'Formular'])('is a section type: %s', (type) => {
    const answer = answerTo({ type });
    const suggestion = 'form';
    expect(answer).toMatchObject({ code: 'unknown-type', suggestion, isFixed: true, left: [] });
  });

  test.each([
    ['autocomplete: zip', 'postal-code'],
    ['autocomplete: Last Name', 'family-name'],
  ])('is what a browser knows: %s', (more, suggestion) => {
    const answer = answerTo({ field: `{ type: line, name: one, label: One, ${more} }` });
    expect(answer).toMatchObject({ suggestion, isFixed: true, left: [] });
  });

  test('is a service by its address', () => {
    const answer = answerTo({ to: 'to: enquiries\n        provider: Formspree.io' });
    expect(answer).toMatchObject({ suggestion: 'formspree', isFixed: true });
  });
});

describe('a key that people write in place of another', () => {
  test.each([
    ['{ type: choice, name: one, label: One, choices: [One, Two] }', 'options'],
    ['{ type: line, name: one, label: One, mandatory: true }', 'required'],
    ['{ type: line, name: one, Beschriftung: One }', 'label'],
  ])('is that key: %s', (field, suggestion) => {
    expect(answerTo({ field })).toMatchObject({ suggestion, isFixed: true, left: [] });
  });

  test('is that of the form', () => {
    const found = { suggestion: 'send', isFixed: true, left: [] };
    expect(answerTo({ send: 'submit: Send' })).toMatchObject(found);
    expect(answerTo({ to: 'action: enquiries' })).toMatchObject({ ...found, suggestion: 'to' });
  });

  test.each([
    ['placeholder: A word', 'help'],
    ['if: { field: two }', 'when'],
  ])('is proposed where it may be another: %s', (more, suggestion) => {
    const answer = answerTo({ field: `{ type: line, name: one, label: One, ${more} }` });
    expect(answer).toMatchObject({ suggestion, isFixed: false });
  });

  test('is needed no more', () => {
    const answer = answerTo({ field: '{ type: line, name: one, label: One, optional: true }' });
    expect(answer).not.toHaveProperty('suggestion');
    expect(answer.hint).toContain('Leave it out: a field may stay empty');
    expect(answer.isFixed).toBe(false);
  });
});

test.each(['ja', 'yes please', 'oui'])('"%s" where true or false belongs', (word) => {
  const answer = answerTo({ field: `{ type: line, name: one, label: One, required: ${word} }` });
  expect(answer).toMatchObject({ suggestion: 'true', isFixed: true, left: [] });
});
