import { useSyncExternalStore } from 'react';

/** The date of today by the visitor's clock, as in `2027-06-12`. The page that is built knows none: it is empty there. */
export function useToday(): string {
  return useSyncExternalStore(never, todayHere, () => '');
}

function todayHere(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** Today changes while nobody looks. */
const never = () => () => {};
