import { afterEach, expect, test, vi } from 'vitest';
import { limitTime } from '#verify/limitTime.ts';

afterEach(() => void vi.useRealTimers());

test('ends work that never ends, and says what it was', async () => {
  vi.useFakeTimers();
  const work = limitTime(new Promise(() => {}), { minutes: 10, what: 'The visit to /a' });
  const ended = work.catch(String);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(await ended).toBe('Error: The visit to /a took more than 10 minutes.');
});

test('gives what the work gives, and leaves no timer', async () => {
  vi.useFakeTimers();
  expect(await limitTime(Promise.resolve(1), { minutes: 10, what: 'It' })).toBe(1);
  expect(vi.getTimerCount()).toBe(0);
});
