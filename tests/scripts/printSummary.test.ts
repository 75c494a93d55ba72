import { expect, test } from 'vitest';
import { printSummary } from '#scripts/printSummary.ts';

const none = { passed: 0, failed: 0, skipped: 0, output: '' };

test('prints a row per step, and the sum alone in the last line', () => {
  const text = printSummary([
    { name: 'lint', seconds: 0.42, passed: 1, failed: 0, skipped: 0, output: '' },
    { name: 'unit', seconds: 12.34, passed: 200, failed: 2, skipped: 3, output: '…' },
    { name: 'editor', seconds: 5, passed: 9, failed: 0, skipped: 0, retried: ['…'], output: '' },
    { name: 'build', seconds: 3, passed: 0, failed: 1, skipped: 0, output: '…' },
    { name: 'endToEnd', seconds: 0, ...none, missing: 'build' },
  ]);
  expect(text).toBe(`
  lint              1 passed                               0.4 s
  unit              200 passed, 2 failed, 3 skipped       12.3 s
  editor            9 passed, 1 only at the second try     5.0 s
  build             0 passed, 1 failed                     3.0 s
  endToEnd          not run, since build failed

210 passed, 3 failed
`);
});

test('keeps the longest name apart from its counts', () => {
  const text = printSummary([{ ...none, name: 'unit-20.19.0-autocrlf', seconds: 1, passed: 5 }]);
  expect(text).toContain('  unit-20.19.0-autocrlf  5 passed ');
});
