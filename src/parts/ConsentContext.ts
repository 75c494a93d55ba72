import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Category } from '#schema/consent.ts';

/** What the visitor has said yes or no to. */
export type Consents = {
  /** Undefined while there is no answer. What needs no consent is allowed. */
  allows(category: Category): boolean | undefined;
  /** Takes a yes to one category, for good. */
  allow(category: Category): void;
  /** Calls back at every answer from now on; returns the way to stop. */
  onAnswer(listener: () => void): () => void;
};

/** Without a consent banner, everything is allowed. */
export const ConsentContext = createContext<Consents>({
  allows: () => true,
  allow: () => {},
  onAnswer: () => () => {},
});

/** Whether a category is allowed now, and the way to allow it. The prerendered page knows no answer. */
export function useConsent(category: Category): [isAllowed: boolean, allow: () => void] {
  const consents = useContext(ConsentContext);
  const isAllowed = useSyncExternalStore(
    consents.onAnswer,
    () => consents.allows(category) === true,
    () => false,
  );
  return [isAllowed, () => consents.allow(category)];
}
