/**
 * Entries that React made in the browser's history outlive a reload. Until React stands again, going
 * back or forward to one changes the address alone, so the page is loaded anew. Returns the way to
 * stop.
 */
export function reloadOnHistory(): () => void {
  const { pathname } = location;
  const onPopState = () => {
    if (location.pathname !== pathname) location.reload();
  };
  addEventListener('popstate', onPopState);
  return () => removeEventListener('popstate', onPopState);
}
