import { useSyncExternalStore } from 'react';

const narrow = matchMedia('(width < 720px)');

/** Whether there is no room for two parts side by side. */
export function isNarrow(): boolean {
  return narrow.matches;
}

/** The same, followed. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore((onChange) => {
    narrow.addEventListener('change', onChange);
    return () => narrow.removeEventListener('change', onChange);
  }, isNarrow);
}
