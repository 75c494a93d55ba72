export type PopListener = (event: PopStateEvent) => void;

/**
 * Handles back and forward before any other script can, and hides them from all others: pixels would
 * report page views themselves, also of pages that send none. (Meta's has an option against it, Google's
 * a setting in the account, TikTok's neither.)
 *
 * History entries that React made survive a reload. Before hydration, going to one changes the address
 * alone, so the page is reloaded. Returns what takes over from then on.
 */
export function listenToHistory(): (listener: PopListener) => void {
  const { pathname } = location;
  let current: PopListener = () => {
    if (location.pathname !== pathname) location.reload();
  };
  addEventListener(
    'popstate',
    (event) => {
      event.stopImmediatePropagation();
      current(event);
    },
    true,
  );
  return (listener) => {
    current = listener;
  };
}
