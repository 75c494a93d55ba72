import type { PageData } from '#page/PageData.ts';
import type { LoadPage } from './pageLoader.ts';

/** The page that is shown, and how the visitor came to it. */
export type Shown = {
  path: string;
  page: PageData;
  arrival: 'first' | 'link' | 'history';
  hash: string;
  /** Where the page is to be scrolled to, in pixels. */
  scroll: number;
};

export type Navigation = {
  shown(): Shown;
  subscribe(listener: () => void): () => void;
  navigate(to: string): void;
};

type Options = { page: PageData; load: LoadPage; visit: (path: string) => void };

/**
 * Moves between the pages of the site without a reload. The next page is shown when its data is
 * there, so that nothing flickers; when it cannot be had, the browser loads the page itself. Scroll
 * positions are kept for back and forward.
 */
export function createNavigation({ page, load, visit }: Options): Navigation {
  let shown: Shown = { path: location.pathname, page, arrival: 'first', hash: '', scroll: 0 };
  let entry = keyOf(history.state) ?? 0;
  let latest = entry;
  const scrolls = new Map<number, number>();
  const listeners = new Set<() => void>();

  /** Shows the page at an address; false when the visitor has meanwhile gone elsewhere. */
  let request = 0;
  const show = async (url: URL, arrive: () => Pick<Shown, 'arrival' | 'scroll'>) => {
    const own = ++request;
    document.documentElement.dataset.loading = '';
    try {
      const next = await load(url.pathname);
      if (own !== request) return;
      shown = { path: url.pathname, page: next, hash: url.hash, ...arrive() };
      visit(url.pathname);
      for (const listener of listeners) listener();
    } catch {
      if (own === request) location.assign(url);
    } finally {
      if (own === request) delete document.documentElement.dataset.loading;
    }
  };

  const navigate = (to: string) => {
    const url = new URL(to, location.href);
    const isSamePage = url.pathname === location.pathname;
    if (isSamePage && url.hash) {
      location.hash = url.hash;
      return;
    }
    void show(url, () => {
      scrolls.set(entry, scrollY);
      if (url.href !== location.href) {
        entry = ++latest;
        history.pushState({ entry }, '', url);
      }
      return { arrival: 'link', scroll: 0 };
    });
  };

  const onPopState = ({ state }: PopStateEvent) => {
    scrolls.set(entry, scrollY);
    const next = keyOf(state) ?? entry;
    const scroll = scrolls.get(next) ?? 0;
    if (location.pathname === shown.path) {
      request += 1; // A page that is still on its way is no longer wanted.
      delete document.documentElement.dataset.loading;
      entry = next;
      if (!location.hash) scrollTo({ top: scroll, behavior: 'instant' });
      return;
    }
    void show(new URL(location.href), () => {
      entry = next;
      return { arrival: 'history', scroll };
    });
  };

  history.replaceState({ ...history.state, entry }, '');
  history.scrollRestoration = 'manual';
  // Other documents and reloads leave the scroll position to the browser.
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
  addEventListener('popstate', onPopState);

  return {
    shown: () => shown,
    navigate,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function keyOf(state: unknown): number | undefined {
  const key = (state as { entry?: unknown } | null)?.entry;
  return typeof key === 'number' ? key : undefined;
}
