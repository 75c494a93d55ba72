import type { ForcedState, PageMessage, WindowMessage } from './PageMessage.ts';
import { metaOf } from './shell.ts';

/** The window around this page. */
export type Frame = NonNullable<ReturnType<typeof findFrame>>;

/** The window that frames this page; null for a page at its own address. */
export function findFrame() {
  // The page's policy lets nobody else frame it.
  if (window.parent === window) return null;
  const origin = metaOf('window');
  return {
    forced: readName(),
    send: (message: PageMessage) => window.parent.postMessage(message, origin),
    listen(listener: (message: WindowMessage) => void) {
      addEventListener('message', ({ data, origin: from, source }: MessageEvent<WindowMessage>) => {
        if (from === origin && source === window.parent) listener(data);
      });
    },
  };
}

function readName(): ForcedState {
  try {
    return JSON.parse(window.name) as ForcedState;
  } catch {
    return {};
  }
}

/** Puts this page into the state that the window wants, before anything of it is rendered. */
export function forceState({ consent, isMotionReduced, isOutsideBlocked }: ForcedState): void {
  if (consent) replaceStorage();
  if (isMotionReduced) reduceMotion();
  if (isOutsideBlocked) blockOutside();
}

/** Answers the consent banner as a visitor would, by its buttons. */
export function answerConsent({ consent }: ForcedState): void {
  if (consent !== 'accepted' && consent !== 'rejected') return;
  document.querySelector<HTMLElement>(`#_consent [data-consent="${consent}"]`)?.click();
}

/** A storage of this page alone, in memory: the answers of other frames and of this browser stay as they are. */
function replaceStorage(): void {
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

/** A media query as a visitor who prefers less motion would match it. */
function asReduced(condition: string): string {
  return condition
    .replace(/\(prefers-reduced-motion:\s*reduce\)/g, '(min-width: 0)')
    .replace(/\(prefers-reduced-motion:\s*no-preference\)/g, '(max-width: 0)');
}

/** No script can set it in the browser, so the rules are rewritten as they are inserted. */
function reduceMotion(): void {
  const matchMedia = window.matchMedia.bind(window);
  window.matchMedia = (query) => matchMedia(asReduced(query));
  const { insertRule } = CSSStyleSheet.prototype;
  CSSStyleSheet.prototype.insertRule = function insertReduced(rule, index) {
    return insertRule.call(this, asReduced(rule), index);
  };
}

/** A policy that is added later counts for all that is fetched from then on. */
function blockOutside(): void {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = `default-src 'self' 'unsafe-inline' data: ws: wss:`;
  document.head.append(policy);
}
