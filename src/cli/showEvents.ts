import { join } from 'node:path';
import { type EventRow, listEvents } from '#build/listEvents.ts';
import { inertJson } from '#problems/inert.ts';
import { readSite } from '#repair/readSite.ts';
import type { Site } from '#schema/site.ts';
import { countedAccounts, countsUnasked } from '#vendors/counters.ts';
import { accountsOf } from '#vendors/pixels.ts';
import type { OptionsOf } from './commands.ts';
import { printProblems } from './formats.ts';
import type { Terminal } from './Terminal.ts';

/**
 * Prints which visit and which click sends which event. Returns the exit code: 0 when printed, 1 when
 * the site file has errors.
 */
export async function showEvents(
  { root = '', format }: OptionsOf<'events'>,
  { out, error, colour }: Terminal,
): Promise<number> {
  const file = join(root, 'site.yaml');
  const { site, problems, source } = await readSite(file);
  if (!site) {
    const errors = problems.filter(({ severity }) => severity === 'error');
    error(printProblems({ file, source, problems: errors }, colour));
    return 1;
  }
  out(format === 'json' ? `${inertJson(listEvents(site), 2)}\n` : printEvents(site));
  return 0;
}

/** The event contract for people: a table, and above it what holds for every event. */
function printEvents(site: Site): string {
  const { pixel, consent } = site;
  if (!pixel) return 'No event is ever sent: site.yaml has no pixel.\n';
  const accounts = accountsOf(pixel).map(({ provider, id }) => `${provider} (${id})`);
  const when = consent.ask
    ? 'They wait for the visitor’s yes; a no drops them.'
    : 'Visitors are not asked (consent: ask: false).';
  const isUnasked = consent.ask && countsUnasked(pixel, true);
  const counted = countedAccounts(pixel, site.links).map(({ provider }) => provider);
  const table = [['page', 'action', 'events'], ...listEvents(site).map(toCells)];
  const widths = [0, 1].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  return [
    `Every event carries value ${pixel.value} ${pixel.currency} and an id of its own,`,
    `and goes to ${accounts.join(', ')}. ${when}`,
    ...(isUnasked
      ? [`Those to ${counted.join(' and ')} do not wait, and end when the visitor objects.`]
      : []),
    '',
    ...table.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')),
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
