/** A value that others can follow, as `useSyncExternalStore` wants it. */
export type Value<Content> = {
  get(): Content;
  set(next: Content): void;
  subscribe(listener: () => void): () => void;
};

export function createValue<Content>(first: Content): Value<Content> {
  let current = first;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(next) {
      if (Object.is(next, current)) return;
      current = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
