import type { PageData } from '#page/PageData.ts';
import type { PreviewUpdate } from './PreviewUpdate.ts';

/** What the server told last. */
export type LiveSite = {
  update(): PreviewUpdate;
  /** The page at a path, or the 404 page. Throws while there is no site. */
  pageAt(path: string): PageData;
  receive(update: PreviewUpdate): void;
  subscribe(listener: () => void): () => void;
};

export function createLiveSite(first: PreviewUpdate): LiveSite {
  let update = first;
  const listeners = new Set<() => void>();
  return {
    update: () => update,
    pageAt(path) {
      if (!update.site) throw new Error('There is no site yet.');
      if (first.example?.path === path) return first.example.page;
      return update.site.pages[path] ?? update.site.notFound;
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
