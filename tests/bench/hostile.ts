import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyFixture } from '#tests/sites/copyFixture.ts';
import type { Bench } from './Bench.ts';
import { hostileFiles } from './hostileFiles.ts';
import { bestOf, measureCheck, type Run } from './measureCheck.ts';

/** What any file alone may cost. */
const most = { milliseconds: 2000, megabytes: 256, outputBytes: 64_000 };

export const hostile: Bench = {
  name: 'hostile',
  about: `files that choke others, each alone: at most ${most.milliseconds} ms, ${most.megabytes} MB, ${most.outputBytes} bytes of output`,
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'fascia-hostile-'));
    const rows: string[][] = [];
    const faults: string[] = [];
    try {
      const site = copyFixture('specification', folder);
      for (const [name, make] of Object.entries(hostileFiles(site.source))) {
        const file = join(folder, 'site.yaml');
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
        rows.push([
          name,
          ...Object.values(worst).map((value) => value.toFixed(0)),
          String(runs[0]?.exitCode),
          / (?:error|warning) (\S+)/.exec(runs[0]?.output ?? '')?.[1] ?? '',
        ]);
        faults.push(...judge(name, worst), ...runs.flatMap((run) => judgeEnd(name, run)));
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
    return { columns: ['file', 'ms', 'MB', 'bytes', 'exit', 'first code'], rows, faults };
  },
};

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
