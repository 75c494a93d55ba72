import type { Consents } from '#parts/contexts.ts';

/** A visitor, and the way to let them answer. */
export function createVisitor(first?: boolean) {
  const listeners: (() => void)[] = [];
  let current = first;
  const consents: Consents = {
    allows: () => current,
    allow() {},
    onAnswer(listener) {
      listeners.push(listener);
      return () => {};
    },
  };
  const answer = (next: boolean) => {
    current = next;
    for (const listener of listeners) listener();
  };
  return { consents, answer };
}
