/**
 * Runs `start` as soon as the visitor has seen the page and the browser has nothing to draw: a picture
 * that has just come goes first. A page that nobody looks at, in a tab behind another or prerendered on
 * a guess of the browser, waits until it is shown. Safari knows no idle time: there it is the next task.
 */
export function afterPaint(start: () => void): void {
  requestAnimationFrame(() => (window.requestIdleCallback ?? setTimeout)(start));
}
