import type { EventName, ProviderName } from '#schema/pixel.ts';

// The names that a visitor's browser needs, apart from the tables of vendors, which never reach it.

/** Where the site stores the answer to the question for consent, for days. */
export const answerStore = 'consent';

/** Where it stores the announcement that was closed, until that is removed. */
export const announcementStore = 'announcement';

/** Where it stores that a visitor has chosen light or dark. */
export const schemeStore = 'scheme';

/** Where it stores the campaign that brought the visitor: in the tab, after a yes. */
export const campaignStore = 'campaign';

/** Where it stores what is typed into forms: in the tab, until it is sent. */
export const formStore = 'form';

/** Where it stores the events that were sent once: in the tab, after a yes. */
export const sentStore = 'sent';

/** What a provider calls an event. What Google has no word for goes in snake case, as Google's do. */
export function nameFor(provider: ProviderName, name: EventName): string {
  return provider === 'google'
    ? (recommended[name] ?? name.replace(/(?!^)[A-Z]/g, '_$&').toLowerCase())
    : name;
}

/** Google's "Recommended events". */
const recommended: { readonly [Name in EventName]?: string } = {
  CompleteRegistration: 'sign_up',
  InitiateCheckout: 'begin_checkout',
  Lead: 'generate_lead',
  ViewContent: 'view_item',
};
