import { act, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

/** Gives every test of a file a fake clock. (`user-event` lives by the real one.) */
export function fakeClock() {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  /** Lets so many milliseconds pass. */
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  /** Clicks, and lets what follows at once happen. */
  const press = async (element: Element) => {
    fireEvent.click(element);
    await wait(0);
  };
  return { wait, press };
}
