import { storeOf } from '../dom.ts';

/**
 * Whether an event is sent for the first time in this browser tab, reloads included. Stores its name in the
 * tab, under `key`, so only after the visitor's consent.
 */
export function isFirstTime(name: string, key: string): boolean {
  const store = storeOf(key);
  try {
    const names = JSON.parse(sessionStorage.getItem(store) ?? '[]') as string[];
    if (names.includes(name)) return false;
    sessionStorage.setItem(store, JSON.stringify([...names, name]));
  } catch {
    // No storage here (private windows): every time is the first.
  }
  return true;
}
