import { spawn } from 'node:child_process';

/** What one run of the command cost. */
export type Run = {
  milliseconds: number;
  /** Time of the processor; the timeout, where it did not end by itself. */
  seconds: number;
  megabytes: number;
  outputBytes: number;
  exitCode: number | null;
  output: string;
};

const timeout = 40_000;

/** Runs `fascia check`, and measures it from start to end. */
export function measureCheck(args: readonly string[]): Promise<Run> {
  return measureNode(['src/cli/fascia.js', 'check', ...args]);
}

/** The same for Node with any arguments. */
export function measureNode(args: readonly string[]): Promise<Run> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const child = spawn(
      process.execPath,
      ['--import', './tests/bench/reportUsage.js', ...args],
      // What hangs is ended, and counts as a crash.
      { stdio: ['ignore', 'pipe', 'pipe', 'pipe'], timeout },
    );
    const pieces: Buffer[] = [];
    let usage = '';
    child.stdout?.on('data', (piece: Buffer) => pieces.push(piece));
    child.stderr?.on('data', (piece: Buffer) => pieces.push(piece));
    child.stdio[3]?.on('data', (piece: Buffer) => (usage += piece.toString()));
    child.on('error', reject);
    child.on('close', (exitCode) => {
      const output = Buffer.concat(pieces);
      const [kilobytes = Infinity, microseconds = timeout * 1000] = usage
        .split(' ')
        .flatMap((word) => Number(word) || []);
      resolve({
        milliseconds: performance.now() - started,
        seconds: microseconds / 1e6,
        megabytes: kilobytes / 1024,
        outputBytes: output.length,
        exitCode,
        output: output.toString(),
      });
    });
  });
}

/** The best of several runs: on a machine with other work, the others say more about that. */
export async function bestOf(times: number, measure: () => Promise<Run>): Promise<Run> {
  let best = await measure();
  for (let run = 1; run < times; run++) {
    const next = await measure();
    if (next.milliseconds < best.milliseconds) best = next;
  }
  return best;
}
