import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyFixture } from '#tests/sites/copyFixture.ts';
import type { Bench, Table } from './Bench.ts';
import { faultShapes } from './hostileFaults.ts';
import { hostileFiles } from './hostileFiles.ts';
import { markShapes, rightShapes, type Shape } from './hostileShapes.ts';
import { bestOf, measureCheck, type Run } from './measureCheck.ts';

/** What any file alone may cost. */
const most = { milliseconds: 2000, megabytes: 256, outputBytes: 64_000 };

/** What a file may cost beside the slowest right file of its size, and how its time may grow with its size. */
const mostBeside = { times: 1.5, seconds: 1, exponent: 1.3 };

const sizes = [62_500, 125_000, 250_000, 500_000] as const;
const largest = sizes[3];

export const hostile: Bench = {
  name: 'hostile',
  about: `files that choke others, each alone: at most ${most.milliseconds} ms, ${most.megabytes} MB, ${most.outputBytes} bytes of output; one thing repeated up to ${largest / 1000} KB: at most ${mostBeside.times} times the slowest right file and ${mostBeside.seconds} s, exponent ${mostBeside.exponent}`,
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'fascia-hostile-'));
    try {
      const site = copyFixture('specification', folder);
      const file = join(folder, 'site.yaml');
      const tables = [await runFiles(site.source, file), await runShapes(file)];
      return {
        columns: ['file', 's', 'MB', 'bytes', 'exit', 'first code', 'exponent', 'of right'],
        rows: tables.flatMap(({ rows }) => rows),
        faults: tables.flatMap(({ faults }) => faults),
      };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

type Measured = Pick<Table, 'rows' | 'faults'>;

async function runFiles(site: string, file: string): Promise<Measured> {
  const rows: string[][] = [];
  const faults: string[] = [];
  for (const [name, make] of Object.entries(hostileFiles(site))) {
    writeFileSync(file, make());
    const runs = [
      await bestOf(2, () => measureCheck([file])),
      await measureCheck(['--format', 'json', file]),
    ];
    const worst = {
      milliseconds: Math.max(...runs.map(({ milliseconds }) => milliseconds)),
      megabytes: Math.max(...runs.map(({ megabytes }) => megabytes)),
      outputBytes: Math.max(...runs.map(({ outputBytes }) => outputBytes)),
    };
    const [run] = runs;
    if (run) rows.push(rowOf(name, { ...run, ...worst, seconds: worst.milliseconds / 1000 }));
    faults.push(...judge(name, worst), ...runs.flatMap((one) => judgeEnd(name, one)));
  }
  return { rows, faults };
}

/** Every shape at its largest; those that take longer than starting the command does at all sizes. */
async function runShapes(file: string): Promise<Measured> {
  const rows: string[][] = [];
  const faults: string[] = [];
  const runAt = (make: Shape, size: number) => {
    writeFileSync(file, make(size));
    return measureCheck([file]);
  };
  const idle = await runAt(() => 'version: 3\n', 0);
  const right = new Map<number, number>();
  for (const make of Object.values(rightShapes))
    for (const size of sizes)
      right.set(size, Math.max(right.get(size) ?? 0, (await runAt(make, size)).seconds));

  for (const [name, make] of Object.entries({ ...rightShapes, ...faultShapes, ...markShapes })) {
    const last = await runAt(make, largest);
    const isFast = last.seconds < 2 * idle.seconds;
    const runs = isFast ? [] : await inOrder(sizes.slice(0, -1), (size) => runAt(make, size));
    const times = [...runs, last].map(({ seconds }) => seconds);
    const exponent = isFast ? 0 : growth(times.map((time) => time - idle.seconds));
    const shares = times.toReversed().map((time, index) => {
      const size = sizes.toReversed()[index] ?? largest;
      return time / (mostBeside.times * (right.get(size) ?? 0) + mostBeside.seconds);
    });
    const share = Math.max(...shares);
    rows.push(rowOf(name, last, [exponent.toFixed(2), share.toFixed(2)]));
    faults.push(...[...runs, last].flatMap((run) => judgeEnd(name, run)));
    if (last.megabytes > most.megabytes) faults.push(`${name}: ${last.megabytes.toFixed(0)} MB`);
    if (exponent > mostBeside.exponent) faults.push(`${name}: exponent ${exponent.toFixed(2)}`);
    if (share > 1) faults.push(`${name}: ${share.toFixed(2)} of what it may take`);
  }
  return { rows, faults };
}

async function inOrder<Item, Result>(
  items: readonly Item[],
  run: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) results.push(await run(item));
  return results;
}

/** Below that, a difference says more about the machine. */
const leastSeconds = 0.2;

/** The exponent with which times grow when the size doubles: the slope of a line through their logarithms. */
function growth(times: readonly number[]): number {
  const points = times.map(
    (time, index) => [index, Math.log2(Math.max(leastSeconds, time))] as const,
  );
  const meanOf = (numbers: readonly number[]) =>
    numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  const [x, y] = [meanOf(points.map(([at]) => at)), meanOf(points.map(([, log]) => log))];
  const slope = points.reduce((sum, [at, log]) => sum + (at - x) * (log - y), 0);
  return slope / points.reduce((sum, [at]) => sum + (at - x) ** 2, 0);
}

function rowOf(name: string, run: Run, more: readonly string[] = ['', '']): string[] {
  return [
    name,
    run.seconds.toFixed(2),
    run.megabytes.toFixed(0),
    run.outputBytes.toFixed(0),
    String(run.exitCode),
    / (?:error|warning) (\S+)/.exec(run.output)?.[1] ?? '',
    ...more,
  ];
}

function judge(name: string, worst: Readonly<Record<keyof typeof most, number>>): string[] {
  // `Object.entries` forgets the keys.
  return (Object.entries(most) as [keyof typeof most, number][])
    .filter(([key, limit]) => worst[key] > limit)
    .map(([key]) => `${name}: ${worst[key].toFixed(0)} ${key}`);
}

/** Problems or none, but never a failure of our own. */
function judgeEnd(name: string, { exitCode, output }: Run): string[] {
  const isCrash = (exitCode !== 0 && exitCode !== 1) || /\n\s+at .*:\d+:\d+/.test(output);
  return isCrash ? [`${name}: ended with ${exitCode}`] : [];
}
