import type { Consents } from '#parts/contexts.ts';
import type { Category } from '#schema/consent.ts';
import { answerStore } from '#vendors/names.ts';
import type { ConsentConfig } from './BootConfig.ts';
import { dataOf, ids, storeOf } from './dom.ts';

type Answers = { [Name in Category]?: boolean };

/** The banner's distance from the edge of the screen, and from what it makes room for, in pixels. */
const MARGIN = 36;

/**
 * Shows the consent banner of the page, and stores the answers in this browser for as long as site.yaml
 * says, or until the third parties change. An answer given in another tab counts here at once. A browser
 * that refuses for its visitor (Global Privacy Control) refuses marketing, without a question, until the
 * visitor allows it in the settings.
 *
 * Room for the banner is made in the next frame. Where the page is laid out as a whole from the start (no
 * `data-later`), it is made at once, which costs a layout: the browser may scroll to the end of the page
 * before that frame.
 */
export function createConsent({ asked, version, rememberFor }: ConsentConfig): Consents {
  const root = document.documentElement;
  const state = dataOf(root);
  // Looked up when it is needed: in the preview, the page comes later.
  const banner = () => document.getElementById(ids.consent);
  const listeners = new Set<() => void>();
  const store = storeOf(answerStore);
  const hasSignal = navigator.globalPrivacyControl;
  const stored = (): Answers | undefined => {
    try {
      const { answers, at, version: of } = JSON.parse(localStorage[store]);
      if (of === version && Date.now() - at < rememberFor) return answers;
    } catch {
      // No answer yet, or no storage here.
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
  // page. An inherited property on the root would restyle the whole page.
  const makeRoom = () => {
    const height = banner()?.offsetHeight;
    const room = height ? `${height + MARGIN}px` : '';
    root.style.scrollPaddingBottom = room;
    document.getElementById(ids.end)?.style.setProperty('--room', room);
  };
  const resizes = new ResizeObserver(makeRoom);
  const show = (isAsking: boolean) => {
    state.consent = isAsking ? 'ask' : '';
    if (state.later === undefined) makeRoom();
    // In the preview, the page grows when the banner comes with it.
    resizes.observe(banner() ?? document.body);
  };
  const update = (next: Answers) => {
    answers = next;
    show(!hasSignal && asked.map(allows).includes(undefined));
    for (const listener of listeners) listener();
  };
  const keep = (next: Answers) => {
    try {
      localStorage[store] = JSON.stringify({ answers: next, at: Date.now(), version });
    } catch {
      // No storage here (private windows): the answer counts for this page.
    }
    update(next);
  };
  const readOtherTab = () => {
    const next = stored();
    if (next && asked.some((category) => next[category] !== answers[category])) update(next);
  };
  const boxes = () => [...(banner()?.querySelectorAll('input') ?? [])];
  const ask = () => {
    for (const box of boxes()) box.checked = allows(box.name as Category) === true;
    show(true);
    banner()?.focus();
  };

  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button');
    const choice = button && dataOf(button).consent;
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
  addEventListener('storage', readOtherTab);
  addEventListener('pageshow', readOtherTab);
  if (hasSignal) state.gpc = '';
  update(answers);
  return {
    allows,
    allow: (category) => keep({ ...answers, [category]: true }),
    onAnswer: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
