import { type EventRow, listEvents } from '#build/listEvents.ts';
import type { Site } from '#schema/site.ts';
import { accountsOf } from '#vendors/pixels.ts';

/** The event contract for people: a table, and above it what holds for every event. */
export function printEvents(site: Site): string {
  const { pixel, consent } = site;
  if (!pixel) return 'No event is ever sent: site.yaml has no pixel.\n';
  const accounts = accountsOf(pixel).map(({ provider, id }) => `${provider} (${id})`);
  const when = consent.ask
    ? 'They wait for the visitor’s yes; a no drops them.'
    : 'Visitors are not asked (consent: ask: false).';
  const rows = listEvents(site).map(toCells);
  const table = [['page', 'action', 'events'], ...rows];
  const [first = 0, second = 0] = [0, 1].map((column) =>
    Math.max(...table.map((cells) => cells[column]?.length ?? 0)),
  );
  const lines = table.map(
    ([page = '', action = '', events = '']) =>
      `${page.padEnd(first)}  ${action.padEnd(second)}  ${events}`,
  );
  return [
    `Every event carries value ${pixel.value} ${pixel.currency} and an id of its own,`,
    `and goes to ${accounts.join(', ')}. ${when}`,
    '',
    ...lines,
    '',
  ].join('\n');
}

function toCells({ route, action, click, events }: EventRow): string[] {
  return [
    route ?? 'any other path',
    click === undefined ? action : `${action} ${click}`,
    events.map(({ send, once }) => (once ? `${send} (once in a tab)` : send)).join(', ') || '–',
  ];
}
