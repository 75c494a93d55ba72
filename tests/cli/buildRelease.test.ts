import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildDist } from '#cli/buildDist.ts';
import { temporaryFolder } from '#tests/build/temporaryFolder.ts';
import { copyFixture } from '#tests/sites/copyFixture.ts';

test('a build for release refuses placeholders, and leaves dist/ as it was', async () => {
  const { folder } = copyFixture('small', temporaryFolder());
  const dist = join(folder, 'dist');
  mkdirSync(dist);
  writeFileSync(join(dist, 'index.html'), 'the last good one');
  const written = { out: '', error: '' };
  const terminal = {
    out: (text: string) => void (written.out += text),
    error: (text: string) => void (written.error += text),
    colour: false,
    isDebugging: false,
  };
  expect(await buildDist({ release: true }, terminal, folder)).toBe(1);
  expect(written.out).toContain('placeholder-pixel');
  expect(written.error).toMatch(/\d+ errors\. Nothing was built, and dist\/ is as it was\./);
  expect(readdirSync(dist)).toEqual(['index.html']);
});
