/** Runs `start` as soon as the visitor has seen the page; at once where nobody looks at it yet. */
export function afterPaint(start: () => void): void {
  if (document.hidden) start();
  else requestAnimationFrame(() => setTimeout(start));
}
