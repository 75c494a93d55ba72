export type PopListener = (event: PopStateEvent) => void;

/**
 * Hears of going back and forward before any other script can, and lets none of them hear of it:
 * pixels would report page views of their own, of pages that send none too. (Meta's can be told not
 * to; Google's is told in its own settings, TikTok's not at all.)
 *
 * Entries that React made in the browser's history outlive a reload. Until React stands again, going
 * to one changes the address alone, so the page is loaded anew. Returns the way to take over.
 */
export function listenToHistory(): (listener: PopListener) => void {
  const { pathname } = location;
  let hear: PopListener = () => {
    if (location.pathname !== pathname) location.reload();
  };
  addEventListener(
    'popstate',
    (event) => {
      event.stopImmediatePropagation();
      hear(event);
    },
    true,
  );
  return (listener) => {
    hear = listener;
  };
}
