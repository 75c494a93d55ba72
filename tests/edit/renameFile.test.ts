import { rename } from 'node:fs/promises';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isHeld, renameFile } from '#edit/renameFile.ts';
import { temporaryFolder } from '#tests/build/temporaryFolder.ts';

/** A file system in which another program holds the file for so many tries. */
function heldFor(tries: number, code: string) {
  const folder = temporaryFolder();
  const [from, to] = [join(folder, 'new'), join(folder, 'old')];
  writeFileSync(from, '');
  let left = tries;
  const run = async (...paths: Parameters<typeof rename>) => {
    left -= 1;
    if (left >= 0) throw Object.assign(new Error(`${code}: held`), { code });
    await rename(...paths);
  };
  return { from, to, run };
}

test.each(['EPERM', 'EACCES', 'EBUSY'])(
  'waits on Windows until another program releases a file: %s',
  async (code) => {
    const { from, to, run } = heldFor(3, code);
    await renameFile(from, to, { platform: 'win32', run });
    expect(existsSync(to)).toBe(true);
  },
);

test.each([
  ['win32', 'EPERM', 99],
  ['win32', 'ENOSPC', 1],
  ['linux', 'EPERM', 1],
] as const)('gives up on %s after %s', async (platform, code, tries) => {
  const { from, to, run } = heldFor(tries, code);
  const failing = renameFile(from, to, { platform, run });
  await expect(failing).rejects.toMatchObject({ code });
  expect(existsSync(from)).toBe(true);
});

test('knows on Windows alone that another program holds a file', () => {
  const error = Object.assign(new Error('held'), { code: 'EBUSY' });
  expect(isHeld(error, 'win32')).toBe(true);
  expect(isHeld(error, 'linux')).toBe(false);
});
