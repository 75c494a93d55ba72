import type { Outcome } from './steps.ts';

/** The part of Vitest's JSON report that is counted. */
type Report = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
};

/**
 * Counts the tests of a Vitest run. A file that breaks before its tests counts as one failure, and
 * so does a run that ends badly for any other reason (`report` is null where there is none).
 */
export function countTests(report: string | null, hasEndedWell: boolean): Omit<Outcome, 'output'> {
  if (report === null) return { passed: 0, failed: 1, skipped: 0 };
  const run = JSON.parse(report) as Report; // Vitest's own file
  const brokenFiles = run.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const failed = run.numFailedTests + brokenFiles.length;
  return {
    passed: run.numPassedTests,
    failed: failed === 0 && !hasEndedWell ? 1 : failed,
    skipped: run.numPendingTests + run.numTodoTests,
  };
}
