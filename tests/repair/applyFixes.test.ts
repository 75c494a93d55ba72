import { applyFixes } from '#repair/applyFixes.ts';
import { createProblem } from '#problems/createProblem.ts';
import type { Problem } from '#problems/Problem.ts';
import { diagnoseSite } from '#repair/diagnoseSite.ts';
import { smallFileSystem } from '#tests/load/smallFileSystem.ts';
import { fixtureSite } from '#tests/sites/fixtureSite.ts';
import { expect, test } from 'vitest';

/** A problem at the one place where a word is, with a fix that writes another; without one it is for people. */
function fixable(source: string, word: string, text: string): Problem {
  const start = source.indexOf(word);
  const place = { start, end: start + word.length };
  const problem = createProblem('broken-rule', { sentence: `${word}.` }, { ...place, path: [] });
  return { ...problem, fix: { edits: [{ ...place, text }], isSafe: text !== '' } };
}

/** Every word of the table that is in the text is wrong. */
function validatorBy(table: Record<string, string>) {
  return (source: string) => ({
    source,
    problems: Object.entries(table)
      .filter(([word]) => source.includes(word))
      .map(([word, text]) => fixable(source, word, text)),
  });
}

function fix(source: string, table: Record<string, string>): string {
  const validate = validatorBy(table);
  return applyFixes({ file: 'site.yaml', ...validate(source) }, validate).text;
}

test('repeats while it helps', () => {
  expect(fix('one', { one: 'two', two: 'three' })).toBe('three');
});

test('writes nothing that is worse, and ends where fixes go round in a circle', () => {
  expect(fix('a', { a: 'b c', b: 'a', c: 'a' })).toBe('a');
  expect(fix('a', { a: 'b', b: 'a' })).toBe('a');
});

test('does one by one what is no help all at once', () => {
  expect(fix('one two', { one: 'ONE', two: 'bad worse', bad: '', worse: '' })).toBe('ONE two');
});

test('corrects the last error, whatever warnings it has hidden', () => {
  const pale = fixtureSite('small').source.replace('muted: "#444444"', 'muted: "#9C9C9C"');
  const validate = (source: string) => ({ source, ...diagnoseSite(source, smallFileSystem) });
  expect(validate(pale).problems.map(({ code }) => code)).toContain('low-contrast');
  const slip = pale.replace('  headline: Page', '  headlin: Page');
  expect(applyFixes({ file: 'site.yaml', ...validate(slip) }, validate).text).toBe(pale);
});

test.each(['\n', '\r\n'])('corrects what hides errors that are for people (%j)', (end) => {
  const validate = (source: string) => ({ source, ...diagnoseSite(source, smallFileSystem) });
  const small = fixtureSite('small').source.replaceAll('\n', end);
  const lost = small.replace('to: callNow', 'to: nowhere');
  expect(validate(lost).problems.map(({ code }) => code)).toEqual(['unknown-link']);
  const slip = lost.replace('  headline: Page', '  headlin: Page');
  expect(applyFixes({ file: 'site.yaml', ...validate(slip) }, validate).text).toBe(lost);
});

test('puts every text that commas cut in quotes, whatever else is wrong', () => {
  const { source } = fixtureSite('small');
  const facts = (rows: readonly string[]) =>
    source.replace('      - use: benefits\n\nnotFound', () =>
      [
        '      - use: benefits',
        '      - type: facts',
        '        facts:',
        ...rows.map((row) => `          - { ${row} }`),
        '\nnotFound',
      ].join('\n'),
    );
  const cut = facts([
    'figure: Deux, title: places, text: Un, deux',
    'figure: Trois, title: It\'s one, two", three, text: rien',
    'figure: Quatre, title: «one», two, text: un, deux, trois',
    'figure: Cinq, tilte: cinq, text: "un, deux"',
  ]);
  const validate = (text: string) => ({ source: text, ...diagnoseSite(text, smallFileSystem) });
  const validated = validate(cut);
  expect(validated.problems.map(({ code }) => code)).toEqual([
    ...Array.from({ length: 4 }, () => 'comma-in-text'),
    'unknown-key',
  ]);
  expect(applyFixes({ file: 'site.yaml', ...validated }, validate).text).toBe(
    facts([
      'figure: Deux, title: places, text: "Un, deux"',
      "figure: Trois, title: 'It''s one, two\", three', text: rien",
      'figure: Quatre, title: "«one», two", text: "un, deux, trois"',
      'figure: Cinq, title: cinq, text: "un, deux"',
    ]),
  );
});

test('renames the references to a name that cannot be one with it', () => {
  const { source } = fixtureSite('small');
  const named = (name: string) =>
    source
      .replace('constants:\n', () => `constants:\n  ${name}: 5\n  sum: \${ constants.${name} }\n`)
      .replace(
        /homeLabel: .*/,
        () => `homeLabel: \${constants.${name} | money}, \${constants.sum}`,
      );
  const validate = (text: string) => ({ source: text, ...diagnoseSite(text, smallFileSystem) });
  const validated = validate(named('découverte'));
  expect(validated.problems).toMatchObject([{ code: 'wrong-name', fix: { isSafe: true } }]);
  expect(applyFixes({ file: 'site.yaml', ...validated }, validate).text).toBe(named('decouverte'));
});
