import type { EventRow, ListedEvent } from '#build/listEvents.ts';
import type { Site } from '#schema/site.ts';
import { countsUnasked } from '#vendors/counters.ts';
import { askedCategories, type Kind, kindsOf } from '#vendors/ledger.ts';
import { isStatistics } from '#vendors/names.ts';
import { accountsOf } from '#vendors/pixels.ts';
import type { SentEvent } from './fakes/fakeHosts.ts';
import type { Issue } from './Finding.ts';

/** An event that must be sent, by the rule with this index. */
type ExpectedEvent = Omit<SentEvent, 'eventId' | 'path'> & { rule: number };

/** The names that this tab has sent once, for each kind. */
export type SentOnce = Readonly<Record<Kind, Set<string>>>;

export type ConsentAnswer = 'accepted' | 'rejected';

/** Who may get events after this answer, or before any. */
export function kindsAfter(site: Site, answer?: ConsentAnswer): Kind[] {
  const asked = askedCategories(site);
  const isUnasked = countsUnasked(site.pixel, site.consent.ask);
  return kindsOf(site).filter(
    (kind) =>
      !asked.includes(kind) ||
      answer === 'accepted' ||
      (answer === undefined && isUnasked && kind === 'statistics'),
  );
}

/** What the providers of these kinds must get when a row of the contract happens. */
export function expectedEvents(
  site: Site,
  row: EventRow | undefined,
  { kinds, sentOnce }: { kinds: readonly Kind[]; sentOnce: SentOnce },
): ExpectedEvent[] {
  return kinds.flatMap((kind) => {
    const events = (row?.events ?? []).filter(({ send, once }) => {
      const isSent = once && sentOnce[kind].has(send);
      if (once) sentOnce[kind].add(send);
      return !isSent;
    });
    return kind === 'statistics' ? countedEvents(events) : advertisingEvents(site, events);
  });
}

/** Page views carry no value, nor does anything that is worth nothing. Matomo has one currency for a site. */
function countedEvents(events: readonly ListedEvent[]): ExpectedEvent[] {
  return events.flatMap(({ send, rule, accounts, value, currency }) => {
    const isWorth = value > 0 && send !== 'PageView';
    return accounts
      .filter(({ provider }) => isStatistics(provider))
      .map((account) => ({
        ...account,
        rule,
        value: isWorth ? String(value) : null,
        currency: isWorth && account.provider !== 'matomo' ? currency : null,
      }));
  });
}

function advertisingEvents({ pixel }: Site, events: readonly ListedEvent[]): ExpectedEvent[] {
  if (!pixel) return [];
  return events.flatMap(({ send, rule, accounts: all, ...event }): ExpectedEvent[] => {
    const accounts = all.filter(({ provider }) => !isStatistics(provider));
    const data = { rule, value: String(event.value), currency: event.currency };
    const conversions = accountsOf(pixel).flatMap(({ id, conversions: labelled = [] }) =>
      labelled
        .filter((conversion) => conversion.send === send)
        .map(({ label }) => ({ provider: 'google' as const, id: `${id}/${label}` })),
    );
    // TikTok's own page view carries nothing.
    const tiktok =
      send === 'PageView'
        ? { rule, name: 'Pageview', value: null, currency: null }
        : { ...data, name: send };
    return [
      ...accounts
        // Google Ads counts conversions alone.
        .filter(({ provider, id }) => provider !== 'tiktok' && !id.startsWith('AW-'))
        .map((account) => ({ ...data, ...account })),
      ...conversions.map((conversion) => ({ ...data, ...conversion, name: 'conversion' })),
      // One call for all accounts.
      ...(accounts.some(({ provider }) => provider === 'tiktok')
        ? [{ ...tiktok, provider: 'tiktok' as const, id: null }]
        : []),
    ];
  });
}

type Happened = { expected: readonly ExpectedEvent[]; sent: readonly SentEvent[]; when: string };

/** Exactly what the contract says was sent: nothing is missing, and nothing more came. */
export function checkEvents({ expected, sent, when }: Happened): Issue[] {
  const extra = sent.map(describe);
  const missing = expected.filter((event) => {
    const index = extra.indexOf(describe(event));
    if (index !== -1) extra.splice(index, 1);
    return index === -1;
  });
  return [
    ...missing.map((event): Issue => {
      const facts = { event: describe(event), when };
      return { code: 'event-missing', facts, path: ['pixel', 'events', event.rule] };
    }),
    ...extra.map((event): Issue => ({ code: 'event-undeclared', facts: { event, when } })),
  ];
}

function describe({ provider, id, name, value, currency }: Omit<ExpectedEvent, 'rule'>): string {
  const account = id === null ? provider : `${provider} (${id})`;
  return `${name} to ${account}${value === null ? '' : ` with ${value} ${currency}`}`;
}
