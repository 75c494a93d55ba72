import type { Components } from '#page/loadComponents.ts';
import type { ReadyPage } from '#page/PageData.ts';
import type { PreviewUpdate } from './PreviewUpdate.ts';

/** What the server told last. */
export type LiveSite = {
  update(): PreviewUpdate;
  /** The page at a path, or the 404 page. Throws while there is no site. */
  pageAt(path: string): ReadyPage;
  receive(update: PreviewUpdate): void;
  subscribe(listener: () => void): () => void;
};

export function createLiveSite(first: PreviewUpdate, components: Components): LiveSite {
  let update = first;
  const listeners = new Set<() => void>();
  return {
    update: () => update,
    pageAt(path) {
      if (!update.site) throw new Error('There is no site yet.');
      return { ...(update.site.pages[path] ?? update.site.notFound), components };
    },
    receive(next) {
      update = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
