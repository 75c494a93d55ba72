import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export type Step = {
  /** The word that `npm test -- NAME` takes. */
  name: string;
  /** What Node runs: a script and its arguments. */
  node: readonly string[];
  /** The version of Node, fetched from the npm registry. By default the one that runs this. */
  version?: string;
  /** Where it runs. By default in this folder. */
  folder?: string;
  /** A run of Vitest, whose tests are counted. Any other step counts as one. */
  hasTests?: true;
  /** A step of an earlier turn: where it failed, there is nothing to look at. */
  needs?: string;
};

/** What came of a step. `retried` tests passed at their second try only, each with what it said at the first. */
export type Outcome = {
  passed: number;
  failed: number;
  skipped: number;
  retried?: readonly string[];
  output: string;
};

/** Runs one step in a separate process, without input. */
export async function runStep(
  { name, node, version, folder = '.', hasTests }: Step,
  env: NodeJS.ProcessEnv,
): Promise<Outcome> {
  const file = join(process.cwd(), `node_modules/.cache/fascia/${name}-${process.pid}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const program =
    version === undefined ? [process.execPath] : [...npx(env), '--yes', `node@${version}`];
  const command = [...program, ...node, ...(hasTests ? reporters : [])];
  const { hasEndedWell, output } = await runCommand(command, { env, cwd: folder });
  if (!hasTests) {
    return { passed: Number(hasEndedWell), failed: Number(!hasEndedWell), skipped: 0, output };
  }
  const report = await readFile(file, 'utf8').catch(() => null);
  await rm(file, { force: true });
  return { ...countTests(report, hasEndedWell), output };
}

/** The npx beside the npm that runs this: the one on the path is a batch file on Windows, which only a shell starts. */
function npx({ npm_execpath: npm }: NodeJS.ProcessEnv): string[] {
  return npm?.endsWith('npm-cli.js')
    ? [process.execPath, join(dirname(npm), 'npx-cli.js')]
    : ['npx'];
}

type Ended = { hasEndedWell: boolean; output: string };

function runCommand(
  [program = '', ...args]: readonly string[],
  options: { env: NodeJS.ProcessEnv; cwd: string },
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    const pieces: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (piece: Buffer) => pieces.push(piece));
    }
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
  testResults: {
    status: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
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
  const retried = run.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages.join('\n')}`);
  return {
    passed: run.numPassedTests,
    failed: failed === 0 && !hasEndedWell ? 1 : failed,
    skipped: run.numPendingTests + run.numTodoTests,
    ...(retried.length > 0 && { retried }),
  };
}
