import type { EventName, ProviderName, StatisticsProvider } from '#schema/pixel.ts';

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

/** The same of the events that were counted, while the visitor has not objected. */
export const countedStore = 'counted';

/** Where it stores that a visitor objects to being counted, until that is removed. */
export const objectionStore = 'objection';

/** What a provider calls an event. */
export function nameFor(provider: ProviderName, name: EventName): string {
  if (provider === 'google') return googleName(name);
  return name === 'PageView' && isStatistics(provider) ? 'pageview' : name;
}

/** What Google calls it. What it has no word for goes in snake case, as its own do. */
export function googleName(name: EventName): string {
  return recommended[name] ?? name.replace(/(?!^)[A-Z]/g, '_$&').toLowerCase();
}

/** Google's "Recommended events". */
const recommended: { readonly [Name in EventName]?: string } = {
  CompleteRegistration: 'sign_up',
  InitiateCheckout: 'begin_checkout',
  Lead: 'generate_lead',
  ViewContent: 'view_item',
};

/** Those that count visits, for the operator alone. */
const statistics: Readonly<Record<StatisticsProvider, true>> = {
  plausible: true,
  umami: true,
  matomo: true,
};

export function isStatistics(provider: ProviderName): provider is StatisticsProvider {
  return Object.hasOwn(statistics, provider);
}
