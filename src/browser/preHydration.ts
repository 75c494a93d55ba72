import type { BootConfig } from './BootConfig.ts';
import { ids, selectorOf } from './dom.ts';

/**
 * Runs `start` right after the first paint, or at once in a tab that is not shown yet. A page that the
 * browser prerenders is painted when it is shown.
 */
export function afterPaint(start: () => void): void {
  if (document.hidden && !document.prerendering) start();
  else requestAnimationFrame(() => setTimeout(start));
}

/**
 * Whether the browser has translated the page since. React would not find its words any more, and put the
 * original ones back, so such a page is hydrated only for a button that needs React.
 */
export function watchTranslation(): () => boolean {
  const root = document.documentElement;
  const { lang } = root;
  // Chrome wraps what it translates, others replace the text; all name the language.
  return () => root.lang !== lang || !!document.querySelector(`#${ids.root} font`);
}

const interactions = ['keydown', 'pointerdown', 'pointermove', 'scroll', 'focusin', 'click'];

/**
 * Runs `start` at the visitor's first interaction, or at once where something on the page is to be
 * hydrated immediately. After a failure, or while `canStart` says no, the next interaction tries again.
 * A press on a link to another page does not count: the browser follows it, and what `start` loads would
 * only delay that page.
 */
export function onFirstInteraction(start: () => Promise<void>, canStart = () => true): void {
  const listen = () => {
    for (const type of interactions) addEventListener(type, attempt, true);
  };
  const attempt = (event?: Event) => {
    // The target of scrolling is the document, which has no `closest`.
    const target = event?.target as Partial<Element> | null | undefined;
    const isPress = event?.type !== 'pointermove' && target?.closest?.('a[href^="/"]');
    if (isPress || !canStart()) return;
    for (const type of interactions) removeEventListener(type, attempt, true);
    start().catch(listen);
  };
  listen();
  if (document.querySelector(selectorOf('hydrate', 'now'))) attempt();
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

/** Loads the pictures far from the screen before the page is printed: Safari does not by itself. */
export function loadBeforePrint(): void {
  addEventListener('beforeprint', () => {
    for (const picture of document.images) picture.loading = 'eager';
  });
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
