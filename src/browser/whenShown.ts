/** Runs `visit` now, or when a page that the browser prerenders on its own guess is really shown. */
export function whenShown(visit: () => void): void {
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', visit, { once: true });
  } else {
    visit();
  }
}
