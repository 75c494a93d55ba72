/** State in one object that others can follow, as `useSyncExternalStore` wants it. */
export type Store<State> = {
  get(): State;
  /** Replaces some of its keys. */
  set(part: Partial<State>): void;
  subscribe(listener: () => void): () => void;
};

export function createStore<State extends object>(first: State): Store<State> {
  let current = first;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(part) {
      current = { ...current, ...part };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
