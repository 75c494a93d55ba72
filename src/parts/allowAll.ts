import type { Consents } from './contexts.ts';

/** Where nobody is asked, everything is allowed. */
export const allowAll: Consents = { allows: () => true, allow() {}, onAnswer: () => () => {} };
