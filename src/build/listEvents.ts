import type { EventName, EventRule, ProviderName } from '#schema/pixel.ts';
import type { Site } from '#schema/site.ts';
import { accountsOf, nameFor } from '#vendors/pixels.ts';

/** One event: its name in site.yaml, and what each account gets. */
export type ListedEvent = {
  send: EventName;
  /** The rule that sends it: its index in `pixel.events`. */
  rule: number;
  value: number;
  currency: string;
  /** At most once in a browser tab. */
  once: boolean;
  accounts: { provider: ProviderName; id: string; name: string }[];
};

/** What one action on one page sends, in the order in which it is sent. */
export type EventRow = {
  /** The path, or null for every path that does not exist. */
  route: string | null;
  action: 'visit' | 'click' | 'schedule';
  /** The clickName of the button. */
  click?: string;
  events: ListedEvent[];
};

/**
 * The event contract of a site: every page with everything that a visitor can do there, and what is
 * sent then; nothing else is ever sent. With consent asked for, it is sent after the visitor's yes.
 */
export function listEvents(site: Site): EventRow[] {
  const rows = [
    ...site.routes.map((page) => ({ page, route: page.path })),
    { page: site.notFound, route: null },
  ];
  return rows.flatMap(({ page, route }) => [
    { route, action: 'visit', events: eventsWhen(site, (rule) => isSentOnVisit(rule, route)) },
    ...page.declared.clicks.map((click) => ({
      route,
      action: 'click' as const,
      click,
      events: eventsWhen(site, ({ onClick }) => onClick === click),
    })),
    ...(page.declared.reportsBookings
      ? [
          {
            route,
            action: 'schedule' as const,
            events: eventsWhen(site, (rule) => isSentOnBooking(rule, route)),
          },
        ]
      : []),
  ]);
}

function eventsWhen({ pixel }: Site, matches: (rule: EventRule) => boolean): ListedEvent[] {
  if (!pixel) return [];
  const { value, currency, events } = pixel;
  const all = events.map((rule, index) => ({ rule, index }));
  return all
    .filter(({ rule }) => matches(rule))
    .map(({ rule: { send, once = false }, index }) => ({
      send,
      rule: index,
      value,
      currency,
      once,
      accounts: accountsOf(pixel).map(({ provider, id }) => ({
        provider,
        id,
        name: nameFor(provider, send),
      })),
    }));
}

function isSentOnVisit({ onVisit, except = [] }: EventRule, route: string | null): boolean {
  if (onVisit === 'all') return route === null || !except.includes(route);
  return route !== null && (onVisit?.includes(route) ?? false);
}

function isSentOnBooking({ onSchedule }: EventRule, route: string | null): boolean {
  return onSchedule === 'all' || (route !== null && (onSchedule?.includes(route) ?? false));
}
