/**
 * Runs `start` as soon as the visitor has seen the page; at once where nobody looks at it yet, and in a
 * page that is loaded again (`isAgain`), which has to stand before the browser scrolls it. A page that
 * the browser prerenders on its own guess is first painted when it is really shown.
 */
export function afterPaint(start: () => void, isAgain = false): void {
  if (isAgain || (document.hidden && !(document as { prerendering?: boolean }).prerendering))
    start();
  else requestAnimationFrame(() => setTimeout(start));
}
