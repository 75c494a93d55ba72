import { describe, expect, test } from 'vitest';
import { countTests } from '#scripts/runStep.ts';

const passing = { status: 'passed', assertionResults: [{ status: 'passed', failureMessages: [] }] };

function report(counts: Record<string, number> = {}, testResults: object[] = [passing]): string {
  const none = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 };
  return JSON.stringify({ ...none, ...counts, testResults });
}

describe('countTests', () => {
  test('counts the tests of a good run', () => {
    const text = report({ numPassedTests: 7, numPendingTests: 2, numTodoTests: 1 });
    expect(countTests(text, true)).toEqual({ passed: 7, failed: 0, skipped: 3 });
  });

  test('counts failed tests once, not their files too', () => {
    const failing = { status: 'failed', assertionResults: [{ status: 'failed' }] };
    const text = report({ numPassedTests: 7, numFailedTests: 1 }, [passing, failing]);
    expect(countTests(text, false)).toEqual({ passed: 7, failed: 1, skipped: 0 });
  });

  test('counts a file that breaks before its tests', () => {
    const broken = { status: 'failed', assertionResults: [] };
    expect(countTests(report({}, [broken]), false)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  test('names what passed at its second try only', () => {
    const second = { status: 'passed', fullName: 'opens', failureMessages: ['Error: too early'] };
    const text = report({ numPassedTests: 1 }, [{ ...passing, assertionResults: [second] }]);
    expect(countTests(text, true).retried).toEqual(['opens: Error: too early']);
  });

  test('counts a failure that belongs to no test', () => {
    const text = report({ numPassedTests: 7 });
    expect(countTests(text, false)).toEqual({ passed: 7, failed: 1, skipped: 0 });
    expect(countTests(null, false)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
});
