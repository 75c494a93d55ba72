import type { BootConfig } from './BootConfig.ts';
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

/**
 * Loads the typefaces after the pictures of the first screen, and replaces their fallbacks all at once:
 * one layout instead of one for each. With ordinary styles for them, the first paint came 46 ms later on a
 * phone. A fallback stays where its typeface cannot be loaded.
 */
export async function loadTypefaces(typefaces: BootConfig['typefaces']): Promise<void> {
  for (const picture of document.images) {
    if (picture.loading === 'eager') await picture.decode().catch(() => {});
  }
  const loading = typefaces.map((parts) => new FontFace(...parts).load());
  for (const result of await Promise.allSettled(loading)) {
    if (result.status === 'fulfilled') document.fonts.add(result.value);
  }
}

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
