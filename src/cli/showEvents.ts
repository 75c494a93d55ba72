import { type EventRow, listEvents } from '#build/listEvents.ts';
import { readSite } from '#repair/readSite.ts';
import { printPretty } from '#problems/printPretty.ts';
import type { Site } from '#schema/site.ts';
import { accountsOf } from '#vendors/pixels.ts';
import { join } from 'node:path';
import { describeFailure, type Terminal } from './Terminal.ts';
import { type Command, readOptions } from './readOptions.ts';

const file = 'site.yaml';

const command = {
  call: 'npm run events',
  about: 'Says which visit and which click sends which event.',
  options: {
    format: { takes: ['table', 'json'], about: 'For people (a table), or for programs.' },
  },
  examples: [
    'npm run events',
    'npm run --silent events -- --format json   (without the lines that npm adds)',
  ],
} as const satisfies Command;

/**
 * Prints which visit and which click sends which event. Returns the exit code: 0 when printed, 1 when
 * the site file has errors, 2 when the arguments or the command itself are wrong.
 */
export async function showEvents(
  root: string,
  argv: readonly string[],
  terminal: Terminal,
): Promise<number> {
  const read = readOptions(command, argv, terminal);
  if (typeof read === 'number') return read;
  try {
    const { site, problems, source } = await readSite(join(root, file));
    if (!site) {
      const errors = problems.filter(({ severity }) => severity === 'error');
      terminal.error(`${printPretty(errors, { file, source, colour: terminal.colour })}\n`);
      return 1;
    }
    const isJson = read.options.format === 'json';
    terminal.out(isJson ? `${JSON.stringify(listEvents(site), null, 2)}\n` : printEvents(site));
    return 0;
  } catch (error) {
    terminal.error(`The events could not be listed. ${describeFailure(error, terminal)}\n`);
    return 2;
  }
}

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
