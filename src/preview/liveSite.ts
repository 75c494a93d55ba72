import type { ViteHotContext } from 'vite/types/hot.js';
import type { Navigation, Shown } from '#browser/navigation.ts';
import type { Components } from '#page/components.ts';
import type { ReadyPage } from '#page/PageData.ts';
import {
  applyChange,
  changeEvent,
  helloEvent,
  type PreviewChange,
  type PreviewUpdate,
} from './PreviewUpdate.ts';

/** The last update from the server. */
export type LiveSite = {
  update(): PreviewUpdate;
  /** The page at a path, or the 404 page. Throws while there is no site. */
  pageAt(path: string): ReadyPage;
  receive(update: PreviewUpdate): void;
  subscribe(listener: () => void): () => void;
};

export function createLiveSite(first: PreviewUpdate, components: Components): LiveSite {
  let update = first;
  const { subscribe, notify } = createListeners();
  return {
    update: () => update,
    pageAt(path) {
      if (!update.site) throw new Error('There is no site yet.');
      if (first.example?.path === path) return { ...first.example.page, path, components };
      const { pages, notFound } = update.site;
      const found = pages[path];
      return { ...(found ?? notFound), path: found ? path : null, components };
    },
    receive(next) {
      update = next;
      notify();
    },
    subscribe,
  };
}

/** Keeps a live site in step with the server: by changes, and by the whole where one was missed. */
export function followServer(live: LiveSite, hot: ViteHotContext | undefined): void {
  const sayHello = () => hot?.send(helloEvent, live.update().version);
  hot?.on(changeEvent, (change: PreviewChange) => {
    const next = applyChange(live.update(), change);
    if (next) live.receive(next);
    else sayHello();
  });
  sayHello();
}

/**
 * A navigation whose page is always the newest version. A new version is no arrival: scroll position
 * and focus stay.
 */
export function followSite(navigation: Navigation, live: LiveSite): Navigation {
  let shown = navigation.shown();
  const { subscribe, notify } = createListeners();
  const show = (next: Shown) => {
    shown = next;
    notify();
  };
  navigation.subscribe(() => show(navigation.shown()));
  live.subscribe(() => show({ ...shown, page: live.pageAt(shown.path), arrival: 'first' }));
  return { navigate: navigation.navigate, shown: () => shown, subscribe };
}

function createListeners() {
  const listeners = new Set<() => void>();
  return {
    notify() {
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
