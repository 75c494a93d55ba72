import { type FocusEvent, useRef, useSyncExternalStore } from 'react';
import { useMessages } from '#parts/contexts.ts';
import type { Constants } from '#schema/constants.ts';

/** The messages at the edge of the page. The list is there from the start, or screen readers miss what comes into it. */
export function Toasts({ store }: { store: ToastStore }) {
  const messages = useMessages();
  const before = useRef<HTMLElement>(null);
  const rememberFocus = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement) before.current = relatedTarget;
  };
  const dismiss = (id: number) => {
    store.dismiss(id);
    before.current?.focus();
  };
  const toasts = useSyncExternalStore(store.subscribe, store.toasts, store.toasts);
  return (
    <section aria-label={messages.notifications}>
      <div role="status">
        {toasts
          .filter(({ isOpen }) => isOpen)
          .map(({ id, text }) => (
            <div key={id} data-toast="">
              <p>{text}</p>
              <button type="button" onFocus={rememberFocus} onClick={() => dismiss(id)}>
                {messages.dismiss}
              </button>
            </div>
          ))}
      </div>
    </section>
  );
}

/** A message: open until it is dismissed, then kept out of sight until its time is over. */
export type ToastEntry = { id: number; text: string; isOpen: boolean };

export type ToastStore = {
  /** The entries, the newest first; the same array until something changes. */
  toasts(): readonly ToastEntry[];
  add(text: string): void;
  dismiss(id: number): void;
  subscribe(listener: () => void): () => void;
};

/** Keeps at most `limit` messages, the newest winning; a dismissed one leaves after `removeAfter`. */
export function createToastStore({ limit, removeAfter }: Constants['toast']): ToastStore {
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
