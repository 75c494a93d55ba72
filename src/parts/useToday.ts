import { useSyncExternalStore } from 'react';

/** The date of today by the visitor's clock, as in `2027-06-12`. The page that is built knows none: it is empty there. */
export function useToday(): string {
  return useSyncExternalStore(never, todayHere, () => '');
}

/** The date of today where the visitor is. Swedes write the year first. */
export function todayHere(): string {
  return new Date().toLocaleDateString('sv');
}

/** Today changes while nobody looks. */
const never = () => () => {};
