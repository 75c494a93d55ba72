import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { keptFolder } from '#build/makeFiles.ts';
import { temporaryFolder } from './temporaryFolder.ts';

describe('keptFolder', () => {
  test('makes a thing once', async () => {
    const cache = temporaryFolder();
    let made = 0;
    const make = async (folder: string) => writeFileSync(join(folder, 'a'), String(++made));
    await keptFolder(cache, 'key', make);
    const folder = await keptFolder(cache, 'key', make);
    expect(readFileSync(join(folder, 'a'), 'utf8')).toBe('1');
    await keptFolder(cache, 'other', make);
    expect(made).toBe(2);
  });

  test('keeps nothing of what failed', async () => {
    const cache = temporaryFolder();
    const failing = keptFolder(cache, 'key', async (folder) => {
      writeFileSync(join(folder, 'half'), '');
      throw new Error('No.');
    });
    await expect(failing).rejects.toThrow('No.');
    expect(readdirSync(cache)).toEqual([]);
  });

  test('gives both the same when two make it at once', async () => {
    const cache = temporaryFolder();
    const make = async (folder: string) => writeFileSync(join(folder, 'a'), 'x');
    const folders = await Promise.all([keptFolder(cache, 'k', make), keptFolder(cache, 'k', make)]);
    expect(folders).toEqual([join(cache, 'k'), join(cache, 'k')]);
    expect(readdirSync(cache)).toEqual(['k']);
  });
});
