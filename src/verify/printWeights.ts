import { budgets } from './budgets.ts';
import type { PageWeight } from './verifySite.ts';

const columns = ['HTML', 'script', 'first load on a phone'] as const;

/** What every page weighs for its visitors, and what they are promised at most. */
export function printWeights(weights: readonly PageWeight[]): string {
  const rows: [string, number, number, number][] = [
    ...weights.map((page): [string, number, number, number] => [
      page.route ?? '404',
      page.html,
      page.script,
      page.firstLoad,
    ]),
    ['promised at most', budgets.html, budgets.script, budgets.firstLoad],
  ];
  const width = Math.max('KB'.length, ...rows.map(([name]) => name.length));
  return [
    ['KB'.padEnd(width), ...columns].join('   '),
    ...rows.map(([name, ...bytes]) =>
      [
        name.padEnd(width),
        ...bytes.map((one, index) => (one / 1000).toFixed(1).padStart(columns[index]?.length ?? 0)),
      ].join('   '),
    ),
    '',
  ].join('\n');
}
