/**
 * What `npm test` does: one turn after the other, and the steps of a turn beside each other, since some
 * wait more than they work. The names are the words that `npm test -- NAME` takes.
 */
export const turns: readonly (readonly Step[])[] = [
  [
    { name: 'format', node: [tool('oxfmt/bin/oxfmt'), '--check'] },
    { name: 'lint', node: [tool('oxlint/bin/oxlint'), '--deny-warnings'] },
    { name: 'types', node: [tool('typescript/bin/tsc'), '-p', '.', '--pretty'] },
    { name: 'build', node: ['--import', 'tsx', 'tests/sites/build.ts'] },
  ],
  [{ name: 'unit', node: [tool('vitest/vitest.mjs'), 'run', '--project', 'unit'], hasTests: true }],
  [
    {
      name: 'hosts',
      node: [tool('vitest/vitest.mjs'), 'run', '--project', 'hosts'],
      hasTests: true,
      needs: 'build',
    },
    {
      name: 'endToEnd',
      node: [tool('vitest/vitest.mjs'), 'run', '--project', 'endToEnd'],
      hasTests: true,
      needs: 'build',
    },
    // The renderer is right: is the operator's site.yaml?
    { name: 'verify', node: ['--import', 'tsx', 'src/cli/main.ts', 'verify'] },
  ],
];

export type Step = {
  name: 'format' | 'lint' | 'types' | 'unit' | 'build' | 'hosts' | 'endToEnd' | 'verify';
  /** What Node runs: a script and its arguments. */
  node: readonly string[];
  /** A run of Vitest, whose tests are counted. Any other step counts as one. */
  hasTests?: true;
  /** A step of an earlier turn: where it failed, there is nothing to look at. */
  needs?: Step['name'];
};

/** What came of a step. */
export type Outcome = { passed: number; failed: number; skipped: number; output: string };

/** The script itself: its link under `.bin` cannot be started on Windows without a shell. */
function tool(script: string): string {
  return `node_modules/${script}`;
}
