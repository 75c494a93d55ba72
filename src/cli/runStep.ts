import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Outcome, Step } from './steps.ts';

/** Runs one step in a separate process, without input. */
export async function runStep(step: Step, env: NodeJS.ProcessEnv): Promise<Outcome> {
  if (step.hasTests) return runTests(step, env);
  const { hasEndedWell, output } = await runNode(step.node, env);
  return { passed: hasEndedWell ? 1 : 0, failed: hasEndedWell ? 0 : 1, skipped: 0, output };
}

async function runTests({ node }: Step, env: NodeJS.ProcessEnv): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'fascia-test-'));
  try {
    const file = join(folder, 'report.json');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const { hasEndedWell, output } = await runNode([...node, ...reporters], env);
    const report = await readFile(file, 'utf8').catch(() => null);
    return { ...countTests(report, hasEndedWell), output };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type Ended = { hasEndedWell: boolean; output: string };

function runNode(args: readonly string[], env: NodeJS.ProcessEnv): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    const pieces: Buffer[] = [];
    child.stdout.on('data', (piece: Buffer) => pieces.push(piece));
    child.stderr.on('data', (piece: Buffer) => pieces.push(piece));
    child.on('error', reject);
    child.on('close', (status) =>
      resolve({ hasEndedWell: status === 0, output: Buffer.concat(pieces).toString().trim() }),
    );
  });
}

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
