/** Runs `visit` now, or when a page that the browser prerenders on its own guess is really shown. */
export function whenShown(visit: () => void): void {
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', visit, { once: true });
  } else {
    visit();
  }
}
