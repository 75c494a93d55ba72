import type { ViteHotContext } from 'vite/types/hot.js';
import type { Navigation } from '#browser/navigation.ts';
import type { Components } from '#page/components.ts';
import type { ReadyPage } from '#page/PageData.ts';
import {
  applyChange,
  changeEvent,
  helloEvent,
  type PreviewChange,
  type PreviewUpdate,
} from './PreviewUpdate.ts';

/** A path without its percent-encoding; as it is where that is none. */
export function readablePath(path: string): string {
  try {
    return decodeURI(path).normalize('NFC');
  } catch {
    return path;
  }
}

export type LiveSite = ReturnType<typeof createLiveSite>;

/** The last update from the server. */
export function createLiveSite(first: PreviewUpdate, components: Components) {
  let update = first;
  const listeners = new Set<() => void>();
  const base = () => update.site?.shared.base ?? '';
  return {
    update: () => update,
    /** The part of the host where the site is, or nothing. */
    base,
    /** The path within the site, as site.yaml writes it, of a path of its host. */
    within: (address: string) => {
      const path = readablePath(address);
      return path.startsWith(`${base()}/`)
        ? path.slice(base().length)
        : path === base()
          ? '/'
          : path;
    },
    /** The page at a path of the site, or the 404 page. Throws while there is no site. */
    pageAt(path: string): ReadyPage {
      if (!update.site) throw new Error('There is no site yet.');
      const { pages, notFound } = update.site;
      const isExample = first.example?.path === path;
      const found = isExample ? first.example?.page : pages[path];
      const page = found ?? notFound;
      return { ...page, path: found ? path : null, components };
    },
    receive(next: PreviewUpdate) {
      update = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
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
  navigation.subscribe(() => (shown = navigation.shown()));
  live.subscribe(
    () => (shown = { ...shown, page: live.pageAt(live.within(shown.path)), arrival: 'first' }),
  );
  return {
    navigate: navigation.navigate,
    shown: () => shown,
    // After the listeners above, so that each is called with what is shown now.
    subscribe(listener) {
      const ends = [navigation, live].map(({ subscribe }) => subscribe(listener));
      return () => ends.forEach((end) => end());
    },
  };
}
