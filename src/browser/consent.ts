import type { Consents } from '#parts/ConsentContext.ts';
import type { Category } from '#schema/consent.ts';
import { answerStore } from '#vendors/ownStores.ts';
import type { ConsentConfig } from './BootConfig.ts';

type Answers = { [Name in Category]?: boolean };

/** The banner's distance from the edge of the screen, and from what it makes room for, in pixels. */
const MARGIN = 36;

/**
 * Asks for consent with the banner that stands in the page, and keeps the answers in this browser
 * for so many days, or until the third parties are others. An answer given in another tab counts
 * here at once. A browser that says no for its visitor (Global Privacy Control) is not asked again:
 * that is a no to marketing, until the visitor says yes in the settings.
 *
 * The banner's room is made in the next frame. Where the page is whole from the start (no `data-later`), it
 * is made at once, at the cost of a layout: the browser may scroll to the page's end before that frame.
 */
export function createConsent({ asked, version, rememberFor }: ConsentConfig): Consents {
  const root = document.documentElement;
  // Looked up when it is needed: in the preview, the page comes later.
  const banner = () => document.getElementById('_consent');
  const listeners = new Set<() => void>();
  const hasSignal = (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl;
  const stored = (): Answers | undefined => {
    try {
      const kept = JSON.parse(localStorage[answerStore]);
      if (kept.version === version && Date.now() - kept.at < rememberFor) return kept.answers;
    } catch {
      // Never asked, or no storage here: ask.
    }
    return undefined;
  };
  let answers: Answers = stored() ?? {};
  /** What had the focus before the banner. */
  let before: HTMLElement | undefined;

  const allows = (category: Category) =>
    !asked.includes(category) ||
    (answers[category] ?? (hasSignal && category === 'marketing' ? false : undefined));
  // Room for the banner, so that it never covers what has the focus (WCAG 2.4.11), nor the end of the
  // page. On the root, a property that is inherited would style the whole page anew.
  const makeRoom = () => {
    const height = banner()?.offsetHeight;
    const room = height ? `${height + MARGIN}px` : '';
    root.style.scrollPaddingBottom = room;
    document.getElementById('_end')?.style.setProperty('--room', room);
  };
  const resizes = new ResizeObserver(makeRoom);
  const show = (isAsking: boolean) => {
    root.dataset.consent = isAsking ? 'ask' : '';
    if (root.dataset.later === undefined) makeRoom();
    // In the preview, the page grows when the banner comes with it.
    resizes.observe(banner() ?? document.body);
  };
  const settle = (next: Answers) => {
    answers = next;
    show(!hasSignal && asked.map(allows).includes(undefined));
    for (const listener of listeners) listener();
  };
  const keep = (next: Answers) => {
    try {
      localStorage[answerStore] = JSON.stringify({ answers: next, at: Date.now(), version });
    } catch {
      // No storage here (private windows): the answer holds for this page.
    }
    settle(next);
  };
  const adopt = () => {
    const next = stored();
    if (next && asked.some((category) => next[category] !== answers[category])) settle(next);
  };
  const boxes = () => [...(banner()?.querySelectorAll('input') ?? [])];
  const ask = () => {
    for (const box of boxes()) box.checked = allows(box.name as Category) === true;
    show(true);
    banner()?.focus();
  };

  addEventListener('click', ({ target }) => {
    const choice = (target as Element).closest('button')?.dataset.consent;
    if (choice === 'ask') {
      ask();
    } else if (choice) {
      const ticked = boxes().flatMap(({ checked, name }) => (checked ? name : []));
      const yes = choice === 'accepted' ? asked : choice === 'chosen' ? ticked : [];
      keep(Object.fromEntries(asked.map((category) => [category, yes.includes(category)])));
      makeRoom(); // none, before the focus goes back: it would scroll the page
      before?.focus();
    }
  });
  addEventListener('focusin', ({ target, relatedTarget }) => {
    const isWithin = (node: EventTarget | null) => banner()?.contains(node as Node);
    if (isWithin(target) && !isWithin(relatedTarget)) before = relatedTarget as HTMLElement;
  });
  addEventListener('storage', adopt);
  addEventListener('pageshow', adopt);
  if (hasSignal) root.dataset.gpc = '';
  settle(answers);
  return {
    allows,
    allow: (category) => keep({ ...answers, [category]: true }),
    onAnswer: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
