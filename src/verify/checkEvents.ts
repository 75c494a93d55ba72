import type { EventRow } from '#build/listEvents.ts';
import type { Site } from '#schema/site.ts';
import { accountsOf } from '#vendors/pixels.ts';
import type { SentEvent } from './fakes/fakeHosts.ts';
import type { Issue } from './Finding.ts';

/** An event that must be sent, by the rule with this index. */
type ExpectedEvent = Omit<SentEvent, 'eventId' | 'path'> & { rule: number };

/** What the providers must get when a row of the contract happens. `sentOnce` holds the names that this tab has sent once. */
export function expectedEvents(
  { pixel }: Site,
  row: EventRow | undefined,
  sentOnce: Set<string>,
): ExpectedEvent[] {
  if (!pixel || !row) return [];
  return row.events.flatMap(({ send, rule, accounts, once, ...event }): ExpectedEvent[] => {
    if (once && sentOnce.has(send)) return [];
    if (once) sentOnce.add(send);
    const data = { rule, value: String(event.value), currency: event.currency };
    const conversions = accountsOf(pixel).flatMap(({ id, conversions: all = [] }) =>
      all
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
