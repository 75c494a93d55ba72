import type { EventRow } from '#build/listEvents.ts';
import type { Site } from '#schema/site.ts';
import { accountsOf } from '#vendors/pixels.ts';
import type { SentEvent } from './fakes/providers.ts';
import type { Fault } from './Finding.ts';

/** An event that must be sent, by the rule with this index. */
type ExpectedEvent = Omit<SentEvent, 'eventId' | 'path'> & { rule: number };

/** What the providers must get when a row of the contract happens. `once` holds the names that this tab has sent once. */
export function expectedEvents(
  { pixel }: Site,
  row: EventRow | undefined,
  once: Set<string>,
): ExpectedEvent[] {
  if (!pixel || !row) return [];
  const due = row.events.filter(({ send, once: isOnce }) => {
    const isDue = !isOnce || !once.has(send);
    if (isOnce) once.add(send);
    return isDue;
  });
  return due.flatMap(({ send, rule, accounts, ...event }) => {
    const data = { rule, value: String(event.value), currency: event.currency };
    const hasTiktok = accounts.some(({ provider }) => provider === 'tiktok');
    // One call for all accounts; TikTok's own page view carries nothing.
    const tiktok =
      send === 'PageView'
        ? { rule, name: 'Pageview', value: null, currency: null }
        : { ...data, name: send };
    return [
      ...accounts
        // Google Ads counts conversions alone.
        .filter(({ provider, id }) => provider !== 'tiktok' && !id.startsWith('AW-'))
        .map((account) => ({ ...data, ...account })),
      ...accountsOf(pixel).flatMap(({ id, conversions = [] }) =>
        conversions
          .filter((conversion) => conversion.send === send)
          .map(({ label }) => ({
            ...data,
            provider: 'google' as const,
            id: `${id}/${label}`,
            name: 'conversion',
          })),
      ),
      ...(hasTiktok ? [{ ...tiktok, provider: 'tiktok' as const, id: null }] : []),
    ];
  });
}

type Happened = { expected: readonly ExpectedEvent[]; sent: readonly SentEvent[]; when: string };

/** Exactly what the contract says was sent: nothing is missing, and nothing more came. */
export function checkEvents({ expected, sent, when }: Happened): Fault[] {
  const extra = sent.map(describe);
  const missing = expected.filter((event) => {
    const index = extra.indexOf(describe(event));
    if (index !== -1) extra.splice(index, 1);
    return index === -1;
  });
  return [
    ...missing.map((event): Fault => {
      const facts = { event: describe(event), when };
      return { code: 'event-missing', facts, path: ['pixel', 'events', event.rule] };
    }),
    ...extra.map((event): Fault => ({ code: 'event-undeclared', facts: { event, when } })),
  ];
}

function describe({ provider, id, name, value, currency }: Omit<ExpectedEvent, 'rule'>): string {
  const account = id === null ? provider : `${provider} (${id})`;
  return `${name} to ${account}${value === null ? '' : ` with ${value} ${currency}`}`;
}
