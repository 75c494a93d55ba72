import { selectorOf } from './dom.ts';

/**
 * Runs `start` right after the first paint, or at once in a tab that is not shown yet. A page that the
 * browser prerenders is painted when it is shown.
 */
export function afterPaint(start: () => void): void {
  if (document.hidden && !document.prerendering) start();
  else requestAnimationFrame(() => setTimeout(start));
}

const interactions = ['keydown', 'pointerdown', 'pointermove', 'scroll', 'focusin', 'click'];

/**
 * Runs `start` at the visitor's first interaction, or at once where something on the page is to be
 * hydrated immediately. After a failure, the next interaction runs it again.
 */
export function onFirstInteraction(start: () => Promise<void>): void {
  const listen = () => {
    for (const type of interactions) addEventListener(type, attempt, true);
  };
  const attempt = () => {
    for (const type of interactions) removeEventListener(type, attempt, true);
    start().catch(listen);
  };
  if (document.querySelector(selectorOf('hydrate', 'now'))) attempt();
  else listen();
}
