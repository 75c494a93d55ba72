import { sentStore } from '#vendors/ownStores.ts';

/**
 * Says yes the first time that it is asked about a name in this browser tab, reloads included, and no
 * from then on. Keeps names in the tab's memory, so ask only after the visitor's consent.
 */
export function onceEach(name: string): boolean {
  try {
    const names = JSON.parse(sessionStorage.getItem(sentStore) ?? '[]') as string[];
    if (names.includes(name)) return false;
    sessionStorage.setItem(sentStore, JSON.stringify([...names, name]));
  } catch {
    // No storage here (private windows): every time is the first.
  }
  return true;
}
