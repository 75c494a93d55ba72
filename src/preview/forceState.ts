import type { ForcedState } from './PageMessage.ts';

/**
 * Makes this page stand as the window wants it to, before anything of it is drawn. The consent
 * itself is answered by `answerConsent` when the question stands.
 */
export function forceState({ consent, isMotionReduced, isOutsideBlocked }: ForcedState): void {
  if (consent) forgetAnswers();
  if (isMotionReduced) reduceMotion();
  if (isOutsideBlocked) blockOutside();
}

/** Answers the question on the page as a visitor would, by its own buttons. */
export function answerConsent({ consent }: ForcedState): void {
  if (consent !== 'accepted' && consent !== 'rejected') return;
  document.querySelector<HTMLElement>(`#_consent [data-consent="${consent}"]`)?.click();
}

/** A storage of this page alone, which forgets: the answers of other frames and of this browser stay as they are. */
function forgetAnswers(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
      clear: () => kept.clear(),
    };
    Object.defineProperty(window, name, { value: storage });
  }
}

const reduce = /\(prefers-reduced-motion:\s*reduce\)/g;
const noPreference = /\(prefers-reduced-motion:\s*no-preference\)/g;
/** A condition in the words of a visitor who has asked for less motion. */
const asReduced = (condition: string) =>
  condition.replace(reduce, '(min-width: 0)').replace(noPreference, '(max-width: 0)');

/** No script can ask the browser for it, so the rules are rewritten as they come (writeRules.ts, Emotion). */
function reduceMotion(): void {
  const matchMedia = window.matchMedia.bind(window);
  window.matchMedia = (query) => matchMedia(asReduced(query));
  const { insertRule } = CSSStyleSheet.prototype;
  CSSStyleSheet.prototype.insertRule = function insertReduced(rule, index) {
    return insertRule.call(this, asReduced(rule), index);
  };
}

/** A policy that is added later holds for all that is fetched from then on. */
function blockOutside(): void {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = `default-src 'self' 'unsafe-inline' data: ws: wss:`;
  document.head.append(policy);
}
