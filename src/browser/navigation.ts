import type { ReadyPage } from '#page/PageData.ts';
import { dataOf, partAt } from './dom.ts';
import type { LoadPage } from './pageLoader.ts';
import type { PopListener } from './preHydration.ts';

/** The page that is shown, and how the visitor came to it. */
export type Shown = {
  path: string;
  page: ReadyPage;
  arrival: 'first' | 'link' | 'history';
  hash: string;
  /** Where the page was scrolled to when it was last left, in pixels; null where that is not known. */
  scroll: number | null;
};

export type Navigation = {
  shown(): Shown;
  subscribe(listener: () => void): () => void;
  navigate(to: string): void;
};

type Options = {
  page: ReadyPage;
  load: LoadPage;
  visit: (path: string) => void;
  /** Listens to back and forward; the window, unless the boot script does already. */
  onHistory?: (listener: PopListener) => void;
};

/**
 * Moves between the pages of the site without a reload. The next page is shown when its data is
 * there, so that nothing flickers; when it cannot be had, the browser loads the page itself. Scroll
 * positions are kept for back and forward. A page that may contact hosts which the policy of the
 * first page does not let through is left to the browser, too: a policy lasts until a page is loaded.
 */
export function createNavigation({
  page,
  load,
  visit,
  onHistory = (listener) => addEventListener('popstate', listener),
}: Options): Navigation {
  let shown: Shown = { path: location.pathname, page, arrival: 'first', hash: '', scroll: null };
  let entry = stateOf(history.state).entry ?? 0;
  let latest = entry;
  /** The page that is on its way: its address, and the wait until that is shown. */
  let request: { href: string; waiting: ReturnType<typeof setTimeout> } | undefined;
  const state = dataOf(document.documentElement);
  const scrolls = new Map<number, number>();
  const listeners = new Set<() => void>();

  const settle = () => {
    clearTimeout(request?.waiting);
    request = undefined;
    delete state.loading;
  };
  /** Shows the page at an address, unless the visitor has meanwhile gone elsewhere. */
  const show = async (url: URL, arrive: () => Pick<Shown, 'arrival' | 'scroll'>) => {
    clearTimeout(request?.waiting);
    // Not for a page that is loaded already: the browser would lay out the old one once more.
    const own = { href: url.href, waiting: setTimeout(() => (state.loading = '')) };
    request = own;
    try {
      const next = await load(url.pathname);
      if (own !== request) return;
      if (!next.hosts.every((host) => page.hosts.includes(host))) return loadWhole(url);
      shown = { path: url.pathname, page: next, hash: url.hash, ...arrive() };
      visit(url.pathname);
      for (const listener of listeners) listener();
      settle();
    } catch {
      if (own === request) loadWhole(url);
    }
  };

  const navigate = (to: string) => {
    const url = new URL(to, location.href);
    if (url.pathname === shown.path && url.pathname === location.pathname) {
      moveWithinPage(url);
    } else if (url.href === request?.href) {
      location.assign(url); // Pressed again: it takes too long.
    } else {
      void show(url, () => {
        scrolls.set(entry, scrollY);
        replaceState.call(history, { ...history.state, entry, scroll: scrollY }, '');
        entry = ++latest;
        pushState.call(history, { entry }, '', url);
        return { arrival: 'link', scroll: null };
      });
    }
  };

  const onPopState = (event: PopStateEvent) => {
    const { entry: next, scroll: stored } = stateOf(event.state);
    if (next === undefined) return; // A link within the page: see onHashChange.
    scrolls.set(entry, scrollY);
    const scroll = scrolls.get(next) ?? stored ?? null;
    if (location.pathname === shown.path) {
      settle(); // A page that is still on its way is no longer wanted.
      entry = next;
      if (scroll !== null) scrollTo({ top: scroll, behavior: 'instant' });
      return;
    }
    void show(new URL(location.href), () => {
      entry = next;
      return { arrival: 'history', scroll };
    });
  };
  // Laid out as a whole already, by the place that the address names (lateLayout.ts); without
  // this, going back from there would lay the page out late once more.
  const stayWhole = () => {
    if (location.hash) delete state.later;
  };
  const onHashChange = () => {
    stayWhole();
    if (stateOf(history.state).entry !== undefined) return;
    entry = ++latest;
    replaceState.call(history, { entry }, '');
  };

  stayWhole();
  replaceState.call(history, { ...history.state, entry }, '');
  history.scrollRestoration = 'manual';
  // Other documents and reloads leave the scroll position to the browser.
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  addEventListener('pageshow', ({ persisted }) => {
    history.scrollRestoration = 'manual';
    // Left for a page that the browser loaded itself, and come back to as it was.
    if (persisted) settle();
  });
  onHistory(onPopState);
  addEventListener('hashchange', onHashChange);

  return {
    shown: () => shown,
    navigate,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

// The browser's own: pixels put theirs in front of them, and would report page views by themselves.
const { pushState, replaceState } = History.prototype;

/** A link to the page that is shown: to its top, or to a section of it. */
function moveWithinPage({ hash }: URL): void {
  if (!hash) scrollTo({ top: 0 });
  else if (hash === location.hash) partAt(hash)?.scrollIntoView();
  else location.hash = hash;
}

/** Leaves a page that cannot be shown here to the browser. */
function loadWhole(url: URL): void {
  // To assign the address that is there already would only move within the page.
  if (url.href === location.href) location.reload();
  else location.assign(url);
}

function stateOf(state: unknown): { entry?: number; scroll?: number } {
  return (state ?? {}) as { entry?: number; scroll?: number };
}
