import type { Outcome, Step } from './steps.ts';

/** A step with what came of it; `missing` names the failed step without which it was not run. */
export type Result = { name: Step['name']; seconds: number } & (
  | { outcome: Outcome }
  | { missing: string }
);

/** The table of counts, and as the very last line the sum of them, plain, for programs to read. */
export function printSummary(results: readonly Result[]): string {
  const outcomes = results.flatMap((result) => ('outcome' in result ? [result.outcome] : []));
  const sum = (key: 'passed' | 'failed') =>
    outcomes.reduce((total, outcome) => total + outcome[key], 0);
  const rows = results.map((result) =>
    `  ${result.name.padEnd(10)}${describe(result).padEnd(36)}${time(result)}`.trimEnd(),
  );
  return ['', ...rows, '', `${sum('passed')} passed, ${sum('failed')} failed`, ''].join('\n');
}

/** What came of one step, in a few words. */
export function describe(result: Result): string {
  if ('missing' in result) return `not run, since ${result.missing} failed`;
  const { passed, failed, skipped } = result.outcome;
  const words = [`${passed} passed`];
  if (failed > 0) words.push(`${failed} failed`);
  if (skipped > 0) words.push(`${skipped} skipped`);
  return words.join(', ');
}

function time(result: Result): string {
  return 'outcome' in result ? `${result.seconds.toFixed(1).padStart(6)} s` : '';
}
