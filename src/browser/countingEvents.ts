import type { Retry } from '#parts/download.ts';
import type { Consents } from '#parts/contexts.ts';
import { countedStore, objectionStore } from '#vendors/names.ts';
import type { ConsentConfig, PixelConfig } from './BootConfig.ts';
import { createConsent } from './consent.ts';
import { dataOf, ids, storeOf } from './dom.ts';
import { createEvents, loadProvider } from './events.ts';

type Counting = typeof import('./providers/countVisits.ts');

/**
 * Consent on a site that counts visits. Where that is done without a question, visitors object in the settings,
 * and nobody is counted whose browser says no (Global Privacy Control) unless they allow it there. What they say
 * is kept until they say something else, whatever the site asks for meanwhile.
 */
export function createCountingConsent(config: ConsentConfig): Consents {
  const consents = createConsent(config);
  if (!config.isCounted) return consents;
  const store = storeOf(objectionStore);
  let isAllowed = !navigator.globalPrivacyControl;
  const read = () => {
    try {
      const answer = localStorage.getItem(store);
      if (answer) isAllowed = answer === 'no';
    } catch {
      // No storage here (private windows): the answer counts for this page.
    }
  };
  const box = () =>
    document.querySelector<HTMLInputElement>(`#${ids.consent} input[name=statistics]`);
  const tick = () => Object.assign(box() ?? {}, { checked: isAllowed });
  const choiceOf = ({ target }: Event) => {
    const button = (target as Element).closest('button');
    return button && dataOf(button).consent;
  };
  const answer = (event: Event) => {
    const choice = choiceOf(event);
    if (!choice || choice === 'ask') return;
    isAllowed = choice === 'accepted' || (choice === 'chosen' && !!box()?.checked);
    try {
      localStorage.setItem(store, isAllowed ? 'no' : 'yes');
    } catch {
      // As above.
    }
  };
  read();
  tick();
  // Before the answer to what is asked for is passed on, and after the boxes are ticked for that.
  addEventListener('click', answer, true);
  addEventListener('click', (event) => choiceOf(event) === 'ask' && tick());
  addEventListener('storage', read);
  addEventListener('pageshow', read);
  return {
    ...consents,
    allows: (category) => (category === 'statistics' ? isAllowed : consents.allows(category)),
  };
}

/** The events of the pixel and of those that count visits, each after the answer to its own question. */
export function createCountingEvents(
  { statistics, ...pixel }: PixelConfig,
  consents: Consents,
  fetching: Retry,
): ReturnType<typeof createEvents> {
  const { events: rules, accounts } = pixel;
  const all: ReturnType<typeof createEvents>[] = [];
  if (accounts.length > 0)
    all.push(createEvents(rules, consents, () => loadProvider(pixel, fetching), fetching));
  if (statistics) {
    const load = async () => {
      const { countVisits }: Counting = await import(/* @vite-ignore */ statistics.module);
      return () => countVisits({ ...pixel, ...statistics });
    };
    const ofStatistics = { ...consents, allows: () => consents.allows('statistics') };
    all.push(createEvents(rules, ofStatistics, load, fetching));
    consents.onAnswer(() => forgetAfterRefusal(consents));
  }
  return {
    visit: (path) => all.forEach(({ visit }) => visit(path)),
    report: (...done) => all.forEach(({ report }) => report(...done)),
  };
}

/** Forgets what was counted in this tab. What came with an earlier page of it is forgotten as well. */
function forgetAfterRefusal({ allows }: Consents): void {
  if (allows('statistics') !== false) return;
  try {
    sessionStorage.removeItem(storeOf(countedStore));
  } catch {
    // No storage here (private windows): nothing is stored.
  }
}
