import type { BootConfig } from './BootConfig.ts';

export type Answer = 'accepted' | 'rejected';

export type ConsentAnswers = {
  /** The visitor's answer; undefined while there is none. */
  answer(): Answer | undefined;
  /** Calls back at every answer from now on. */
  onAnswer(listener: (answer: Answer) => void): void;
};

const STORE = 'consent';
const DAY = 86_400_000;
/** The banner's distance from the edges of the screen, twice, in pixels. */
const MARGIN = 24;

/**
 * Asks for consent with the banner that stands in the page, and keeps the answer in this browser
 * for so many days. An answer given in another tab counts here at once. With `ask: false` the
 * answer is yes from the start.
 */
export function createConsent({ ask, rememberFor }: BootConfig['consent']): ConsentAnswers {
  const root = document.documentElement;
  const banner = document.getElementById('_consent');
  const listeners: ((answer: Answer) => void)[] = [];
  const stored = () => remembered(rememberFor * DAY);
  let current = ask ? stored() : 'accepted';
  /** What had the focus before the banner. */
  let before: EventTarget | null = null;

  const show = (isAsking: boolean) => {
    root.dataset.consent = isAsking ? 'ask' : '';
  };
  const settle = (answer: Answer) => {
    current = answer;
    show(false);
    for (const listener of listeners) listener(answer);
  };
  const adopt = () => {
    const answer = stored();
    if (ask && answer && answer !== current) settle(answer);
  };

  document.addEventListener('click', ({ target }) => {
    const choice = (target as Element).closest<HTMLElement>('button[data-consent]')?.dataset
      .consent;
    if (choice === 'ask') {
      show(true);
      banner?.focus();
    } else if (choice) {
      remember(choice as Answer);
      settle(choice as Answer);
      (before as HTMLElement | null)?.focus();
    }
  });
  addEventListener('storage', adopt);
  addEventListener('pageshow', adopt);
  if (banner) {
    banner.addEventListener('focusin', ({ relatedTarget }) => {
      if (!banner.contains(relatedTarget as Node | null)) before = relatedTarget;
    });
    // Room for the banner, so that it never covers what has the focus (WCAG 2.4.11).
    new ResizeObserver(() => {
      const height = banner.offsetHeight;
      root.style.setProperty('--consent-height', `${height && height + MARGIN}px`);
    }).observe(banner);
  }
  show(!current);
  return { answer: () => current, onAnswer: (listener) => void listeners.push(listener) };
}

function remembered(lifetime: number): Answer | undefined {
  try {
    const { answer, at } = JSON.parse(localStorage.getItem(STORE) ?? '');
    const isAnswer = answer === 'accepted' || answer === 'rejected';
    return isAnswer && Date.now() - at < lifetime ? answer : undefined;
  } catch {
    return undefined; // never asked, or no storage here: ask
  }
}

function remember(answer: Answer): void {
  try {
    localStorage.setItem(STORE, JSON.stringify({ answer, at: Date.now() }));
  } catch {
    // No storage here (private windows): the answer holds for this page.
  }
}
