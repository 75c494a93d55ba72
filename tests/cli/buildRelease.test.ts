import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildDist } from '#cli/buildDist.ts';
import { temporaryFolder } from '#tests/build/temporaryFolder.ts';
import { copyFixture } from '#tests/sites/copyFixture.ts';
import { runCommand } from './runCommand.ts';

test('a build for release refuses placeholders, and leaves dist/ as it was', async () => {
  const { folder } = copyFixture('small', temporaryFolder());
  const dist = join(folder, 'dist');
  mkdirSync(dist);
  writeFileSync(join(dist, 'index.html'), 'the last good one');
  mkdirSync(`${dist}-servers`);
  writeFileSync(`${dist}-servers/serving.json`, '{}');
  const { status, out, error } = await runCommand((terminal) =>
    buildDist({ root: folder, out: undefined, release: true }, terminal),
  );
  expect(status).toBe(1);
  expect(out).toContain('placeholder-pixel');
  expect(error).toMatch(/\d+ errors\. Nothing was built, and .*dist\/ is as it was\./);
  expect(readdirSync(dist)).toEqual(['index.html']);
});
