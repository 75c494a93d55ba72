import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyFixture } from '#tests/sites/copyFixture.ts';
import type { Bench } from './Bench.ts';
import { bestOf, measureCheck, measureNode } from './measureCheck.ts';

/** What a check may take, with the start of its process, in milliseconds. */
const most = { one: 300, fifty: 1000 };

export const speed: Bench = {
  name: 'speed',
  about:
    'npm run check with the start of its process (best of 7 and of 3), on an idle machine: Node alone says how fast that is now',
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'fascia-speed-'));
    try {
      const site = copyFixture('specification', folder);
      const files = Array.from({ length: 50 }, (_, index) => join(folder, `site-${index}.yaml`));
      for (const file of files) copyFileSync(site.file, file);
      const node = await bestOf(7, () => measureNode(['--eval', '']));
      const one = await bestOf(7, () => measureCheck([site.file]));
      const fifty = await bestOf(3, () => measureCheck(files));
      return {
        columns: ['files', 'ms', 'promised', 'MB'],
        rows: [
          ['Node alone', node.milliseconds.toFixed(0), '', node.megabytes.toFixed(0)],
          [
            'the specification’s site',
            one.milliseconds.toFixed(0),
            most.one,
            one.megabytes.toFixed(0),
          ],
          ['50 of it', fifty.milliseconds.toFixed(0), most.fifty, fifty.megabytes.toFixed(0)],
        ],
        faults: [
          ...(one.milliseconds > most.one ? ['one file takes too long'] : []),
          ...(fifty.milliseconds > most.fifty ? ['50 files take too long'] : []),
        ],
      };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
