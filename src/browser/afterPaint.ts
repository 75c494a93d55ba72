/**
 * Runs `start` as soon as the visitor has seen the page, at once where nobody looks at it yet. A page
 * that the browser prerenders on its own guess is first painted when it is really shown.
 */
export function afterPaint(start: () => void): void {
  if (document.hidden && !(document as { prerendering?: boolean }).prerendering) start();
  else requestAnimationFrame(() => setTimeout(start));
}
