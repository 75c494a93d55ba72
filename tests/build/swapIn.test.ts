import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { swapIn } from '#build/swapIn.ts';
import { temporaryFolder } from './temporaryFolder.ts';

function folderWith(content: string | null) {
  const folder = temporaryFolder();
  const dist = join(folder, 'dist');
  if (content !== null) put(dist, content);
  return {
    workshop: join(folder, '.fascia'),
    dist,
    read: () => readFileSync(join(dist, 'index.html'), 'utf8'),
  };
}

function put(folder: string, content: string) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), content);
}

describe('swapIn', () => {
  test.each([null, 'old'])('puts the new folder in the place of %s', async (before) => {
    const { dist, read, workshop } = folderWith(before);
    const result = await swapIn(dist, async (next) => {
      put(next, 'new');
      return 7;
    });
    expect(result).toBe(7);
    expect(read()).toBe('new');
    expect(existsSync(workshop)).toBe(false);
  });

  test('keeps nothing of the old folder', async () => {
    const { dist } = folderWith('old');
    writeFileSync(join(dist, 'gone.html'), '');
    await swapIn(dist, async (next) => put(next, 'new'));
    expect(readdirSync(dist)).toEqual(['index.html']);
  });

  test('leaves the old folder alone until the new one is whole', async () => {
    const { dist, read } = folderWith('old');
    await swapIn(dist, async (next) => {
      put(next, 'half');
      expect(read()).toBe('old');
    });
  });

  test('leaves the old folder alone when writing fails, and leaves nothing behind', async () => {
    const { dist, read, workshop } = folderWith('old');
    const failing = swapIn(dist, async (next) => {
      put(next, 'half');
      throw new Error('The disk is full.');
    });
    await expect(failing).rejects.toThrow('The disk is full.');
    expect(read()).toBe('old');
    expect(existsSync(workshop)).toBe(false);
  });

  test('says why writing failed, although other files are still being written', async () => {
    const { dist, read } = folderWith('old');
    const others: Promise<unknown>[] = [];
    const over = new AbortController();
    const failing = swapIn(dist, async (next) => {
      others.push(
        ...['assets', 'data'].map(async (name) => {
          for (let count = 0; !over.signal.aborted; count++) {
            await mkdir(join(next, name, String(count)), { recursive: true });
            if (count > 100) await setTimeout(1);
          }
        }),
      );
      await vi.waitFor(() => expect(readdirSync(join(next, 'data')).length).toBeGreaterThan(99));
      throw new Error('The disk is full.');
    });
    await expect(failing).rejects.toThrow('The disk is full.');
    over.abort();
    await Promise.allSettled(others);
    expect(read()).toBe('old');
  });

  test('puts back what a crash between the two renames left aside', async () => {
    const { dist, read, workshop } = folderWith(null);
    put(join(workshop, 'last-dist'), 'old');
    await expect(swapIn(dist, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(read()).toBe('old');
  });

  test('is no failure when the old folder cannot be removed after it was replaced', async () => {
    const { dist, read, workshop } = folderWith('old');
    const held = () => Promise.reject(new Error('EPERM: another program holds it'));
    for (const text of ['new', 'newer']) {
      await swapIn(dist, async (next) => put(next, text), held);
      expect(read()).toBe(text);
    }
    await swapIn(dist, async (next) => put(next, 'newest'));
    expect(read()).toBe('newest');
    expect(existsSync(workshop)).toBe(false);
  });

  test('removes what a build left that was ended from outside, but not what another is writing', async () => {
    const { dist, workshop } = folderWith('old');
    const abandoned = join(workshop, 'next-999999999');
    const other = join(workshop, `next-${process.ppid}`);
    put(abandoned, 'half');
    put(other, 'half');
    await swapIn(dist, async (next) => put(next, 'new'));
    expect(existsSync(abandoned)).toBe(false);
    expect(existsSync(other)).toBe(true);
  });
});
