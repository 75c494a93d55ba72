import { buildDist } from '#cli/buildDist.ts';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

test('a build for release refuses placeholders, and leaves dist/ as it was', async () => {
  const root = mkdtempSync(join(tmpdir(), 'fascia-release-'));
  writeFileSync(join(root, 'site.yaml'), readFileSync('site.yaml'));
  symlinkSync(resolve('media'), join(root, 'media'));
  mkdirSync(join(root, 'dist'));
  writeFileSync(join(root, 'dist/index.html'), 'the last good one');
  const written = { out: '', error: '' };
  const terminal = {
    out: (text: string) => void (written.out += text),
    error: (text: string) => void (written.error += text),
    colour: false,
    isDebugging: false,
  };
  expect(await buildDist(root, terminal, { release: true })).toBe(1);
  expect(written.out).toContain('placeholder-pixel');
  expect(written.error).toMatch(/\d+ errors\. Nothing was built, and dist\/ is as it was\./);
  expect(readdirSync(join(root, 'dist'))).toEqual(['index.html']);
});
