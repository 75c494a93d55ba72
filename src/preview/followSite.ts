import type { Navigation, Shown } from '#browser/navigation.ts';
import type { LiveSite } from './liveSite.ts';

/**
 * A navigation whose page is always the newest version of itself. A new version is no arrival:
 * scroll position and focus stay where they are.
 */
export function followSite(navigation: Navigation, live: LiveSite): Navigation {
  let shown = navigation.shown();
  const listeners = new Set<() => void>();
  const show = (next: Shown) => {
    shown = next;
    for (const listener of listeners) listener();
  };
  navigation.subscribe(() => show(navigation.shown()));
  live.subscribe(() => show({ ...shown, page: live.pageAt(shown.path), arrival: 'first' }));
  return {
    navigate: navigation.navigate,
    shown: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
