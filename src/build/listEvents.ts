import { reportsForms } from '#load/collectDeclarations.ts';
import type { EventName, EventRule, ProviderName } from '#schema/pixel.ts';
import type { Site } from '#schema/site.ts';
import { nameFor } from '#vendors/names.ts';
import { accountsOf } from '#vendors/pixels.ts';

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
  action: 'visit' | 'click' | 'schedule' | 'submit';
  /** The clickName of the button. */
  click?: string;
  events: ListedEvent[];
};

/**
 * The event contract of a site: every page with everything that a visitor can do there, and what is
 * sent then; nothing else is ever sent. With consent asked for, it is sent after the visitor's yes.
 */
export function listEvents({ pixel, routes, notFound, links }: Site): EventRow[] {
  const eventsWhen = (matches: (rule: EventRule) => boolean): ListedEvent[] =>
    (pixel?.events ?? []).flatMap((rule, index) => {
      if (!pixel || !matches(rule)) return [];
      const { value, currency } = pixel;
      const { send, once = false } = rule;
      const accounts = accountsOf(pixel).map(({ provider, id }) => ({
        provider,
        id,
        name: nameFor(provider, send),
      }));
      return [{ send, rule: index, value, currency, once, accounts }];
    });
  return [
    ...routes.map((page) => ({ ...page, route: page.path })),
    { ...notFound, route: null },
  ].flatMap(({ declared, route }): EventRow[] => {
    const isIn = (pages: EventRule['onVisit'], except: readonly string[] = []) =>
      pages === 'all'
        ? route === null || !except.includes(route)
        : route !== null && (pages?.includes(route) ?? false);
    const onVisit = (rule: EventRule) => isIn(rule.onVisit, rule.except);
    const onSchedule = (rule: EventRule) => isIn(rule.onSchedule);
    const onSubmit = (rule: EventRule) => isIn(rule.onSubmit);
    const sending: EventRow = { route, action: 'submit', events: eventsWhen(onSubmit) };
    const booking: EventRow = { route, action: 'schedule', events: eventsWhen(onSchedule) };
    return [
      { route, action: 'visit', events: eventsWhen(onVisit) },
      ...declared.clicks.map((click): EventRow => {
        const events = eventsWhen(({ onClick }) => onClick === click);
        return { route, action: 'click', click, events };
      }),
      ...(declared.reportsBookings ? [booking] : []),
      ...(reportsForms(declared, links) ? [sending] : []),
    ];
  });
}
