import { createProblem } from '#problems/createProblem.ts';
import { printJson } from '#problems/printJson.ts';
import { printPretty } from '#problems/printPretty.ts';
import { expect, test } from 'vitest';

const source = 'header:\n  homeLable: Home\n';
const problem = createProblem(
  'duplicate-key',
  { key: 'homeLable', isItem: false },
  {
    start: 10,
    end: 19,
    path: ['header', 'homeLable'],
    related: [{ start: 0, end: 6, message: 'Here first.' }],
  },
);

test('prints at most 100 problems and says how many more there are', () => {
  const text = printPretty(Array(137).fill(problem), { file: 'site.yaml', source, colour: false });
  expect(text.match(/error duplicate-key/g)).toHaveLength(100);
  expect(text).toContain('37 more problems are left from here on.');
});

test('prints colours only when asked', () => {
  expect(printPretty([problem], { file: 'site.yaml', source, colour: false })).not.toContain(
    '\u001B',
  );
  expect(printPretty([problem], { file: 'site.yaml', source, colour: true })).toContain(
    '\u001B[1;31merror',
  );
});

test('prints the same as JSON, with the places of related faults', () => {
  expect(JSON.parse(printJson([{ file: 'site.yaml', source, problems: [problem] }]))).toEqual([
    {
      file: 'site.yaml',
      line: 2,
      column: 3,
      endLine: 2,
      endColumn: 12,
      severity: 'error',
      code: 'duplicate-key',
      path: ['header', 'homeLable'],
      message: '"homeLable" is here a second time.',
      hint: 'Keep one of the two.',
      related: [
        { file: 'site.yaml', line: 1, column: 1, endLine: 1, endColumn: 7, message: 'Here first.' },
      ],
    },
  ]);
});
