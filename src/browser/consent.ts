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

/**
 * Asks for consent with the banner that stands in the page, and keeps the answer in this browser
 * for so many days. With `ask: false` the answer is yes from the start.
 */
export function createConsent({ ask, rememberFor }: BootConfig['consent']): ConsentAnswers {
  const root = document.documentElement;
  const banner = document.getElementById('consent');
  const listeners: ((answer: Answer) => void)[] = [];
  let current = ask ? remembered(rememberFor * DAY) : 'accepted';

  const show = (isAsking: boolean) => {
    root.dataset.consent = isAsking ? 'ask' : '';
    // Room for the banner, so that it never covers what has the focus (WCAG 2.4.11).
    root.style.setProperty(
      '--consent-height',
      `${isAsking ? (banner?.offsetHeight ?? 0) + 24 : 0}px`,
    );
  };

  document.addEventListener('click', ({ target }) => {
    const choice = (target as Element).closest<HTMLElement>('button[data-consent]')?.dataset
      .consent;
    if (choice === 'ask') {
      show(true);
      banner?.focus();
    } else if (choice) {
      current = choice as Answer;
      remember(current);
      show(false);
      for (const listener of listeners) listener(current);
    }
  });
  show(!current);
  return { answer: () => current, onAnswer: (listener) => void listeners.push(listener) };
}

function remembered(lifetime: number): Answer | undefined {
  try {
    const { answer, at } = JSON.parse(localStorage.getItem(STORE) ?? '');
    return Date.now() - at < lifetime ? answer : undefined;
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
