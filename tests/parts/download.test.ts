// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FinalError, loadScript, retry } from '#parts/download.ts';

const options = { retries: 3, retryDelay: 1000 };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.head.replaceChildren();
});

describe('retry', () => {
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
});

describe('loadScript', () => {
  const src = 'https://widget.shop.example/widget.js';
  const scripts = () => [...document.head.querySelectorAll('script')];
  const happen = async (event: 'load' | 'error') => {
    scripts()[0]?.dispatchEvent(new Event(event));
    await vi.advanceTimersByTimeAsync(0);
  };

  test('puts the script into the page and waits for it', async () => {
    const isLoaded = vi.fn();
    void loadScript(src, options).then(isLoaded);
    expect(scripts().map((script) => script.src)).toEqual([src]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(isLoaded).not.toHaveBeenCalled();
    await happen('load');
    expect(isLoaded).toHaveBeenCalledOnce();
  });

  test('takes a failed script away before it tries again', async () => {
    const loaded = loadScript(src, options);
    await happen('error');
    expect(scripts()).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1000);
    expect(scripts()).toHaveLength(1);
    await happen('load');
    await expect(loaded).resolves.toBeUndefined();
  });

  test('rejects when all tries are used up', async () => {
    const loaded = loadScript(src, { ...options, retries: 1 });
    loaded.catch(() => {});
    await happen('error');
    await vi.advanceTimersByTimeAsync(1000);
    await happen('error');
    await expect(loaded).rejects.toThrow(src);
    expect(scripts()).toHaveLength(0);
  });

  test('lets a script that has come stay, whoever leaves later', async () => {
    const leaving = new AbortController();
    const loaded = loadScript(src, { ...options, signal: leaving.signal });
    await happen('load');
    leaving.abort();
    await expect(loaded).resolves.toBeUndefined();
    expect(scripts()).toHaveLength(1);
  });

  test('gives up when nobody wants the script any more', async () => {
    const leaving = new AbortController();
    const loaded = loadScript(src, { ...options, signal: leaving.signal });
    loaded.catch(() => {});
    leaving.abort();
    await vi.advanceTimersByTimeAsync(60_000);
    await expect(loaded).rejects.toThrow(src);
    expect(scripts()).toHaveLength(0);
  });
});
