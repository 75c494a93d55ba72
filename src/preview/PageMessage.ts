import type { EventRule } from '#schema/pixel.ts';

/**
 * What a page tells the window around it, by `postMessage` to the same origin. A page that stands
 * alone tells nobody.
 */
export type PageMessage = { fascia: 'page' } & (
  | { kind: 'shown'; path: string }
  | { kind: 'sent'; event: SentEvent }
  | { kind: 'answered'; answer: string }
);

/** An event that a visitor’s page would have sent. */
export type SentEvent = { rule: EventRule; value: string; path: string };

/** What the window tells a page. */
export type WindowMessage = { fascia: 'window'; kind: 'go'; path: string };

/** How the window wants a page to stand: written on the frame around it, read when the page starts. */
export type ForcedState = {
  /** `asked` is a visitor who has not answered yet; without it, this browser's own answer counts. */
  consent?: 'asked' | 'accepted' | 'rejected';
  isMotionReduced?: boolean;
  /** Nothing of another host loads, as behind a blocker. */
  isOutsideBlocked?: boolean;
};
