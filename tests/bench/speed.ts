import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyFixture } from '#tests/sites/copyFixture.ts';
import type { Bench } from './Bench.ts';
import { bestOf, measureCheck, measureNode, type Run } from './measureCheck.ts';

/** What a check may take, with the start of its process, in milliseconds. */
const most = { one: 1000, wrong: 2000, fifty: 6000 };

export const speed: Bench = {
  name: 'speed',
  about:
    'fascia check with the start of its process (best of 7 and of 3), on an idle machine: Node alone says how fast that is now',
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'fascia-speed-'));
    try {
      const site = copyFixture('specification', folder);
      const files = Array.from({ length: 50 }, (_, index) => join(folder, `site-${index}.yaml`));
      for (const file of files) copyFileSync(site.file, file);
      const wrong = join(folder, 'wrong.yaml');
      // An error of the form, behind which there is one of the schema: the dearest to explain.
      writeFileSync(
        wrong,
        site.source.replace('  title:', '   title:').replace('type: hero', 'type: heroo'),
      );
      const node = await bestOf(7, () => measureNode(['--eval', '']));
      const one = await bestOf(7, () => measureCheck([site.file]));
      const invalid = await bestOf(3, () => measureCheck([wrong]));
      const fifty = await bestOf(3, () => measureCheck(files));
      const row = (name: string, run: Run, promised: number | string) => [
        name,
        run.milliseconds.toFixed(0),
        promised,
        run.megabytes.toFixed(0),
      ];
      return {
        columns: ['files', 'ms', 'promised', 'MB'],
        rows: [
          row('Node alone', node, ''),
          row('the specification’s site', one, most.one),
          row('the same with two errors', invalid, most.wrong),
          row('50 of it', fifty, most.fifty),
        ],
        faults: [
          ...(one.milliseconds > most.one ? ['one file takes too long'] : []),
          ...(invalid.milliseconds > most.wrong ? ['an invalid file takes too long'] : []),
          ...(fifty.milliseconds > most.fifty ? ['50 files take too long'] : []),
        ],
      };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
