import type { Components } from '#page/components.ts';
import type { ReadyPage } from '#page/PageData.ts';
import { applyChange } from './changeBetween.ts';
import type { PreviewChange, PreviewUpdate } from './PreviewUpdate.ts';

/** What the server told last. */
export type LiveSite = {
  update(): PreviewUpdate;
  /** The page at a path, or the 404 page. Throws while there is no site. */
  pageAt(path: string): ReadyPage;
  receive(update: PreviewUpdate): void;
  /** Takes a change; false when it does not follow on what is known, so that the whole must be asked for. */
  follow(change: PreviewChange): boolean;
  subscribe(listener: () => void): () => void;
};

export function createLiveSite(first: PreviewUpdate, components: Components): LiveSite {
  let update = first;
  const listeners = new Set<() => void>();
  const receive = (next: PreviewUpdate) => {
    update = next;
    for (const listener of listeners) listener();
  };
  return {
    update: () => update,
    pageAt(path) {
      if (!update.site) throw new Error('There is no site yet.');
      if (first.example?.path === path) return { ...first.example.page, path, components };
      const { pages, notFound } = update.site;
      const found = pages[path];
      return { ...(found ?? notFound), path: found ? path : null, components };
    },
    receive,
    follow(change) {
      const next = applyChange(update, change);
      if (next) receive(next);
      return next !== undefined;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
