import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FinalError, retry } from '#parts/download.ts';

const options = { retries: 3, retryDelay: 1000 };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('tries 3 times more, after 1, 2 and 4 seconds, and rejects with the last error', async () => {
  const start = Date.now();
  const tries: number[] = [];
  const result = retry(() => {
    tries.push(Date.now() - start);
    return Promise.reject(new Error(`try ${tries.length}`));
  }, options);
  result.catch(() => {});
  await vi.runAllTimersAsync();
  await expect(result).rejects.toThrow('try 4');
  expect(tries).toEqual([0, 1000, 3000, 7000]);
});

test('stops at the first success', async () => {
  const task = vi.fn().mockRejectedValueOnce(new Error('first')).mockResolvedValue('done');
  const result = retry(task, options);
  await vi.runAllTimersAsync();
  await expect(result).resolves.toBe('done');
  expect(task).toHaveBeenCalledTimes(2);
});

test('counts a task that throws at once as a failed try', async () => {
  const task = vi.fn(() => {
    throw new Error('at once');
  });
  const result = retry(task, { ...options, retries: 1 });
  result.catch(() => {});
  await vi.runAllTimersAsync();
  await expect(result).rejects.toThrow('at once');
  expect(task).toHaveBeenCalledTimes(2);
});

test('does not try again what no new try can mend', async () => {
  const task = vi.fn().mockRejectedValue(new FinalError('not there'));
  await expect(retry(task, options)).rejects.toThrow('not there');
  expect(task).toHaveBeenCalledOnce();
});

test('tries no further once nobody wants it any more', async () => {
  const leaving = new AbortController();
  const task = vi.fn().mockRejectedValue(new Error('failed'));
  const result = retry(task, { ...options, signal: leaving.signal });
  result.catch(() => {});
  await vi.advanceTimersByTimeAsync(500);
  leaving.abort();
  await vi.runAllTimersAsync();
  await expect(result).rejects.toThrow('failed');
  expect(task).toHaveBeenCalledOnce();
});
