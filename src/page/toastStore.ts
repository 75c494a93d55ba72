/** A message: open until it is dismissed, then kept out of sight until its time is over. */
export type ToastEntry = { id: number; text: string; isOpen: boolean };

export type ToastStore = {
  /** The entries, the newest first; the same array until something changes. */
  toasts(): readonly ToastEntry[];
  add(text: string): void;
  dismiss(id: number): void;
  subscribe(listener: () => void): () => void;
};

type Limits = {
  /** How many are kept at most. */ limit: number;
  /** Milliseconds. */ removeAfter: number;
};

/** Keeps at most `limit` messages, the newest winning; a dismissed one leaves after `removeAfter`. */
export function createToastStore({ limit, removeAfter }: Limits): ToastStore {
  let entries: readonly ToastEntry[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const change = (next: readonly ToastEntry[]) => {
    entries = next;
    for (const listener of listeners) listener();
  };
  return {
    toasts: () => entries,
    add(text) {
      lastId += 1;
      change([{ id: lastId, text, isOpen: true }, ...entries].slice(0, limit));
    },
    dismiss(id) {
      change(entries.map((entry) => (entry.id === id ? { ...entry, isOpen: false } : entry)));
      setTimeout(() => change(entries.filter((entry) => entry.id !== id)), removeAfter);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
