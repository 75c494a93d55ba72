import type { Outcome } from './runStep.ts';

/** A step with what came of it; `missing` names the failed step without which it was not run. */
export type Result = Outcome & { name: string; seconds: number; missing?: string | undefined };

/** The table of counts, and as the very last line the sum of them, plain, for programs to read. */
export function printSummary(results: readonly Result[]): string {
  const sum = (key: 'passed' | 'failed') =>
    results.reduce((total, result) => total + result[key], 0);
  const longest = Math.max(16, ...results.map(({ name }) => name.length));
  const rows = results.map((result) => {
    const { name, seconds, missing } = result;
    const time = missing === undefined ? `${seconds.toFixed(1).padStart(6)} s` : '';
    return `  ${name.padEnd(longest + 2)}${describe(result).padEnd(36)}${time}`.trimEnd();
  });
  return ['', ...rows, '', `${sum('passed')} passed, ${sum('failed')} failed`, ''].join('\n');
}

/** What came of one step, in a few words. */
export function describe({ passed, failed, skipped, retried = [], missing }: Result): string {
  if (missing !== undefined) return `not run, since ${missing} failed`;
  const counts = { failed, skipped, 'only at the second try': retried.length };
  const more = Object.entries(counts).filter(([, count]) => count > 0);
  return [`${passed} passed`, ...more.map(([word, count]) => `${count} ${word}`)].join(', ');
}
